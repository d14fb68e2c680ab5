import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Wörterraten',
  description: 'Finde das Wort, bevor der Roboter erwacht',
  otherNames: ['galgenmännchen', 'hangman', 'wordle', 'buchstabieren', 'galgenraten'],
}
