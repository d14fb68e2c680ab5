import type { OptionValues, ValuesOf } from '../../engine/core/game/contract'
import { choice, road } from '../../engine/core/game/declare'
import { STAGES_COUNT } from './rules/stages'
import { texts } from './texts/game'

const isRoad = ({ mode }: OptionValues) => mode === 'mazes'
const isEndless = (values: OptionValues) => !isRoad(values)

export const options = [
  choice('mode', texts.options.mode, ['classic', 'arcade', 'mazes'], {
    later: true,
    pictures: { classic: '👻', arcade: '🕹️', mazes: '🗺️' },
    recommended: 'mazes',
  }),
  road('stage', texts.options.stage, STAGES_COUNT, { stars: 'Stars', shown: isRoad }),
  choice('lives', texts.options.lives, ['1', '3', '5'], {
    initial: '3',
    shown: isEndless,
    matters: isEndless,
  }),
  choice('targets', texts.options.targets, ['off', 'on'], {
    later: true,
    view: true,
    shown: ({ mode }) => mode !== 'classic',
  }),
] as const

export type Options = ValuesOf<typeof options>
