import type { OptionValues, ValuesOf } from '../../engine/core/game/contract'
import { choice, road } from '../../engine/core/game/declare'
import { BOARDS, FRUITS, SIZE } from './rules/world'
import { WORLD_NAMES } from './rules/worlds'
import { texts } from './texts/game'

const { mode, world, edges, speed, board, fruits, meadow } = texts.options

/** Each world has its own edges, speed and so on. */
const isClassic = ({ mode: chosen }: OptionValues) => chosen === 'classic'
const classic = { shown: isClassic, matters: isClassic }
const isWorlds = ({ mode: chosen }: OptionValues) => chosen === 'worlds'
/** Four snakes have a speed, too. */
const paced = {
  shown: (values: OptionValues) => !isWorlds(values),
  matters: (values: OptionValues) => !isWorlds(values),
}

export const options = [
  choice('mode', mode, ['classic', 'worlds', 'four'], {
    later: true,
    pictures: { classic: '🐍', worlds: '🗺️', four: '✳️' },
    recommended: 'worlds',
  }),
  road('world', world, WORLD_NAMES.length, { stars: 'Stars', shown: isWorlds }),
  choice('edges', edges, ['walls', 'wrap'], classic),
  choice('speed', speed, ['slow', 'normal', 'fast'], { initial: 'normal', ...paced }),
  choice('board', board, BOARDS, { initial: SIZE, text: board.size, later: true, ...classic }),
  choice('fruits', fruits, FRUITS, { later: true, ...classic }),
  choice('meadow', meadow, ['plain', 'stones', 'portals', 'poison'], { later: true, ...classic }),
] as const

export type Options = ValuesOf<typeof options>
