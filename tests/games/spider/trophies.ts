/** Games that win and miss the trophies of Spider. */
import type { Play } from '../../../src/games/spider/trophies'
import type { Case, Table } from '../../contract/trophies/table'

const won = (more: Case<Play> = {}): Case<Play> => ({ result: 'won', ms: 500_000, ...more })

export const table: Table<Play> = {
  rows: {
    first: { wins: won(), not: [won({ hints: 1 }), { result: 'lost' }, {}] },
    two: {
      wins: won({ options: { suits: '2' } }),
      not: [won(), won({ options: { suits: '4' } }), won({ options: { suits: '2' }, hints: 1 })],
    },
    four: {
      wins: won({ options: { suits: '4' } }),
      not: [won(), won({ options: { suits: '2' } }), won({ options: { suits: '4' }, hints: 1 })],
    },
    score: {
      wins: won({ results: { Score: 1150 } }),
      not: [
        won({ results: { Score: 1149 } }),
        { result: 'lost', results: { Score: 1150 } },
        won({ results: { Score: 1200 }, hints: 1 }),
      ],
    },
  },
}
