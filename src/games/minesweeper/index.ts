/** Owns Minesweeper as the arcade sees it: its options, controls, sounds and words. */
import { defineTurn } from '../../engine/core/contract'
import { choice } from '../../engine/core/declare'
import { type Move, rules, type State } from './rules'
import { Board } from './view/Board'
import { cursor } from './view/cursor'
import { symbols } from './view/symbols'

export default defineTurn<State, Move, 'flag'>({
  rules,
  Board,
  symbols,
  options: [
    choice('level', 'Field', 'beginner', [
      ['beginner', 'Beginner'],
      ['intermediate', 'Intermediate'],
      ['expert', 'Expert'],
    ]),
    choice('boards', 'Boards', 'any', [
      ['any', 'Any'],
      ['certain', 'No guessing'],
    ]),
  ],
  controls: [{ action: 'flag', label: 'Flag', keys: ['KeyF'], pad: ['X'] }],
  command: (_action, state) =>
    cursor.cell >= 0 && cursor.cell < state.cells.length ? { type: 'flag', cell: cursor.cell } : null,
  // What was dug up cannot be covered again.
  undo: false,
  hideOnPause: true,
  reviews: true,
  sounds: {
    open: (event) => {
      const count = event.count as number
      return count > 1 ? { name: 'reveal', pitch: 1 + Math.min(0.3, count / 150) } : { name: 'tap' }
    },
    flag: 'flag',
    unflag: () => ({ name: 'flag', pitch: 0.75 }),
    explode: 'explosion',
    Refused: () => null,
  },
  status: {
    open: (event) => (event.count === 1 ? 'One cell open.' : `${event.count} cells open.`),
    flag: (event) => `Flag set. ${event.left} mines left.`,
    unflag: (event) => `Flag taken away. ${event.left} mines left.`,
  },
  haptics: { flag: 15, unflag: 8, explode: 120 },
  best: [{ of: 'Time', better: 'lower', label: 'Best time' }],
  howTo: [
    'Open every cell but the mines. A number counts the mines that touch it.',
    'Flag a mine by right click, long press or the Flag switch.',
    'Press a number that has all its flags to open the rest around it.',
  ],
})
