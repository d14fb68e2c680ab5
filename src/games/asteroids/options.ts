import type { ValuesOf } from '../../engine/core/game/contract'
import { choice, road } from '../../engine/core/game/declare'
import { SECTOR_NAMES, sectorNameOf } from './rules/sectors'
import { texts } from './texts/game'

export const options = [
  choice('saucers', texts.options.saucers, ['off', 'on', 'sectors'], {
    later: true,
    pictures: { off: '🪨', on: '🛸', sectors: '🌌' },
    recommended: 'sectors',
  }),
  road('sector', texts.options.sector, SECTOR_NAMES.length, {
    stars: 'Stars',
    text: (sector) => texts.sectors[sectorNameOf(sector)],
    shown: ({ saucers }) => saucers === 'sectors',
  }),
] as const

export type Options = ValuesOf<typeof options>
