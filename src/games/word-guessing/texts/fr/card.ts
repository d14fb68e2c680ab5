import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Devine le mot',
  description: 'Trouve le mot avant le réveil du robot',
  otherNames: ['pendu', 'le pendu', 'wordle', 'orthographe', 'word guessing'],
}
