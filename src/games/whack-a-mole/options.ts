import type { OptionValues, ValuesOf } from '../../engine/core/game/contract'
import { choice, road, strength } from '../../engine/core/game/declare'
import { STAGE_NAMES } from './rules/stages'
import { texts } from './texts/game'

const isRace = ({ mode }: OptionValues) => mode === 'race'

export const options = [
  choice('mode', texts.options.mode, ['classic', 'rush', 'endless', 'race'], {
    pictures: { classic: '🔨', rush: '⏱️', endless: '♾️', race: '👥' },
    recommended: 'rush',
  }),
  { ...strength(isRace), later: true, matters: isRace },
  road('stage', texts.options.stage, STAGE_NAMES.length, {
    stars: 'Stars',
    shown: ({ mode }) => mode === 'rush',
  }),
] as const

export type Options = ValuesOf<typeof options>
