import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Xadrez extremo',
  description: 'De gentil a implacável, ou a dois',
  otherNames: ['xadrez', 'chess', 'xeque-mate', 'problemas de xadrez', 'mate em dois'],
}
