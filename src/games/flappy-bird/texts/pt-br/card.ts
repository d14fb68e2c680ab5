import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Flappy Bird',
  description: 'Um botão, mil canos e sem descanso',
  otherNames: ['pássaro voador', 'passarinho', 'canos'],
}
