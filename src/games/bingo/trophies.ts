import type { Trophy, TrophyPlay } from '../../engine/core/game/trophy'
import type { Options } from './options'
import type { Event } from './rules'
import type { Stat } from './texts/game'
import { trophyTexts } from './texts/trophies'

export type Play = TrophyPlay<Event, Options, Stat>

const byHand = (play: Play) =>
  play.options.mark === 'hand' && play.count('bingo') > 0 && play.count('unmark') === 0

export const trophies: readonly Trophy<Play>[] = [
  {
    id: 'hand',
    ...trophyTexts.hand,
    won: (play) => byHand(play),
  },
  {
    id: 'corners',
    ...trophyTexts.corners,
    // Not with the option where only the four corners win.
    won: (play) =>
      byHand(play) &&
      play.options.pattern !== 'corners' &&
      play.count('bingo', 'pattern', 'Four corners') > 0,
  },
  {
    id: 'diagonal',
    ...trophyTexts.diagonal,
    won: (play) =>
      byHand(play) &&
      play.count('bingo', 'pattern', 'Diagonal up') + play.count('bingo', 'pattern', 'Diagonal down') > 0,
  },
  {
    id: 'pace',
    ...trophyTexts.pace,
    won: (play) => byHand(play) && play.count('autoOn') > 0 && play.count('autoOff') === 0,
  },
]
