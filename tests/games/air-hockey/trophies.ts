/** Games that win and miss the trophies of Air Hockey. */
import { completeOptions } from '../../../src/engine/core/game/option'
import { options } from '../../../src/games/air-hockey/options'
import { type Event, rules } from '../../../src/games/air-hockey/rules'
import type { Case, Table } from '../../contract/trophies/table'

const end = (level: string, result: Case<Event>['result'] = 'won', more: Case<Event> = {}): Case<Event> => ({
  result,
  ...more,
  options: { level, ...more.options },
})

export const table: Table<Event> = {
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
  },
  drive(see) {
    const world = rules.start(completeOptions(options, { players: '1', level: 'normal' }), 1, {
      width: 600,
      height: 480,
    })
    Object.assign(world, { goals: [5, 0], state: 'over' })
    see.figures(rules.outcome(world)?.results ?? {})
  },
}
