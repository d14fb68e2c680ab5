import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Jogo da memória',
  description: 'Vire duas cartas e encontre os pares',
  otherNames: ['memória', 'pares', 'achar os pares', 'memory match'],
}
