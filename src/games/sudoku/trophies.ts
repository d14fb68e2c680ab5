import type { Trophy, TrophyPlay } from '../../engine/core/game/trophy'
import type { Options } from './options'

/** Unassisted: no hints, no shown mistakes, and only rows, columns and boxes. */
const solved = (play: TrophyPlay<Options>, ...levels: Options['level'][]) =>
  play.result === 'won' &&
  play.hints === 0 &&
  play.options.check === 'off' &&
  play.options.kind === 'classic' &&
  levels.includes(play.options.level)

export const trophies: readonly Trophy<Options>[] = [
  {
    id: 'easy',
    title: 'Eighty-One Cells',
    text: 'Solve a standard Sudoku on Easy, Medium, Hard, or Expert, with mistakes hidden, without hints.',
    won: (play) => solved(play, 'easy', 'medium', 'hard', 'expert'),
  },
  {
    id: 'clean',
    title: 'Written in Ink',
    text: 'Solve a standard Sudoku on Medium, Hard, or Expert, with mistakes hidden, without hints or conflicts.',
    won: (play) => solved(play, 'medium', 'hard', 'expert') && play.count('conflict') === 0,
  },
  {
    id: 'head',
    title: 'All in Your Head',
    text: 'Solve a standard Sudoku on Medium, Hard, or Expert, with mistakes hidden, without hints or notes.',
    won: (play) => solved(play, 'medium', 'hard', 'expert') && play.count('note') + play.count('fill') === 0,
  },
  {
    id: 'hard',
    title: 'The Quiet Hour',
    text: 'Solve a standard Sudoku on Hard or Expert, with mistakes hidden, without hints.',
    won: (play) => solved(play, 'hard', 'expert'),
  },
  {
    id: 'expert',
    title: 'Master of Logic',
    text: 'Solve a standard Sudoku on Expert, with mistakes hidden, without hints.',
    won: (play) => solved(play, 'expert'),
  },
]
