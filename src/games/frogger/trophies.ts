import type { Trophy, TrophyPlay } from '../../engine/core/game/trophy'
import type { Options } from './options'
import type { Event } from './rules'
import type { Stat } from './texts/game'
import { trophyTexts } from './texts/trophies'

export type Play = TrophyPlay<Event, Options, Stat>

/** Every frog that got home: into a bay, or in Classic to the bank, which is a level each. */
const crossings = (play: Play) => play.count('bay') || play.count('level')

export const trophies: readonly Trophy<Play>[] = [
  {
    id: 'three',
    ...trophyTexts.three,
    won: (play) => crossings(play) >= 3,
  },
  {
    id: 'forward',
    ...trophyTexts.forward,
    won: (play) => crossings(play) >= 5 && play.count('hop', 'direction', 'down') === 0,
  },
  {
    id: 'untouched',
    ...trophyTexts.untouched,
    won: (play) => crossings(play) >= 8 && play.count('hurt') === 0,
  },
  {
    id: 'twenty',
    ...trophyTexts.twenty,
    won: (play) => crossings(play) >= 20,
  },
  {
    id: 'city',
    ...trophyTexts.city,
    won: (play) => play.options.mode === 'journey' && play.options.place === '10' && play.stat('Stars') >= 3,
  },
]
