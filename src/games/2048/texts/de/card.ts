import type { card as english } from '../card'

export const card: typeof english = {
  title: '2048',
  description: 'Schieben, verschmelzen, vorausdenken',
  otherNames: ['threes', '1024', 'zahlen verschmelzen', 'kacheln'],
}
