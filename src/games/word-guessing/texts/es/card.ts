import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Adivina la palabra',
  description: 'Acierta sin despertar al robot',
  otherNames: ['ahorcado', 'hangman', 'wordle', 'ortografía', 'word guessing'],
}
