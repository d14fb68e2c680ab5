/** Games that win and miss the trophies of Minesweeper. */
import type { Play } from '../../../src/games/minesweeper/trophies'
import type { Case, Table } from '../../contract/trophies/table'

const cleared = (
  level: Play['options']['level'],
  Time = 300,
  events: Case<Play>['events'] = [],
  hints = 0,
): Case<Play> => ({
  hints,
  result: 'won',
  results: { Time },
  options: { level },
  events: events,
})

export const table: Table<Play> = {
  rows: {
    beginner: {
      wins: cleared('beginner'),
      not: [
        { result: 'lost' },
        cleared('expert'),
        cleared('custom'),
        cleared('beginner', 300, [], 1),
        { ...cleared('beginner'), options: { level: 'beginner', practice: 'count' } },
      ],
    },
    quick: {
      wins: cleared('beginner', 30),
      not: [cleared('beginner', 30.1), cleared('beginner', 30, [], 1), cleared('expert', 20)],
    },
    'no-flags': {
      wins: cleared('intermediate'),
      not: [cleared('intermediate', 300, [['flag'], ['unflag']]), cleared('beginner')],
    },
    expert: {
      wins: cleared('expert'),
      not: [cleared('intermediate'), { ...cleared('expert'), result: 'lost' }],
    },
    swift: {
      wins: cleared('expert', 180),
      not: [cleared('expert', 180.1), cleared('expert', 180, [], 1), cleared('intermediate', 90)],
    },
  },
}
