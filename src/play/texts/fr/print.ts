import { plural } from '../../../engine/core/text'
import type { printTexts as english } from '../print'

export const printTexts: typeof english = {
  title: (game) => `Imprimer\u00a0: ${game}`,
  print: 'Imprimer',
  preview: 'Aperçu',
  making: (done, count) => `Création\u00a0: ${done + 1} sur ${count}…`,
  cannot:
    'Rien n’a été imprimé\u00a0: ce navigateur ne peut pas imprimer. Ouvre cette page dans un autre navigateur.',
  failed: 'Impossible de créer les pages.',
  tryAgain: 'Réessayer',
  pages: (count) =>
    plural(count, {
      one: '# page, pour A4 et Letter.',
      many: '# de pages, pour A4 et Letter.',
      other: '# pages, pour A4 et Letter.',
    }),
  fewer: (count) =>
    plural(count, {
      one: 'Avec ces options, il n’y en a que #.',
      many: 'Avec ces options, il n’y en a que #.',
      other: 'Avec ces options, il n’y en a que #.',
    }),
  again: 'Le même départ imprime de nouveau les mêmes pages.',
  page: {
    solutions: 'Solutions',
    seed: (seed) => `Graine ${seed}`,
    caption: (number, name) => (name === '' ? String(number) : `${number}. ${name}`),
    address: (numbers, address) =>
      numbers.length === 0 ? address : `${numbers.join(', ')}\u00a0: ${address}`,
  },
}
