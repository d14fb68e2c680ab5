import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Damas',
  description: 'Salte, capture e faça uma dama',
  otherNames: ['jogo de damas', 'checkers', 'dama', 'damas internacionais'],
}
