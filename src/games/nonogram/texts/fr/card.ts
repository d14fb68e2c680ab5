import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Nonogramme',
  description: 'Lis les nombres du bord, dévoile le dessin',
  otherNames: ['picross', 'hanjie', 'logimage', 'griddlers', 'nonogram', 'mots croisés japonais'],
}
