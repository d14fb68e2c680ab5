/** Games that win and miss the trophies of Checkers. */
import type { Play } from '../../../src/games/checkers/trophies'
import type { Case, Table } from '../../contract/trophies/table'

const beat = (opponent: Play['options']['opponent'], more: Case<Play> = {}): Case<Play> => ({
  result: 'won',
  ...more,
  options: { opponent, ...more.options },
})
const tournament = { options: { variant: 'tournament' } } as const
const crowned = (side: 'red' | 'white', times: number) => [['king', times, { side }]] as const
const captured = (side: 'red' | 'white', times: number) => [['capture', times, { side }]] as const

export const table: Table<Play> = {
  rows: {
    normal: {
      wins: beat('normal'),
      not: [beat('easy'), beat('normal', { result: 'tied' }), { result: 'over' }],
    },
    crowns: {
      wins: beat('normal', { events: crowned('red', 3) }),
      also: beat('normal', { events: crowned('white', 3), options: { side: 'white' } }),
      not: [
        beat('normal', { events: [...crowned('red', 2), ...crowned('white', 3)] }),
        beat('normal', { events: crowned('red', 3), options: { side: 'white' } }),
        beat('easy', { events: crowned('red', 3) }),
      ],
    },
    whole: {
      wins: beat('hard', { events: [...captured('red', 12), ...captured('white', 4)] }),
      also: beat('hard', { events: captured('white', 12), options: { side: 'white' } }),
      not: [beat('hard', { events: captured('white', 5) }), beat('easy')],
    },
    tournament: {
      wins: beat('hard', tournament),
      not: [beat('hard'), beat('normal', tournament), beat('hard', { ...tournament, hints: 1 })],
    },
    expert: {
      wins: beat('expert', tournament),
      not: [beat('expert'), beat('hard', tournament), beat('expert', { ...tournament, hints: 1 })],
    },
  },
}
