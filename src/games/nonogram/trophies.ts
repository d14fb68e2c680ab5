import type { Trophy, TrophyPlay } from '../../engine/core/game/trophy'
import type { Options } from './options'

/** Without hints, because they name certain cells. */
const solved = (play: TrophyPlay<Options>, ...sizes: Options['size'][]) =>
  play.result === 'won' && play.hints === 0 && sizes.includes(play.options.size)

export const trophies: readonly Trophy<Options>[] = [
  {
    id: 'uncovered',
    title: 'Uncovered',
    text: 'Solve a 10x10 puzzle or a larger one, without hints.',
    won: (play) => solved(play, '10', '15', '20'),
  },
  {
    id: 'quick',
    title: 'Quick Eye',
    text: 'Solve a 10x10 puzzle in 90 seconds or less, without hints.',
    won: (play) => solved(play, '10') && play.ms <= 90_000,
  },
  {
    id: 'sure',
    title: 'Steady Hand',
    text: 'Solve a 15x15 puzzle or a larger one with mistakes shown, without a mistake and without hints.',
    won: (play) => solved(play, '15', '20') && play.options.check === 'on' && play.count('mistake') === 0,
  },
  {
    id: 'large',
    title: 'Big Picture',
    text: 'Solve a 20x20 puzzle, without hints.',
    won: (play) => solved(play, '20'),
  },
  {
    id: 'hard',
    title: 'Line by Line',
    text: 'Solve a generated Hard puzzle of 15x15 or 20x20, without hints.',
    won: (play) =>
      solved(play, '15', '20') && play.options.puzzle === 'generated' && play.options.level === 'hard',
  },
]
