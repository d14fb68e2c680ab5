import type { Trophy, TrophyPlay } from '../../engine/core/game/trophy'
import type { Options } from './options'
import type { Event } from './rules'
import type { Stat } from './texts/game'
import { trophyTexts } from './texts/trophies'

export type Play = TrophyPlay<Event, Options, Stat>

/** Regained lives make a run longer. */
const three = (play: Play) => play.options.lives === 'three'
const classic = (play: Play) => play.options.mode === 'classic' && three(play)

export const trophies: readonly Trophy<Play>[] = [
  {
    id: 'combo',
    ...trophyTexts.combo,
    won: (play) => play.max('combo', 'combo') >= 8 && play.options.mode !== 'arcade',
  },
  {
    id: 'clean',
    ...trophyTexts.clean,
    won: (play) =>
      classic(play) && play.count('slice') >= 60 && play.count('miss') + play.count('bomb') === 0,
  },
  {
    id: 'level',
    ...trophyTexts.level,
    won: (play) => play.max('level', 'level') >= 5 && play.options.mode !== 'arcade' && three(play),
  },
  {
    id: 'ten-thousand',
    ...trophyTexts['ten-thousand'],
    won: (play) => classic(play) && play.stat('Score') >= 10_000,
  },
  {
    id: 'storm',
    ...trophyTexts.storm,
    won: (play) => play.options.mode === 'arcade' && play.options.stage === '10' && play.stat('Stars') >= 3,
  },
]
