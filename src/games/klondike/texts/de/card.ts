import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Klondike Solitär',
  description: 'Das klassische Solitär, mit lösbaren Spielen',
  otherNames: ['patience', 'solitaire', 'freecell', 'karten', 'kartenspiel', 'windows solitär'],
}
