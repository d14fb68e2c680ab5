import type { Trophy, TrophyPlay } from '../../engine/core/game/trophy'
import type { Options } from './options'
import type { Event } from './rules'
import type { Stat } from './texts/game'
import { trophyTexts } from './texts/trophies'

export type Play = TrophyPlay<Event, Options, Stat>

const usual = (play: Play) => play.options.growth === 'off'

export const trophies: readonly Trophy<Play>[] = [
  {
    id: 'five',
    ...trophyTexts.five,
    won: (play) => usual(play) && play.run('connected', 'wrong') >= 5,
  },
  {
    id: 'ten',
    ...trophyTexts.ten,
    won: (play) => usual(play) && play.options.from === '1' && play.max('level', 'level') >= 10,
  },
  {
    id: 'by-heart',
    ...trophyTexts['by-heart'],
    won: (play) => usual(play) && play.options.from !== '1' && play.run('connected', 'wrong') >= 5,
  },
  {
    id: 'twelve',
    ...trophyTexts.twelve,
    won: (play) => usual(play) && play.max('connected', 'level') >= 12,
  },
  {
    id: 'surge',
    ...trophyTexts.surge,
    won: (play) => play.options.growth === 'on' && play.max('connected', 'level') >= 15,
  },
]
