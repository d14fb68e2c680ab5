/** Games that win and miss the trophies of Connect Four. */
import type { Event } from '../../../src/games/connect-four/rules'
import type { Case, Table } from '../../contract/trophies/table'

const beat = (opponent: string, more: Case<Event> = {}): Case<Event> => ({
  result: 'won',
  results: { Moves: 12 },
  ...more,
  options: { opponent, ...more.options },
})
const second = { first: 'computer' }
const popOut = { pop: 'on' }

export const table: Table<Event> = {
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
