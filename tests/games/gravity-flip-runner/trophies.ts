/** Games that win and miss the trophies of Gravity Flip Runner. */
import type { Play } from '../../../src/games/gravity-flip-runner/trophies'
import type { Table } from '../../contract/trophies/table'

const powers = (...all: ('slow' | 'shield' | 'magnet')[]) =>
  all.map((power) => ['power', 1, { power }] as const)

export const table: Table<Play> = {
  rows: {
    five: { wins: { hud: { Distance: 5000 } }, not: [{ hud: { Distance: 4999 } }] },
    coins: {
      wins: { events: [['coin', 40]] },
      not: [
        { events: [['coin', 39]] },
        { events: [['coin', 40]], options: { players: '2' } },
        { events: [['coin', 40]], options: { mode: 'zones' } },
      ],
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
    core: {
      wins: { hud: { Stars: 3 }, options: { mode: 'zones', zone: '8' } },
      not: [
        { hud: { Stars: 2 }, options: { mode: 'zones', zone: '8' } },
        { hud: { Stars: 3 }, options: { mode: 'zones', zone: '7' } },
      ],
    },
  },
}
