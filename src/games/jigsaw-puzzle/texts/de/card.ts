import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Puzzle',
  description: 'Setz ein Bild zusammen, Klick für Klick',
  otherNames: ['jigsaw', 'puzzleteile', 'bilderpuzzle', 'legespiel'],
}
