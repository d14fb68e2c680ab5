import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Forca',
  description: 'Acerte sem acordar o robô',
  otherNames: ['jogo da forca', 'hangman', 'wordle', 'termo', 'ortografia', 'word guessing'],
}
