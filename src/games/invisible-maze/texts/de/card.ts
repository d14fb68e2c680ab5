import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Unsichtbares Labyrinth',
  description: 'Taste dich durch unsichtbare Wände',
  otherNames: ['irrgarten', 'verborgene wände', 'maze'],
}
