import type { Trophy, TrophyPlay } from '../../engine/core/game/trophy'
import type { Options } from './options'
import type { Event } from './rules'
import type { Stat } from './texts/game'
import { trophyTexts } from './texts/trophies'

export type Play = TrophyPlay<Event, Options, Stat>

/** Not with hints, because they name cells that are certain, and not in practice. */
const cleared = (play: Play, level: Options['level']) =>
  play.result === 'won' && play.options.level === level && play.options.practice === 'off' && play.hints === 0

export const trophies: readonly Trophy<Play>[] = [
  {
    id: 'beginner',
    ...trophyTexts.beginner,
    won: (play) => cleared(play, 'beginner'),
  },
  {
    id: 'quick',
    ...trophyTexts.quick,
    won: (play) => cleared(play, 'beginner') && play.stat('Time') <= 30,
  },
  {
    id: 'no-flags',
    ...trophyTexts['no-flags'],
    won: (play) => cleared(play, 'intermediate') && play.count('flag') === 0,
  },
  {
    id: 'expert',
    ...trophyTexts.expert,
    won: (play) => cleared(play, 'expert'),
  },
  {
    id: 'swift',
    ...trophyTexts.swift,
    won: (play) => cleared(play, 'expert') && play.stat('Time') <= 180,
  },
]
