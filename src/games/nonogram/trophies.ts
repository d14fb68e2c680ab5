import type { Trophy, TrophyPlay } from '../../engine/core/game/trophy'
import type { Options } from './options'
import type { Event } from './rules'
import type { Stat } from './texts/game'
import { trophyTexts } from './texts/trophies'

export type Play = TrophyPlay<Event, Options, Stat>

/** Not with hints, because they name cells that are certain, and not in practice. */
const solved = (play: Play, ...sizes: Options['size'][]) =>
  play.result === 'won' &&
  play.hints === 0 &&
  play.options.practice === 'off' &&
  sizes.includes(play.options.size)

export const trophies: readonly Trophy<Play>[] = [
  {
    id: 'uncovered',
    ...trophyTexts.uncovered,
    won: (play) => solved(play, '10', '15', '20'),
  },
  {
    id: 'quick',
    ...trophyTexts.quick,
    won: (play) => solved(play, '10') && play.ms <= 90_000,
  },
  {
    id: 'sure',
    ...trophyTexts.sure,
    won: (play) => solved(play, '15', '20') && play.options.check === 'on' && play.count('mistake') === 0,
  },
  {
    id: 'large',
    ...trophyTexts.large,
    won: (play) => solved(play, '20'),
  },
  {
    id: 'hard',
    ...trophyTexts.hard,
    won: (play) =>
      solved(play, '15', '20') && play.options.puzzle === 'generated' && play.options.level === 'hard',
  },
]
