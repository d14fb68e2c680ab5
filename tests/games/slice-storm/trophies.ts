/** Games that win and miss the trophies of Slice Storm. */
import { completeOptions } from '../../../src/engine/core/game/option'
import { options } from '../../../src/games/slice-storm/options'
import { type Event, rules } from '../../../src/games/slice-storm/rules'
import type { Table } from '../../contract/trophies/table'
import { ticker } from '../../support/ticks'

export const table: Table<Event> = {
  rows: {
    combo: {
      wins: { events: [['combo', 1, { combo: 8 }]] },
      not: [{ events: [['combo', 30, { combo: 7 }]] }],
    },
    clean: {
      wins: { events: [['slice', 60]] },
      not: [
        { events: [['miss'], ['slice', 60]] },
        { events: [['bomb'], ['slice', 60]] },
        { events: [['slice', 59]] },
        { events: [['slice', 60]], options: { mode: 'zen' } },
      ],
    },
    level: {
      wins: { events: [['level', 1, { level: 5 }]] },
      not: [
        { events: [['level', 4, { level: 4 }]] },
        { events: [['level', 1, { level: 5 }]], options: { lives: 'back' } },
      ],
    },
    'ten-thousand': {
      wins: { hud: { Score: 10_000 } },
      not: [
        { hud: { Score: 9995 } },
        { hud: { Score: 10_000 }, options: { mode: 'zen' } },
        { hud: { Score: 10_000 }, options: { lives: 'back' } },
      ],
    },
  },
  drive(see) {
    // A bomb in the way of a stroke.
    const world = rules.start(completeOptions(options), 1, { width: 1200, height: 700 })
    const tick = ticker(rules)
    let n = 0
    while (n++ < 20_000 && !world.things.some(({ type, y }) => type === 'bomb' && y < 600)) {
      tick(world)
      world.lives = 3
    }
    const { x = 0, y = 0 } = world.things.find(({ type }) => type === 'bomb') ?? {}
    const at = (dx: number, pressed: boolean) =>
      ({ id: 1, x: x + dx, y, down: true, pressed, released: false, speed: 5, kind: 'touch' }) as const
    for (const finger of [at(-150, true), at(150, false)])
      for (const event of tick(world, [], [], [finger])) see.event(event)
  },
}
