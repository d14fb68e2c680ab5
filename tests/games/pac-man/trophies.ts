/** Games that win and miss the trophies of Pac-Man. */
import { completeOptions } from '../../../src/engine/core/game/option'
import { bot } from '../../../src/games/pac-man/bot'
import { options } from '../../../src/games/pac-man/options'
import { type Event, rules } from '../../../src/games/pac-man/rules'
import type { Table } from '../../contract/trophies/table'
import { ticker } from '../../support/ticks'

export const table: Table<Event> = {
  rows: {
    maze: { wins: { events: [['level']] }, not: [{ events: [['dot', 100]] }] },
    four: { wins: { events: [['ghost', 1, { chain: 4 }]] }, not: [{ events: [['ghost', 8, { chain: 3 }]] }] },
    dessert: {
      wins: { events: [['tasty', 2]] },
      not: [{ events: [['tasty'], ['level'], ['tasty']] }],
    },
    untouched: {
      wins: { events: [['level']] },
      not: [{ events: [['caught'], ['level']] }, { events: [['dot', 100]] }],
    },
    'four-mazes': { wins: { events: [['level', 4]] }, not: [{ events: [['level', 3]] }] },
  },
  drive(see) {
    // One dot is left: the next one is the last.
    const world = rules.start(completeOptions(options, { lives: '3' }), 1, { width: 380, height: 420 })
    world.left = 1
    const tick = ticker(rules)
    for (let n = 0; n < 300; n++) for (const event of tick(world, bot(world, n).hold)) see.event(event)
  },
}
