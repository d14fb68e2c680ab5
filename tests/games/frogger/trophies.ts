/** Games that win and miss the trophies of Frogger. */
import { completeOptions } from '../../../src/engine/core/game/option'
import { options } from '../../../src/games/frogger/options'
import { type Event, rules } from '../../../src/games/frogger/rules'
import type { Table } from '../../contract/trophies/table'
import { ticker } from '../../support/ticks'

export const table: Table<Event> = {
  rows: {
    three: { wins: { events: [['level', 3]] }, not: [{ events: [['level', 2]] }] },
    forward: {
      wins: {
        events: [
          ['hop', 40, { direction: 'up' }],
          ['level', 5],
        ],
      },
      not: [
        {
          events: [
            ['hop', 1, { direction: 'down' }],
            ['level', 5],
          ],
        },
        { events: [['level', 4]] },
      ],
    },
    untouched: {
      wins: { events: [['level', 8]] },
      not: [{ events: [['hurt'], ['level', 8]] }, { events: [['level', 7]] }],
    },
    twenty: { wins: { events: [['level', 20]] }, not: [{ events: [['level', 19]] }] },
  },
  drive(see) {
    // A hop down from the middle bank.
    const world = rules.start(completeOptions(options), 1, { width: 400, height: 500 })
    const tick = ticker(rules)
    for (const way of ['up', 'down']) {
      for (const event of tick(world, [way])) see.event(event)
      for (let n = 0; n < 30; n++) tick(world)
    }
  },
}
