/** Games that win and miss the trophies of Flappy Bird. */
import type { Play } from '../../../src/games/flappy-bird/trophies'
import type { Table } from '../../contract/trophies/table'

const passed = (score: number) => ({ events: [['score', 1, { score }]] }) as const

const gentle = { flight: 'gentle' } as const

export const table: Table<Play> = {
  rows: {
    five: { wins: { ...passed(5), options: gentle }, not: [passed(4)] },
    fifteen: { wins: passed(15), not: [passed(14)] },
    platinum: { wins: passed(40), not: [passed(39), { ...passed(40), options: gentle }] },
    hundred: { wins: passed(100), not: [passed(99), { ...passed(100), options: gentle }] },
    aurora: {
      wins: { ...passed(70), options: gentle },
      not: [{ ...passed(69), options: gentle }, passed(70)],
    },
  },
}
