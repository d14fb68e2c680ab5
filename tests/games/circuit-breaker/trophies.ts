/** Games that win and miss the trophies of Circuit Breaker. */
import { completeOptions } from '../../../src/engine/core/game/option'
import { options } from '../../../src/games/circuit-breaker/options'
import { type Event, rules } from '../../../src/games/circuit-breaker/rules'
import type { Table } from '../../contract/trophies/table'
import { ticker } from '../../support/ticks'

export const table: Table<Event> = {
  rows: {
    five: {
      wins: { events: [['connected', 5], ['wrong']] },
      not: [{ events: [['connected', 4], ['wrong'], ['connected', 4]] }],
    },
    ten: {
      wins: { events: [['level', 1, { level: 10 }]] },
      not: [
        { events: [['level', 1, { level: 9 }]] },
        { options: { from: '7' }, events: [['level', 1, { level: 10 }]] },
      ],
    },
    'by-heart': {
      wins: { options: { from: '4' }, events: [['connected', 5]] },
      not: [
        { options: { from: '4' }, events: [['connected', 4], ['wrong'], ['connected', 4]] },
        { events: [['connected', 5]] },
      ],
    },
    twelve: {
      wins: { events: [['connected', 1, { level: 12 }]] },
      not: [
        { events: [['connected', 1, { level: 11 }]] },
        { options: { growth: 'on' }, events: [['connected', 1, { level: 12 }]] },
      ],
    },
  },
  drive(see) {
    const world = rules.start(completeOptions(options, { from: '1' }), 1, { width: 400, height: 400 })
    const tick = ticker(rules)
    for (let n = 0; n < 200; n++) tick(world)
    const other = world.nodes.find(({ id }) => id !== world.sequence[0])
    if (!other) return
    const { x, y } = other
    const finger = { id: 1, x, y, down: true, pressed: true, released: false, kind: 'touch' } as const
    for (const event of tick(world, [], [], [finger])) see.event(event)
  },
}
