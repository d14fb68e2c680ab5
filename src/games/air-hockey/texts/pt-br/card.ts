import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Air Hockey',
  description: 'Dois rebatedores, um disco, vence quem fizer cinco',
  otherNames: ['aero hóquei', 'hóquei de mesa', 'disco', 'futebol de mesa'],
}
