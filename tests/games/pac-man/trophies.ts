/** Games that win and miss the trophies of Pac-Man. */
import { bot } from '../../../src/games/pac-man/bot'
import { rules } from '../../../src/games/pac-man/rules'
import type { Table } from '../../contract/trophies/table'
import { ticker } from '../../support/ticks'

export const table: Table = {
  rows: {
    maze: { wins: { told: [['level']] }, not: [{ told: [['dot', 100]] }] },
    four: { wins: { told: [['ghost', 1, { chain: 4 }]] }, not: [{ told: [['ghost', 8, { chain: 3 }]] }] },
    dessert: {
      wins: { told: [['tasty', 2]] },
      not: [{ told: [['tasty'], ['level'], ['tasty']] }],
    },
    untouched: {
      wins: { told: [['level']] },
      not: [{ told: [['caught'], ['level']] }, { told: [['dot', 100]] }],
    },
    'four-mazes': { wins: { told: [['level', 4]] }, not: [{ told: [['level', 3]] }] },
  },
  drive(see) {
    // One dot is left: the next one is the last.
    const world = rules.start({ lives: '3' }, 1, { width: 380, height: 420 })
    world.left = 1
    const tick = ticker(rules)
    for (let n = 0; n < 300; n++) for (const event of tick(world, bot(world, n).hold)) see.event(event)
  },
}
