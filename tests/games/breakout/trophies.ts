/** Games that win and miss the trophies of Breakout. */
import { completeOptions } from '../../../src/engine/core/game/option'
import { options } from '../../../src/games/breakout/options'
import { type Event, rules } from '../../../src/games/breakout/rules'
import type { Table } from '../../contract/trophies/table'
import { ticker } from '../../support/ticks'

export const table: Table<Event> = {
  rows: {
    level: { wins: { events: [['levelComplete']] }, not: [{ events: [['brick', 49]] }] },
    run: { wins: { events: [['brick', 1, { run: 10 }]] }, not: [{ events: [['brick', 20, { run: 9 }]] }] },
    juggler: {
      wins: { events: [['bonusBall', 8], ['ballLost']] },
      not: [{ events: [['bonusBall', 7], ['ballLost'], ['bonusBall', 7]] }],
    },
    untouched: {
      wins: { events: [['levelComplete', 2]] },
      not: [{ events: [['levelComplete', 2], ['lifeLost']] }, { events: [['levelComplete']] }],
    },
    six: {
      wins: { events: [['level', 1, { level: 6 }]] },
      not: [{ events: [['level', 1, { level: 5 }]] }, { events: [['levelComplete', 1, { level: 6 }]] }],
    },
  },
  drive(see) {
    // The last brick of a level is broken, and then every ball is lost.
    const world = rules.start(completeOptions(options), 1, { width: 800, height: 600 })
    const tick = ticker(rules)
    for (const brick of world.bricks) brick.destroyed = true
    for (let n = 0; n < 300; n++) for (const event of tick(world)) see.event(event)
    world.balls = []
    world.state = 'playing'
    for (const event of tick(world)) see.event(event)
  },
}
