/** Games that win and miss the trophies of 2048. */
import type { Move } from '../../../src/games/2048/rules'
import type { Play } from '../../../src/games/2048/trophies'
import type { Table } from '../../contract/trophies/table'

const made = (value: number) => ({ events: [['merge', 1, { value }]] }) as const
const slides = (...ways: Move[]) => ways.map((direction) => ['slide', 1, { direction }] as const)

export const table: Table<Play> = {
  rows: {
    half: { wins: made(512), not: [made(256), { ...made(512), hints: 1 }] },
    'three-ways': {
      wins: { events: [...slides('up', 'left', 'right'), ['merge', 1, { value: 256 }]] },
      not: [
        { events: [...slides('up', 'left', 'right', 'down'), ['merge', 1, { value: 256 }]] },
        { events: [...slides('up'), ['merge', 1, { value: 128 }]] },
      ],
    },
    kilo: { wins: made(1024), not: [made(512)] },
    goal: {
      wins: made(2048),
      not: [
        made(1024),
        { ...made(4096), options: { board: '5' } },
        { ...made(4096), options: { board: '6' } },
      ],
    },
    beyond: { wins: made(4096), not: [made(2048)] },
  },
}
