import type { Trophy } from '../../engine/core/game/trophy'
import type { Options } from './options'
import { trophyTexts } from './texts/trophies'

export const trophies: readonly Trophy<Options>[] = [
  {
    id: 'five',
    ...trophyTexts.five,
    won: (play) => play.max('score', 'score') >= 5,
  },
  {
    id: 'fifteen',
    ...trophyTexts.fifteen,
    won: (play) => play.max('score', 'score') >= 15,
  },
  {
    id: 'platinum',
    ...trophyTexts.platinum,
    won: (play) => play.options.flight === 'classic' && play.max('score', 'score') >= 40,
  },
  {
    id: 'hundred',
    ...trophyTexts.hundred,
    won: (play) => play.options.flight === 'classic' && play.max('score', 'score') >= 100,
  },
]
