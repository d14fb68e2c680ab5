import type { Trophy, TrophyPlay } from '../../engine/core/game/trophy'
import type { Options } from './options'

const byHand = (play: TrophyPlay<Options>) =>
  play.options.mark === 'hand' && play.count('bingo') > 0 && play.count('unmark') === 0

export const trophies: readonly Trophy<Options>[] = [
  {
    id: 'hand',
    title: 'Handmade',
    text: 'Mark by hand and get a bingo without removing a mark.',
    won: (play) => byHand(play),
  },
  {
    id: 'corners',
    title: 'Four Corners',
    text: 'Mark by hand and win with the four corners while any line counts. You may leave numbers unmarked.',
    // Not with the option where only the four corners win.
    won: (play) =>
      byHand(play) &&
      play.options.pattern !== 'corners' &&
      play.count('bingo', 'pattern', 'Four corners') > 0,
  },
  {
    id: 'diagonal',
    title: 'On the Slant',
    text: 'Mark by hand and win with a diagonal while any line counts. You may leave numbers unmarked.',
    won: (play) =>
      byHand(play) &&
      play.count('bingo', 'pattern', 'Diagonal up') + play.count('bingo', 'pattern', 'Diagonal down') > 0,
  },
  {
    id: 'pace',
    title: 'Keeping Up',
    text: 'Turn on auto call, never stop it, and get a bingo marked by hand.',
    won: (play) => byHand(play) && play.count('autoOn') > 0 && play.count('autoOff') === 0,
  },
]
