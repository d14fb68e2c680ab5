import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Reversi',
  description: 'Cerque peças e vire para a sua cor',
  otherNames: ['virar peças', 'peças pretas e brancas', 'otelo'],
}
