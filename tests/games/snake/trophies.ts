/** Games that win and miss the trophies of Snake. */
import { completeOptions } from '../../../src/engine/core/game/option'
import { options } from '../../../src/games/snake/options'
import { type Event, rules } from '../../../src/games/snake/rules'
import type { Table } from '../../contract/trophies/table'
import { ticker } from '../../support/ticks'

const grown = (length: number) => ({ events: [['eat', 1, { length }]] }) as const
const fast = { speed: 'fast' }
const small = { board: '12' }
const large = { board: '28' }
const portals = { meadow: 'portals' }

export const table: Table<Event> = {
  rows: {
    grown: { wins: grown(25), not: [grown(24), { ...grown(25), options: portals }] },
    fast: {
      wins: { options: fast, events: [['eat', 20]] },
      not: [
        { options: fast, events: [['eat', 19]] },
        { events: [['eat', 20]] },
        { options: { speed: 'fast', edges: 'wrap' }, events: [['eat', 20]] },
      ],
    },
    third: {
      wins: grown(134),
      not: [grown(133), { ...grown(134), options: small }, { ...grown(262), options: large }],
    },
    full: {
      wins: { events: [['full']] },
      not: [grown(399), { events: [['full']], options: small }, { events: [['full']], options: portals }],
    },
  },
  drive(see) {
    // One cell is free, with the food in it, and the head is beside it.
    const world = rules.start(completeOptions(options), 1, { width: 400, height: 400 })
    world.body = Array.from({ length: 399 }, (_, n) => {
      const cell = 398 - n
      const row = Math.floor(cell / 20)
      return row % 2 === 0 ? cell : row * 20 + 19 - (cell % 20)
    })
    world.direction = 'left'
    world.foods = [{ cell: 380, nth: 396 }]
    const tick = ticker(rules)
    for (let n = 0; n < 20; n++) for (const event of tick(world)) see.event(event)
  },
}
