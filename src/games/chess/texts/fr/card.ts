import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Échecs extrêmes',
  description: 'Du plus doux au plus impitoyable, ou à deux',
  otherNames: ['échecs', 'chess', 'échec et mat', 'problèmes d’échecs', 'mat en deux'],
}
