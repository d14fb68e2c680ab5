/** Games that win and miss the trophies of Gravity Flip Runner. */
import { completeOptions } from '../../../src/engine/core/game/option'
import { options } from '../../../src/games/gravity-flip-runner/options'
import { type Event, rules } from '../../../src/games/gravity-flip-runner/rules'
import type { Table } from '../../contract/trophies/table'
import { ticker } from '../../support/ticks'

const powers = (...all: ('slow' | 'shield' | 'magnet')[]) =>
  all.map((power) => ['power', 1, { power }] as const)

export const table: Table<Event> = {
  rows: {
    five: { wins: { hud: { Distance: 5000 } }, not: [{ hud: { Distance: 4999 } }] },
    coins: {
      wins: { events: [['coin', 40]] },
      not: [{ events: [['coin', 39]] }, { events: [['coin', 40]], options: { players: '2' } }],
    },
    powers: {
      wins: { events: powers('slow', 'shield', 'magnet') },
      not: [
        { events: powers('slow', 'slow', 'magnet') },
        { events: powers('shield', 'slow') },
        { events: powers('slow', 'shield', 'magnet'), options: { players: '2' } },
      ],
    },
    twenty: { wins: { result: 'over', results: { Distance: 20_000 } }, not: [{ hud: { Distance: 19_999 } }] },
  },
  drive(see) {
    // One is at the runner's position.
    const world = rules.start(completeOptions(options), 1, { width: 800, height: 400 })
    world.pills.push({ id: -1, x: 150, y: world.runner.y, power: 'magnet' })
    for (const event of ticker(rules)(world)) see.event(event)
  },
}
