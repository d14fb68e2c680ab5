/** Games that win and miss the trophies of Pyramid. */
import type { Play } from '../../../src/games/pyramid/trophies'
import type { Case, Table } from '../../contract/trophies/table'

const won = (more: Case<Play> = {}): Case<Play> => ({
  result: 'won',
  ms: 400_000,
  events: [['turn'], ['pair', 14]],
  ...more,
})

export const table: Table<Play> = {
  rows: {
    first: { wins: won(), not: [won({ hints: 1 }), { result: 'lost' }, {}] },
    swift: {
      wins: won({ ms: 120_000 }),
      not: [won({ ms: 120_001 }), won({ ms: Number.NaN }), won({ ms: 100_000, hints: 2 })],
    },
    once: { wins: won({ events: [['pair', 14]] }), not: [won(), won({ events: [], hints: 1 })] },
    random: {
      wins: won({ options: { deals: 'random' } }),
      not: [won(), won({ options: { deals: 'random' }, hints: 1 })],
    },
  },
  wordings: { deals: 'random deal' },
}
