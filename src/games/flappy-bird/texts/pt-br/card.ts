import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Flappy Bird',
  description: 'Um botão, muitos canos, nenhum descanso',
  otherNames: ['pássaro voador', 'passarinho', 'canos'],
}
