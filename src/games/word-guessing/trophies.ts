import type { Trophy, TrophyPlay } from '../../engine/core/game/trophy'
import type { Options } from './options'
import type { Event } from './rules'
import type { Stat } from './texts/game'
import { trophyTexts } from './texts/trophies'

export type Play = TrophyPlay<Event, Options, Stat>

const alone = (play: Play) => play.hints === 0

/** Without hints, and with an option that does not sell letters. */
const byGuess = (play: Play) => alone(play) && play.options.letter === 'off'

export const trophies: readonly Trophy<Play>[] = [
  {
    id: 'spotless',
    ...trophyTexts.spotless,
    won: (play) => alone(play) && play.count('found', 'points', 10) >= 3,
  },
  {
    id: 'streak',
    ...trophyTexts.streak,
    won: (play) => byGuess(play) && play.max('found', 'streak') >= 6,
  },
  {
    id: 'ten',
    ...trophyTexts.ten,
    won: (play) =>
      byGuess(play) && play.options.length === '10' && play.result === 'won' && play.stat('Words') >= 10,
  },
  {
    id: 'survival',
    ...trophyTexts.survival,
    won: (play) => byGuess(play) && play.options.length === 'survival' && play.count('found') >= 20,
  },
]
