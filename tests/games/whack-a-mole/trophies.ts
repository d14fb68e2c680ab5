/** Games that win and miss the trophies of Whack-a-Mole. */
import { completeOptions } from '../../../src/engine/core/game/option'
import { options } from '../../../src/games/whack-a-mole/options'
import { type Event, rules } from '../../../src/games/whack-a-mole/rules'
import type { Table } from '../../contract/trophies/table'
import { ticker } from '../../support/ticks'

const rush = { options: { mode: 'rush' } }

export const table: Table<Event> = {
  rows: {
    twenty: {
      wins: { events: [['whack', 20]] },
      not: [{ events: [['whack', 19]] }, { ...rush, events: [['whack', 20]] }],
    },
    true: {
      wins: { events: [['whack', 30]] },
      not: [
        { events: [['miss'], ['whack', 30]] },
        { events: [['whack', 29]] },
        { ...rush, events: [['whack', 30]] },
      ],
    },
    run: {
      wins: { ...rush, events: [['whack', 1, { combo: 50 }]] },
      not: [{ ...rush, events: [['whack', 60, { combo: 49 }]] }, { events: [['whack', 1, { combo: 50 }]] }],
    },
    hundred: { wins: { events: [['whack', 100]] }, not: [{ events: [['whack', 99]] }] },
  },
  drive(see) {
    const world = rules.start(completeOptions(options, { mode: 'classic' }), 1, { width: 600, height: 600 })
    for (const event of ticker(rules)(world, ['whack'])) see.event(event)
  },
}
