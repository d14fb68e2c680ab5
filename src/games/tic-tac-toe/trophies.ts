/** Owns the trophies of Tic Tac Toe. */
import type { Trophy } from '../../engine/core/trophy'

export const trophies: readonly Trophy[] = [
  {
    id: 'normal',
    title: 'Three in a Row',
    text: 'Beat the computer at Normal.',
    won: (play) => play.result === 'won' && play.options.opponent === 'normal',
  },
  {
    id: 'second',
    title: 'The Second Stroke',
    text: 'Beat the computer at Normal as O, when it moves first.',
    won: (play) => play.result === 'won' && play.options.opponent === 'normal' && play.options.mark === 'O',
  },
  {
    id: 'perfect',
    title: 'An Honourable Draw',
    text: 'Tie with the computer at Perfect as O, without hints.',
    won: (play) =>
      play.result === 'tied' &&
      play.options.opponent === 'perfect' &&
      play.options.mark === 'O' &&
      play.hints === 0,
  },
]
