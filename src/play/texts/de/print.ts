import { plural } from '../../../engine/core/text'
import type { printTexts as english } from '../print'

export const printTexts: typeof english = {
  title: (game) => `${game} drucken`,
  print: 'Drucken',
  preview: 'Vorschau',
  making: (done, count) => `Erstelle ${done + 1} von ${count}…`,
  cannot:
    'Es wurde nichts gedruckt: Dieser Browser kann nicht drucken. Öffne diese Seite in einem anderen Browser.',
  failed: 'Die Rätsel konnten nicht erstellt werden.',
  tryAgain: 'Neuer Versuch',
  pages: (count) =>
    plural(count, { one: '# Seite, für A4 und US-Letter.', other: '# Seiten, für A4 und US-Letter.' }),
  fewer: (count) =>
    plural(count, {
      one: 'Diese Optionen ergeben nur # Rätsel.',
      other: 'Diese Optionen ergeben nur # Rätsel.',
    }),
  again: 'Derselbe Start druckt wieder dieselben Seiten.',
  page: {
    solutions: 'Lösungen',
    seed: (seed) => `Startzahl ${seed}`,
    caption: (number, name) => (name === '' ? String(number) : `${number}. ${name}`),
    address: (numbers, address) => (numbers.length === 0 ? address : `${numbers.join(', ')}: ${address}`),
  },
}
