import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Decifre os emojis',
  description: 'Dois ou três emojis e uma resposta',
  otherNames: ['enigma', 'adivinhe a frase', 'quiz', 'quiz de emojis', 'emoji decoder'],
}
