/** Games that win and miss the trophies of New Game. */
import type { Play } from '../../../src/games/new-game/trophies'
import type { Table } from '../../contract/trophies/table'

export const table: Table<Play> = {
  rows: {
    eight: { wins: { events: [['right', 8]] }, not: [{ events: [['right', 7]] }] },
    run: {
      wins: { events: [['right', 7], ['wrong']] },
      not: [{ events: [['right', 6], ['wrong'], ['right', 6]] }],
    },
    eleven: { wins: { result: 'over', results: { Right: 11 } }, not: [{ hud: { Right: 10 } }] },
  },
}
