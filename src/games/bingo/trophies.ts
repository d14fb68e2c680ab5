/** The trophies of Bingo. */
import type { Trophy, TrophyPlay } from '../../engine/core/game/trophy'

const byHand = (play: TrophyPlay) =>
  play.options.mark === 'hand' && play.count('bingo') > 0 && play.count('unmark') === 0

export const trophies: readonly Trophy[] = [
  {
    id: 'hand',
    title: 'Eyes Down',
    text: 'Mark by hand and come to a bingo without taking a mark back.',
    won: (play) => byHand(play),
  },
  {
    id: 'corners',
    title: 'Four Corners',
    text: 'Mark by hand, leave what you must, and win by the four corners.',
    // Not with the option in which only the four corners win.
    won: (play) =>
      byHand(play) &&
      play.options.pattern !== 'corners' &&
      play.count('bingo', 'pattern', 'Four corners') > 0,
  },
  {
    id: 'diagonal',
    title: 'On the Slant',
    text: 'Mark by hand, leave what you must, and win by a diagonal.',
    won: (play) =>
      byHand(play) &&
      play.count('bingo', 'pattern', 'Diagonal up') + play.count('bingo', 'pattern', 'Diagonal down') > 0,
  },
  {
    id: 'pace',
    title: 'Keeping Up',
    text: 'Have the numbers called by themselves, never stop them, and come to a bingo marked by hand.',
    won: (play) => byHand(play) && play.count('autoOn') > 0 && play.count('autoOff') === 0,
  },
]
