import type { moveTexts as english } from '../moves'

export const moveTexts: typeof english = {
  reset: 'Punkte auf null',
  words: { rock: 'Stein', paper: 'Papier', scissors: 'Schere', lizard: 'Echse', spock: 'Spock' },
  against: (hand, other) => `${hand} gegen ${other}`,
}
