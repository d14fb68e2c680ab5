import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Bubble Shooter',
  description: 'Apunta, junta tres y deja caer el resto',
  otherNames: ['burbujas', 'puzzle bobble', 'explotar burbujas', 'disparar burbujas'],
}
