import type { moveTexts as english } from '../moves'

export const moveTexts: typeof english = {
  reset: 'Score remis à zéro',
  words: { rock: 'pierre', paper: 'feuille', scissors: 'ciseaux', lizard: 'lézard', spock: 'Spock' },
  against: (hand, other) => `${hand} contre ${other}`,
}
