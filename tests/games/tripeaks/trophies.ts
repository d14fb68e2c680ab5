/** Games that win and miss the trophies of TriPeaks. */
import type { Play } from '../../../src/games/tripeaks/trophies'
import type { Case, Table } from '../../contract/trophies/table'

const won = (more: Case<Play> = {}): Case<Play> => ({ result: 'won', ms: 200_000, ...more })

export const table: Table<Play> = {
  rows: {
    first: { wins: won(), not: [won({ hints: 1 }), { result: 'lost' }, {}] },
    chain: {
      wins: { events: [['take', 1, { chain: 12 }]] },
      not: [{ events: [['take', 1, { chain: 11 }]] }, { events: [['take', 1, { chain: 12 }]], hints: 1 }],
    },
    strict: {
      wins: won({ options: { corner: 'off' } }),
      not: [won(), won({ options: { corner: 'off' }, hints: 1 })],
    },
    score: {
      wins: { result: 'lost', results: { Score: 200 } },
      not: [{ result: 'lost', results: { Score: 199 } }, won({ results: { Score: 300 }, hints: 1 })],
    },
  },
}
