/** Games that win and miss the trophies of Reversi. */
import type { Play } from '../../../src/games/reversi/trophies'
import type { Case, Table } from '../../contract/trophies/table'

const beat = (opponent: Play['options']['opponent'], more: Case<Play> = {}): Case<Play> => ({
  result: 'won',
  results: { Lead: 10 },
  ...more,
  options: { opponent, ...more.options },
})
const corners = (side: 0 | 1, times: number) => [['corner', times, { side }]] as const
const small = { size: '6' } as const

export const table: Table<Play> = {
  rows: {
    normal: {
      wins: beat('normal'),
      not: [beat('easy'), beat('normal', { result: 'lost' }), beat('two', { result: 'over' })],
    },
    corners: {
      wins: beat('normal', { events: corners(0, 4) }),
      also: beat('normal', { events: corners(1, 4), options: { side: 'white' } }),
      not: [
        beat('normal', { events: [...corners(0, 3), ...corners(1, 1)] }),
        beat('normal', { events: corners(0, 4), options: { side: 'white' } }),
        beat('easy', { events: corners(0, 4) }),
      ],
    },
    big: {
      wins: beat('hard', { results: { Lead: 30 } }),
      not: [
        beat('hard', { results: { Lead: 29 } }),
        beat('normal', { results: { Lead: 40 } }),
        beat('hard', { results: { Lead: 30 }, options: small }),
        beat('hard', { results: { Lead: 30 }, hints: 1 }),
      ],
    },
    expert: {
      wins: beat('expert'),
      not: [beat('hard'), beat('expert', { hints: 1 }), beat('expert', { options: small })],
    },
    master: {
      wins: beat('master'),
      not: [beat('expert'), beat('master', { hints: 1 }), beat('master', { options: small })],
    },
  },
}
