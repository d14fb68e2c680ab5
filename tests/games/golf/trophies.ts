/** Games that win and miss the trophies of Golf. */
import type { Play } from '../../../src/games/golf/trophies'
import type { Case, Table } from '../../contract/trophies/table'

const won = (more: Case<Play> = {}): Case<Play> => ({
  result: 'won',
  results: { Strokes: 0 },
  ms: 200_000,
  ...more,
})
const random = { options: { deals: 'random' } } as const

export const table: Table<Play> = {
  rows: {
    first: { wins: won(), not: [won({ hints: 1 }), { result: 'lost' }, {}] },
    par: {
      wins: { result: 'lost', results: { Strokes: 5 }, ...random },
      not: [
        { result: 'lost', results: { Strokes: 6 }, ...random },
        { result: 'lost', results: { Strokes: 5 } },
        { hud: { Strokes: 5 }, ...random },
        won({ hints: 1, ...random }),
      ],
    },
    under: {
      wins: won({ results: { Strokes: -3 } }),
      not: [won({ results: { Strokes: -2 } }), won({ results: { Strokes: -4 }, hints: 1 })],
    },
    chain: {
      wins: { events: [['take', 1, { chain: 10 }]] },
      not: [{ events: [['take', 1, { chain: 9 }]] }, { events: [['take', 1, { chain: 10 }]], hints: 1 }],
    },
  },
  wordings: { deals: 'random deal' },
}
