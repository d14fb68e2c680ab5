import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Nonogramme',
  description: 'Lis les nombres, dévoile le dessin',
  otherNames: ['picross', 'hanjie', 'logimage', 'griddlers', 'nonogram', 'mots croisés japonais'],
}
