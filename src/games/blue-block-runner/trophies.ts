import type { Trophy, TrophyPlay } from '../../engine/core/game/trophy'
import type { Options } from './options'
import type { Event } from './rules'
import type { Stat } from './texts/game'
import { trophyTexts } from './texts/trophies'

export type Play = TrophyPlay<Event, Options, Stat>

const usual = (play: Play) => play.options.run === 'usual'

export const trophies: readonly Trophy<Play>[] = [
  {
    id: 'hundred',
    ...trophyTexts.hundred,
    won: (play) => usual(play) && play.stat('Score') >= 100,
  },
  {
    id: 'eight',
    ...trophyTexts.eight,
    won: (play) => usual(play) && play.options.mode === 'single' && play.max('catch', 'multiplier') >= 8,
  },
  {
    id: 'blast',
    ...trophyTexts.blast,
    won: (play) => usual(play) && play.options.mode === 'single' && play.max('blast', 'blocks') >= 7,
  },
  {
    id: 'fifteen-hundred',
    ...trophyTexts['fifteen-hundred'],
    won: (play) => usual(play) && play.stat('Score') >= 1500,
  },
  {
    id: 'districts',
    ...trophyTexts.districts,
    won: (play) =>
      play.options.run === 'tour' &&
      play.options.mode === 'single' &&
      play.options.district === '5' &&
      play.stat('Stars') >= 3,
  },
]
