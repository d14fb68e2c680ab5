import type { moveTexts as english } from '../moves'

export const moveTexts: typeof english = {
  reset: 'Placar zerado',
  words: { rock: 'pedra', paper: 'papel', scissors: 'tesoura', lizard: 'lagarto', spock: 'Spock' },
  against: (hand, other) => `${hand} contra ${other}`,
}
