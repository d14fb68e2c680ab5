import type { Trophy, TrophyPlay } from '../../engine/core/game/trophy'
import type { Options } from './options'

const usual = (play: TrophyPlay<Options>) => play.options.growth === 'off'

export const trophies: readonly Trophy<Options>[] = [
  {
    id: 'five',
    title: 'Clean Wiring',
    text: 'Connect five circuits in a row without a wrong tap, with circuits of the same size after level 10.',
    won: (play) => usual(play) && play.run('connected', 'wrong') >= 5,
  },
  {
    id: 'ten',
    title: 'Level Ten',
    text: 'Start at level 1 and reach level 10, with circuits of the same size after that.',
    won: (play) => usual(play) && play.options.from === '1' && play.max('level', 'level') >= 10,
  },
  {
    id: 'by-heart',
    title: 'By Heart',
    text: 'Start at level 4 or 7, where numbers hide, and connect five circuits in a row without a wrong tap, with circuits of the same size.',
    won: (play) => usual(play) && play.options.from !== '1' && play.run('connected', 'wrong') >= 5,
  },
  {
    id: 'twelve',
    title: 'Live Wire',
    text: 'Complete level 12, with circuits of the same size after level 10.',
    won: (play) => usual(play) && play.max('connected', 'level') >= 12,
  },
]
