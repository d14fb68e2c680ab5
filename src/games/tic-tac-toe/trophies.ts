import type { Trophy, TrophyPlay } from '../../engine/core/game/trophy'
import type { Options } from './options'
import type { Event } from './rules'
import type { Stat } from './texts/game'
import { trophyTexts } from './texts/trophies'

export type Play = TrophyPlay<Event, Options, Stat>

/** On 4x4 careful players always tie, and in best of five the player has both sides. Misère is another game. */
const onThree = ({ options: { board, line, series } }: Play) =>
  board === '3' && line === 'wins' && series === 'one'

export const trophies: readonly Trophy<Play>[] = [
  {
    id: 'normal',
    ...trophyTexts.normal,
    won: (play) => onThree(play) && play.result === 'won' && play.options.opponent === 'normal',
  },
  {
    id: 'second',
    ...trophyTexts.second,
    won: (play) =>
      onThree(play) &&
      play.result === 'won' &&
      play.options.opponent === 'normal' &&
      play.options.mark === 'O',
  },
  {
    id: 'perfect',
    ...trophyTexts.perfect,
    won: (play) =>
      onThree(play) &&
      play.result === 'tied' &&
      play.options.opponent === 'perfect' &&
      play.options.mark === 'O' &&
      play.hints === 0,
  },
]
