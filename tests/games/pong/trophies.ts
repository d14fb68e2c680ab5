/** Games that win and miss the trophies of Pong. */
import { completeOptions } from '../../../src/engine/core/game/option'
import { options } from '../../../src/games/pong/options'
import { type Event, rules } from '../../../src/games/pong/rules'
import type { Case, Table } from '../../contract/trophies/table'
import { ticker } from '../../support/ticks'

const end = (level: string, result: Case<Event>['result'] = 'won', more: Case<Event> = {}): Case<Event> => ({
  result,
  ...more,
  options: { level, ...more.options },
})

export const table: Table<Event> = {
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
  drive(see) {
    // Against an opponent who does not move, it wins every point.
    const world = rules.start(completeOptions(options, { players: '1', level: 'hard', points: '5' }), 1, {
      width: 800,
      height: 400,
    })
    const tick = ticker(rules)
    for (let n = 0; n < 4000 && !rules.outcome(world); n++) for (const event of tick(world)) see.event(event)
  },
}
