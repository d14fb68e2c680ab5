import type { Trophy, TrophyPlay } from '../../engine/core/game/trophy'
import type { Options } from './options'
import type { Event } from './rules'
import type { Stat } from './texts/game'
import { trophyTexts } from './texts/trophies'

export type Play = TrophyPlay<Event, Options, Stat>

/** Unassisted: no hints, no shown mistakes, no practice, and only rows, columns and boxes. */
const solved = (play: Play, ...levels: Options['level'][]) =>
  play.result === 'won' &&
  play.hints === 0 &&
  play.options.check === 'off' &&
  play.options.practice === 'off' &&
  play.options.kind === 'classic' &&
  levels.includes(play.options.level)

export const trophies: readonly Trophy<Play>[] = [
  {
    id: 'easy',
    ...trophyTexts.easy,
    won: (play) => solved(play, 'easy', 'medium', 'hard', 'expert'),
  },
  {
    id: 'clean',
    ...trophyTexts.clean,
    won: (play) => solved(play, 'medium', 'hard', 'expert') && play.count('conflict') === 0,
  },
  {
    id: 'head',
    ...trophyTexts.head,
    won: (play) =>
      solved(play, 'medium', 'hard', 'expert') &&
      play.count('note') + play.count('center') + play.count('fill') === 0,
  },
  {
    id: 'hard',
    ...trophyTexts.hard,
    won: (play) => solved(play, 'hard', 'expert'),
  },
  {
    id: 'expert',
    ...trophyTexts.expert,
    won: (play) => solved(play, 'expert'),
  },
]
