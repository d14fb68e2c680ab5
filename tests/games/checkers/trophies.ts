/** Games that win and miss the trophies of Checkers. */
import type { Case, Table } from '../../contract/trophies/table'

const beat = (opponent: string, more: Case = {}): Case => ({
  result: 'won',
  ...more,
  options: { opponent, ...more.options },
})
const tournament = { options: { variant: 'tournament' } }
const crowned = (side: string, times: number) => [['king', times, { side }]] as const
const captured = (side: string, times: number) => [['capture', times, { side }]] as const

export const table: Table = {
  rows: {
    normal: {
      wins: beat('normal'),
      not: [beat('easy'), beat('normal', { result: 'tied' }), { result: 'over' }],
    },
    crowns: {
      wins: beat('normal', { told: crowned('Red', 3) }),
      not: [
        beat('normal', { told: [...crowned('Red', 2), ...crowned('White', 3)] }),
        beat('normal', { told: crowned('Red', 3), options: { side: 'white' } }),
        beat('easy', { told: crowned('Red', 3) }),
      ],
    },
    whole: {
      wins: beat('hard', { told: [...captured('Red', 12), ...captured('White', 4)] }),
      not: [beat('hard', { told: captured('White', 5) }), beat('easy')],
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
