/** Games that win and miss the trophies of Pong. */
import type { Play } from '../../../src/games/pong/trophies'
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
  rows: {
    normal: {
      wins: end('normal'),
      not: [end('easy'), end('hard', 'lost'), end('normal', 'over', { options: { players: '2' } })],
    },
    rally: { wins: { events: [['hit', 1, { rally: 25 }]] }, not: [{ events: [['hit', 30, { rally: 24 }]] }] },
    love: {
      wins: end('hard', 'won', { events: [['goal', 10, { scorer: 0 }]] }),
      not: [
        end('hard', 'won', { events: [['goal', 1, { scorer: 1 }]] }),
        end('easy'),
        end('hard', 'won', { options: { ball: 'wild' } }),
      ],
    },
    hard: { wins: end('hard'), not: [end('normal'), end('hard', 'won', { options: { ball: 'wild' } })] },
    long: { wins: { events: [['hit', 1, { rally: 60 }]] }, not: [{ events: [['hit', 90, { rally: 59 }]] }] },
  },
}
