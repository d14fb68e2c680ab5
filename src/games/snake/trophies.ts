import type { Trophy, TrophyPlay } from '../../engine/core/game/trophy'
import type { Options } from './options'
import type { Event } from './rules'
import type { Stat } from './texts/game'
import { trophyTexts } from './texts/trophies'

export type Play = TrophyPlay<Event, Options, Stat>

/** Portals offer a way out of every corner, and a board with stones has fewer cells to fill. */
const plain = (play: Play) => play.options.mode === 'classic' && play.options.meadow === 'plain'

export const trophies: readonly Trophy<Play>[] = [
  {
    id: 'grown',
    ...trophyTexts.grown,
    won: (play) => plain(play) && play.max('eat', 'length') >= 25,
  },
  {
    id: 'fast',
    ...trophyTexts.fast,
    won: (play) =>
      plain(play) &&
      play.options.speed === 'fast' &&
      play.options.edges === 'walls' &&
      play.count('eat') >= 20,
  },
  {
    id: 'third',
    ...trophyTexts.third,
    won: (play) => plain(play) && play.options.board === '20' && play.max('eat', 'length') >= 134,
  },
  {
    id: 'festival',
    ...trophyTexts.festival,
    won: (play) =>
      play.options.mode === 'worlds' && play.options.world === '10' && play.max('star', 'stars') === 3,
  },
  {
    id: 'full',
    ...trophyTexts.full,
    won: (play) => plain(play) && play.options.board === '20' && play.count('full') > 0,
  },
]
