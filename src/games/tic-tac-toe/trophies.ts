import type { Trophy, TrophyPlay } from '../../engine/core/game/trophy'
import type { Options } from './options'

/** On 4x4 careful players always tie, and in best of five the player has both sides. */
const onThree = (play: TrophyPlay<Options>) => play.options.board === '3' && play.options.series === 'one'

export const trophies: readonly Trophy<Options>[] = [
  {
    id: 'normal',
    title: 'Three in a Row',
    text: 'Beat the computer on Normal in one 3x3 game.',
    won: (play) => onThree(play) && play.result === 'won' && play.options.opponent === 'normal',
  },
  {
    id: 'second',
    title: 'Moving Second',
    text: 'Beat the computer on Normal in one 3x3 game as O, when it moves first.',
    won: (play) =>
      onThree(play) &&
      play.result === 'won' &&
      play.options.opponent === 'normal' &&
      play.options.mark === 'O',
  },
  {
    id: 'perfect',
    title: 'An Honorable Tie',
    text: 'Tie the computer on Perfect in one 3x3 game as O, without hints.',
    won: (play) =>
      onThree(play) &&
      play.result === 'tied' &&
      play.options.opponent === 'perfect' &&
      play.options.mark === 'O' &&
      play.hints === 0,
  },
]
