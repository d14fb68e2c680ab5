/** Games that win and miss the trophies of Extreme Chess. */
import type { Play } from '../../../src/games/chess/trophies'
import type { Case, Table } from '../../contract/trophies/table'

const beat = (level: Play['options']['level'], more: Case<Play> = {}): Case<Play> => ({
  result: 'won',
  results: { Moves: 40 },
  ...more,
  options: { opponent: 'computer', level, ...more.options },
})
const full = { options: { rules: 'full' } } as const
const crowned = (color: 'w' | 'b') => [['promote', 1, { color }]] as const

export const table: Table<Play> = {
  rows: {
    beginner: {
      wins: beat('beginner'),
      not: [
        beat('beginner', { hints: 1 }),
        beat('beginner', { events: [['loaded', 1, { others: 1 }]] }),
        beat('hard', { result: 'tied' }),
        { result: 'over' },
      ],
    },
    promoted: {
      wins: beat('easy', { events: crowned('b'), options: { side: 'black' } }),
      also: beat('easy', { events: crowned('w') }),
      not: [beat('easy', { events: crowned('b') }), beat('beginner', { events: crowned('w') }), beat('easy')],
    },
    brief: {
      wins: beat('normal', { results: { Moves: 30 } }),
      not: [beat('normal', { results: { Moves: 31 } }), beat('easy', { results: { Moves: 20 } })],
    },
    hard: {
      wins: beat('expert', full),
      not: [beat('hard'), beat('normal', full), beat('hard', { ...full, hints: 1 })],
    },
    extreme: { wins: beat('extreme', full), not: [beat('extreme'), beat('expert', full)] },
  },
}
