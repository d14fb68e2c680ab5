/** Games that win and miss the trophies of Klondike. */
import type { Table } from '../../contract/trophies/table'

export const table: Table = {
  rows: {
    eight: { wins: { told: [['right', 8]] }, not: [{ told: [['right', 7]] }] },
    run: {
      wins: { told: [['right', 7], ['wrong']] },
      not: [{ told: [['right', 6], ['wrong'], ['right', 6]] }],
    },
    eleven: { wins: { result: 'over', results: { Right: 11 } }, not: [{ hud: { Right: 10 } }] },
  },
}
