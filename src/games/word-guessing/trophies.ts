import type { Trophy, TrophyPlay } from '../../engine/core/game/trophy'
import type { Options } from './options'

const alone = (play: TrophyPlay<Options>) => play.hints === 0

/** Without hints, and with an option that does not sell letters. */
const byGuess = (play: TrophyPlay<Options>) => alone(play) && play.options.letter === 'off'

export const trophies: readonly Trophy<Options>[] = [
  {
    id: 'spotless',
    title: 'Letter Perfect',
    text: 'Find three words in one game without a single wrong letter, without hints.',
    won: (play) => alone(play) && play.count('found', 'points', 10) >= 3,
  },
  {
    id: 'streak',
    title: 'Well Read',
    text: 'Find six words in a row, with “Buy a letter” off and without hints.',
    won: (play) => byGuess(play) && play.max('found', 'streak') >= 6,
  },
  {
    id: 'ten',
    title: 'Ten Out of Ten',
    text: 'Find all words in a game of 10 words, with “Buy a letter” off and without hints.',
    won: (play) =>
      byGuess(play) && play.options.length === '10' && play.result === 'won' && play.stat('Words') >= 10,
  },
  {
    id: 'survival',
    title: 'Walking Dictionary',
    text: 'Find 20 words in Survival, with “Buy a letter” off and without hints.',
    won: (play) => byGuess(play) && play.options.length === 'survival' && play.count('found') >= 20,
  },
]
