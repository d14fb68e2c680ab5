/** Games that win and miss the trophies of Sliding Puzzle. */
import { completeOptions } from '../../../src/engine/core/game/option'
import { options } from '../../../src/games/sliding-puzzle/options'
import { type Event, rules } from '../../../src/games/sliding-puzzle/rules'
import type { Case, Table } from '../../contract/trophies/table'

const done = (size: string, Moves = 300, Time = 400, hints = 0): Case<Event> => ({
  hints,
  result: 'won',
  results: { Moves, Time },
  options: { size },
})

export const table: Table<Event> = {
  rows: {
    fifteen: { wins: done('4'), not: [done('3'), done('4', 300, 400, 1), { options: { size: '4' } }] },
    eight: { wins: done('3', 40), not: [done('3', 41), done('3', 31, 400, 1), done('4', 40)] },
    swift: { wins: done('4', 200, 90), not: [done('4', 200, 90.1), done('4', 200, 90, 1), done('3', 20, 9)] },
    lean: { wins: done('4', 100), not: [done('4', 101), done('3', 50), done('4', 52, 400, 1)] },
    'twenty-four': { wins: done('5'), not: [done('4'), done('5', 300, 400, 1)] },
  },
  drive(see) {
    // One slide is left.
    const state = {
      ...rules.start(completeOptions(options, { size: '3' }), 1),
      tiles: [1, 2, 3, 4, 5, 6, 7, 0, 8],
    }
    const applied = rules.apply(state, 8, 0)
    if ('state' in applied) see.figures(rules.outcome(applied.state)?.results ?? {})
  },
}
