/** Games that win and miss the trophies of Connect Four. */
import type { Play } from '../../../src/games/connect-four/trophies'
import type { Case, Table } from '../../contract/trophies/table'

const beat = (opponent: Play['options']['opponent'], more: Case<Play> = {}): Case<Play> => ({
  result: 'won',
  results: { Moves: 12 },
  ...more,
  options: { opponent, ...more.options },
})
const second = { first: 'computer' } as const
const popOut = { pop: 'on' } as const

export const table: Table<Play> = {
  rows: {
    normal: {
      wins: beat('normal'),
      not: [
        beat('easy'),
        beat('two', { result: 'over' }),
        beat('normal', { result: 'lost' }),
        beat('normal', { options: popOut }),
      ],
    },
    short: {
      wins: beat('hard', { results: { Moves: 10 } }),
      not: [beat('hard', { results: { Moves: 11 } }), beat('easy', { results: { Moves: 5 } })],
    },
    second: {
      wins: beat('perfect', { options: second }),
      not: [beat('hard'), beat('normal', { options: second }), beat('hard', { options: second, hints: 1 })],
    },
    perfect: {
      wins: beat('perfect'),
      not: [beat('hard'), beat('perfect', { hints: 1 }), beat('perfect', { options: popOut })],
    },
  },
}
