import type { moveTexts as english } from '../moves'

export const moveTexts: typeof english = {
  reset: 'Marcador a cero',
  words: { rock: 'piedra', paper: 'papel', scissors: 'tijera', lizard: 'lagarto', spock: 'Spock' },
  against: (hand, other) => `${hand} contra ${other}`,
}
