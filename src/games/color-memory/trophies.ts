import type { Trophy, TrophyPlay } from '../../engine/core/game/trophy'
import type { Options } from './options'

const asUsual = (play: TrophyPlay<Options>) =>
  play.options.pace === 'usual' &&
  play.options.order === 'forwards' &&
  play.options.senses === 'both' &&
  play.options.players === '1' &&
  play.options.colours === '8'

export const trophies: readonly Trophy<Options>[] = [
  {
    id: 'five',
    title: 'High Five',
    text: 'Repeat a sequence of 5 colors with the default options.',
    won: (play) => asUsual(play) && play.max('level', 'level') >= 5,
  },
  {
    id: 'nine',
    title: 'More Than a Rainbow',
    text: 'Repeat a sequence of 9 colors with the default options.',
    won: (play) => asUsual(play) && play.max('level', 'level') >= 9,
  },
  {
    id: 'fourteen',
    title: 'Color Film',
    text: 'Repeat a sequence of 14 colors with the default options.',
    won: (play) => asUsual(play) && play.max('level', 'level') >= 14,
  },
  {
    id: 'twenty',
    title: 'Photographic',
    text: 'Repeat a sequence of 20 colors with the default options.',
    won: (play) => asUsual(play) && play.max('level', 'level') >= 20,
  },
]
