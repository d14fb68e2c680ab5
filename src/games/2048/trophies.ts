import type { Trophy, TrophyPlay } from '../../engine/core/game/trophy'
import type { Options } from './options'
import type { Event } from './rules'
import type { Stat } from './texts/game'
import { trophyTexts } from './texts/trophies'

export type Play = TrophyPlay<Event, Options, Stat>

/** Without hints, which show good moves, and not on the larger boards, where every tile is easier. */
const reaches = (play: Play, tile: number) =>
  play.hints === 0 &&
  (play.options.board === '3' || play.options.board === '4') &&
  play.max('merge', 'value') >= tile

export const trophies: readonly Trophy<Play>[] = [
  {
    id: 'half',
    ...trophyTexts.half,
    won: (play) => reaches(play, 512),
  },
  {
    id: 'three-ways',
    ...trophyTexts['three-ways'],
    won: (play) =>
      reaches(play, 256) &&
      (['up', 'down', 'left', 'right'] as const).some(
        (direction) => play.count('slide', 'direction', direction) === 0,
      ),
  },
  {
    id: 'kilo',
    ...trophyTexts.kilo,
    won: (play) => reaches(play, 1024),
  },
  {
    id: 'goal',
    ...trophyTexts.goal,
    won: (play) => reaches(play, 2048),
  },
  {
    id: 'beyond',
    ...trophyTexts.beyond,
    won: (play) => reaches(play, 4096),
  },
]
