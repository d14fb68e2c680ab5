/** Games that win and miss the trophies of Number Guessing. */
import type { Play } from '../../../src/games/number-guessing/trophies'
import type { Case, Table } from '../../contract/trophies/table'

const end = (difficulty: Play['options']['difficulty'], Guesses: number): Case<Play> => ({
  result: 'won',
  results: { Guesses },
  options: { difficulty },
})

export const table: Table<Play> = {
  rows: {
    medium: { wins: end('medium', 7), not: [{ result: 'lost' }, end('easy', 5)] },
    halves: { wins: end('easy', 6), not: [end('easy', 7), end('medium', 5)] },
    swift: {
      wins: { ...end('medium', 7), ms: 15_000 },
      not: [{ ...end('medium', 7), ms: 15_001 }, end('easy', 3)],
    },
  },
}
