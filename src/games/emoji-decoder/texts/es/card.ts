import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Descifra los emojis',
  description: 'Dos o tres emojis y una respuesta',
  otherNames: ['jeroglífico', 'adivina la frase', 'trivia', 'quiz de emojis', 'emoji decoder'],
}
