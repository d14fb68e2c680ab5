/** Games that win and miss the trophies of Klondike. */
import type { Play } from '../../../src/games/klondike/trophies'
import type { Case, Table } from '../../contract/trophies/table'

const won = (more: Case<Play> = {}): Case<Play> => ({
  result: 'won',
  ms: 400_000,
  events: [['turn'], ['home', 52]],
  ...more,
})

export const table: Table<Play> = {
  rows: {
    first: {
      wins: won(),
      not: [won({ hints: 1 }), { result: 'lost' }, {}, won({ options: { kind: 'freecell' } })],
    },
    three: {
      wins: won({ options: { draw: '3' } }),
      not: [won(), won({ options: { draw: '3' }, hints: 1 })],
    },
    swift: {
      wins: won({ ms: 180_000 }),
      not: [won({ ms: 180_001 }), won({ ms: Number.NaN }), won({ ms: 100_000, hints: 2 })],
    },
    once: { wins: won({ events: [['home', 52]] }), not: [won(), won({ events: [], hints: 1 })] },
    freecell: {
      wins: won({ options: { kind: 'freecell' } }),
      not: [won(), won({ options: { kind: 'freecell' }, hints: 1 })],
    },
  },
}
