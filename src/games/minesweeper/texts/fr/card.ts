import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Démineur',
  description: 'Lis les nombres, signale les mines',
  otherNames: ['mines', 'champ de mines', 'minesweeper', 'sans deviner'],
}
