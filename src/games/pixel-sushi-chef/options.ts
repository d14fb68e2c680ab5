import type { ValuesOf } from '../../engine/core/game/contract'
import { choice, road } from '../../engine/core/game/declare'
import { EVENINGS } from './rules/plans'
import { texts } from './texts/game'

export const options = [
  choice('pace', texts.options.pace, ['classic', 'rush', 'shifts'], {
    pictures: { classic: '🍣', rush: '🔥', shifts: '🌇' },
    recommended: 'shifts',
  }),
  road('evening', texts.options.evening, EVENINGS, {
    stars: 'Stars',
    shown: ({ pace }) => pace === 'shifts',
  }),
  choice('hearts', texts.options.hearts, ['3', '1']),
] as const

export type Options = ValuesOf<typeof options>
