import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Devine les emojis',
  description: 'Deux ou trois emojis, une réponse',
  otherNames: ['rébus', 'devine l’expression', 'quiz', 'quiz emoji', 'emoji decoder'],
}
