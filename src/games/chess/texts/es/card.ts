import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Ajedrez extremo',
  description: 'De amable a despiadado, o para dos',
  otherNames: ['ajedrez', 'chess', 'jaque mate', 'problemas de ajedrez', 'mate en dos'],
}
