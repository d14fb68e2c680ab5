import type { Trophy, TrophyPlay } from '../../engine/core/game/trophy'
import type { Options } from './options'

const asUsual = (play: TrophyPlay<Options>) =>
  play.options.pace === 'usual' &&
  play.options.order === 'forwards' &&
  play.options.senses === 'both' &&
  play.options.players === '1'

export const trophies: readonly Trophy<Options>[] = [
  {
    id: 'eight',
    title: 'Simon Says Eight',
    text: 'Repeat a sequence of 8 steps with the default options.',
    won: (play) => asUsual(play) && play.max('level', 'level') >= 8,
  },
  {
    id: 'fourteen',
    title: 'A Good Ear',
    text: 'Repeat a sequence of 14 steps with the default options.',
    won: (play) => asUsual(play) && play.max('level', 'level') >= 14,
  },
  {
    id: 'twenty',
    title: 'Whatever Simon Says',
    text: 'Repeat a sequence of 20 steps with the default options.',
    won: (play) => asUsual(play) && play.max('level', 'level') >= 20,
  },
  {
    id: 'thirty-one',
    title: 'Simon Himself',
    text: 'Repeat a sequence of 31 steps with the default options.',
    won: (play) => asUsual(play) && play.max('level', 'level') >= 31,
  },
]
