import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Forca',
  description: 'Encontre a palavra antes que o robô acorde',
  otherNames: ['jogo da forca', 'hangman', 'wordle', 'termo', 'ortografia', 'word guessing'],
}
