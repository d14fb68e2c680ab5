/** Games that win and miss the trophies of Snake. */
import type { Play } from '../../../src/games/snake/trophies'
import type { Table } from '../../contract/trophies/table'

const grown = (length: number) => ({ events: [['eat', 1, { length }]] }) as const
const fast = { speed: 'fast' } as const
const small = { board: '12' } as const
const large = { board: '28' } as const
const worlds = { mode: 'worlds' } as const
const portals = { meadow: 'portals' } as const

export const table: Table<Play> = {
  rows: {
    grown: { wins: grown(25), not: [grown(24), { ...grown(25), options: portals }] },
    fast: {
      wins: { options: fast, events: [['eat', 20]] },
      not: [
        { options: fast, events: [['eat', 19]] },
        { events: [['eat', 20]] },
        { options: { speed: 'fast', edges: 'wrap' }, events: [['eat', 20]] },
      ],
    },
    third: {
      wins: grown(134),
      not: [grown(133), { ...grown(134), options: small }, { ...grown(262), options: large }],
    },
    festival: {
      wins: { options: { mode: 'worlds', world: '10' }, events: [['star', 1, { stars: 3 }]] },
      not: [
        { options: { mode: 'worlds', world: '10' }, events: [['star', 1, { stars: 2 }]] },
        { options: { mode: 'worlds', world: '9' }, events: [['star', 1, { stars: 3 }]] },
      ],
    },
    full: {
      wins: { events: [['full']] },
      not: [
        grown(399),
        { events: [['full']], options: small },
        { events: [['full']], options: portals },
        { events: [['full']], options: worlds },
      ],
    },
  },
}
