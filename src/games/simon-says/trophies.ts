import type { Trophy, TrophyPlay } from '../../engine/core/game/trophy'
import type { Stat } from '../shared/sequence/texts/game'
import type { Options } from './options'
import type { Event } from './rules'
import { trophyTexts } from './texts/trophies'

export type Play = TrophyPlay<Event, Options, Stat>

const asUsual = (play: Play) =>
  play.options.pace === 'usual' &&
  play.options.order === 'forwards' &&
  play.options.senses === 'both' &&
  play.options.players === '1'

export const trophies: readonly Trophy<Play>[] = [
  {
    id: 'eight',
    ...trophyTexts.eight,
    won: (play) => asUsual(play) && play.max('level', 'level') >= 8,
  },
  {
    id: 'fourteen',
    ...trophyTexts.fourteen,
    won: (play) => asUsual(play) && play.max('level', 'level') >= 14,
  },
  {
    id: 'twenty',
    ...trophyTexts.twenty,
    won: (play) => asUsual(play) && play.max('level', 'level') >= 20,
  },
  {
    id: 'thirty-one',
    ...trophyTexts['thirty-one'],
    won: (play) => asUsual(play) && play.max('level', 'level') >= 31,
  },
]
