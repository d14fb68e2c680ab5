import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Descifra los emojis',
  description: 'Dos o tres emojis, una respuesta oculta',
  otherNames: ['jeroglífico', 'adivina la frase', 'trivia', 'quiz de emojis', 'emoji decoder'],
}
