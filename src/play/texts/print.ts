/** Texts of the print view: its dialog, and what the pages say besides the puzzles. */
import { plural } from '../../engine/core/text'

export const printTexts = {
  title: (game: string) => `Print ${game}`,
  print: 'Print',
  preview: 'Preview',
  making: (done: number, count: number) => `Making ${done + 1} of ${count}…`,
  cannot: 'Nothing was printed: this browser can’t print. Open this page in another browser.',
  failed: 'Couldn’t make the puzzles.',
  tryAgain: 'Try again',
  pages: (count: number) =>
    plural(count, { one: '# page, for A4 and Letter.', other: '# pages, for A4 and Letter.' }),
  /** There are not as many as chosen. */
  fewer: (count: number) =>
    plural(count, {
      one: 'These options give only # puzzle.',
      other: 'These options give only # puzzles.',
    }),
  again: 'The same start prints the same pages again.',
  page: {
    solutions: 'Solutions',
    seed: (seed: number) => `Seed ${seed}`,
    /** A puzzle's number and name. */
    caption: (number: number, name: string) => (name === '' ? String(number) : `${number}. ${name}`),
    /** The address that opens puzzles, after their numbers. */
    address: (numbers: readonly number[], address: string) =>
      numbers.length === 0 ? address : `${numbers.join(', ')}: ${address}`,
  },
}
