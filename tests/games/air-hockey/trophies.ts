/** Games that win and miss the trophies of Air Hockey. */
import type { Play } from '../../../src/games/air-hockey/trophies'
import type { Case, Table } from '../../contract/trophies/table'

const end = (
  level: Play['options']['level'],
  result: Case<Play>['result'] = 'won',
  more: Case<Play> = {},
): Case<Play> => ({
  result,
  ...more,
  options: { level, ...more.options },
})

export const table: Table<Play> = {
  wordings: { goals: 'to five goals or more', rival: 'the last opponent' },
  rows: {
    normal: {
      wins: end('normal'),
      not: [
        end('easy'),
        end('hard', 'lost'),
        end('normal', 'won', { options: { goals: '3' } }),
        end('normal', 'won', { options: { pucks: '2' } }),
        end('normal', 'won', { options: { match: 'cup' } }),
      ],
    },
    shutout: {
      wins: end('normal', 'won', { events: [['goal', 5, { scorer: 0 }]] }),
      not: [end('normal', 'won', { events: [['goal', 1, { scorer: 1 }]] }), end('easy')],
    },
    quick: {
      wins: end('normal', 'won', { results: { Time: 60 } }),
      not: [end('normal', 'won', { results: { Time: 61 } }), end('easy', 'won', { results: { Time: 20 } })],
    },
    hard: { wins: end('hard'), not: [end('normal')] },
    cup: {
      wins: end('normal', 'won', { options: { match: 'cup', rival: '6' } }),
      not: [
        end('normal', 'won', { options: { match: 'cup', rival: '5' } }),
        end('normal', 'lost', { options: { match: 'cup', rival: '6' } }),
        end('hard', 'won', { options: { rival: '6' } }),
      ],
    },
  },
}
