import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Batalha naval',
  description: 'Esconda sua frota, afunde a outra',
  otherNames: ['battleship', 'guerra naval', 'afundar navios', 'submarino', 'barquinhos'],
}
