import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Adivina la palabra',
  description: 'Encuentra la palabra antes de que despierte el robot',
  otherNames: ['ahorcado', 'hangman', 'wordle', 'ortografía', 'word guessing'],
}
