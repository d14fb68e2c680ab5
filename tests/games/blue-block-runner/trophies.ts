/** Games that win and miss the trophies of Blue Block Runner. */
import type { Play } from '../../../src/games/blue-block-runner/trophies'
import type { Table } from '../../contract/trophies/table'

export const table: Table<Play> = {
  wordings: { district: 'fifth district' },
  rows: {
    hundred: {
      wins: { hud: { Score: 100 } },
      not: [
        { hud: { Score: 99 } },
        { hud: { Blue: 100 } },
        { options: { run: 'daring' }, hud: { Score: 100 } },
      ],
    },
    eight: {
      wins: { events: [['catch', 1, { multiplier: 8 }]] },
      not: [
        { events: [['catch', 1, { multiplier: 7 }]] },
        { options: { mode: 'multi' }, events: [['catch', 1, { multiplier: 8 }]] },
      ],
    },
    blast: {
      wins: { events: [['blast', 1, { blocks: 7 }]] },
      not: [
        { events: [['blast', 3, { blocks: 6 }]] },
        { options: { mode: 'multi' }, events: [['blast', 1, { blocks: 7 }]] },
      ],
    },
    'fifteen-hundred': { wins: { hud: { Score: 1500 } }, not: [{ hud: { Score: 1499 } }] },
    districts: {
      wins: { options: { run: 'tour', district: '5' }, hud: { Stars: 3 } },
      not: [
        { options: { run: 'tour', district: '5' }, hud: { Stars: 2 } },
        { options: { run: 'tour', district: '4' }, hud: { Stars: 3 } },
        { options: { run: 'tour', district: '5', mode: 'multi' }, hud: { Stars: 3 } },
      ],
    },
  },
}
