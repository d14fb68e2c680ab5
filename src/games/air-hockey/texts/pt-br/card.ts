import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Air Hockey',
  description: 'Um disco, e vence quem fizer cinco',
  otherNames: ['aero hóquei', 'hóquei de mesa', 'disco', 'futebol de mesa'],
}
