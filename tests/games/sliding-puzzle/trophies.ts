/** Games that win and miss the trophies of Sliding Puzzle. */
import type { Play } from '../../../src/games/sliding-puzzle/trophies'
import type { Case, Table } from '../../contract/trophies/table'

const done = (size: Play['options']['size'], Moves = 300, Time = 400, hints = 0): Case<Play> => ({
  hints,
  result: 'won',
  results: { Moves, Time },
  options: { size },
})

export const table: Table<Play> = {
  rows: {
    fifteen: { wins: done('4'), not: [done('3'), done('4', 300, 400, 1), { options: { size: '4' } }] },
    eight: { wins: done('3', 40), not: [done('3', 41), done('3', 31, 400, 1), done('4', 40)] },
    swift: { wins: done('4', 200, 90), not: [done('4', 200, 90.1), done('4', 200, 90, 1), done('3', 20, 9)] },
    lean: { wins: done('4', 100), not: [done('4', 101), done('3', 50), done('4', 52, 400, 1)] },
    'twenty-four': { wins: done('5'), not: [done('4'), done('5', 300, 400, 1)] },
  },
}
