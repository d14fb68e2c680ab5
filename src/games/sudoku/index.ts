/** Owns Sudoku as the arcade sees it: its levels, keys, sounds and words. */
import { type Control, defineTurn } from '../../engine/core/contract'
import { choice } from '../../engine/core/declare'
import { type Move, rules, type State } from './rules'
import { Board } from './view/Board'
import { erase, getPen, pressDigit, setPen, turnDigit } from './view/pen'

type Action = `digit${number}` | 'notes' | 'erase' | 'next' | 'previous'

const DIGITS = Array.from(
  { length: 9 },
  (_, i): Control<Action> => ({
    action: `digit${i + 1}`,
    label: String(i + 1),
    keys: [`Digit${i + 1}`, `Numpad${i + 1}`],
    group: 'Write a digit',
  }),
)

export default defineTurn<State, Move, Action>({
  rules,
  Board,
  options: [
    choice('level', 'Level', 'classic', [
      ['classic', 'Classic'],
      ['easy', 'Easy'],
      ['medium', 'Medium'],
      ['hard', 'Hard'],
      ['expert', 'Expert'],
    ]),
  ],
  controls: [
    ...DIGITS,
    { action: 'notes', label: 'Notes', keys: ['KeyN'], pad: ['X'] },
    { action: 'erase', label: 'Erase', keys: ['Backspace', 'Delete', 'Digit0', 'Numpad0'], pad: ['Y'] },
    { action: 'previous', label: 'Hold the digit before', pad: ['LB'] },
    { action: 'next', label: 'Hold the next digit', pad: ['RB'] },
  ],
  command(action, state) {
    if (action === 'notes') setPen({ notes: !getPen().notes })
    else if (action === 'next' || action === 'previous') turnDigit(action === 'next' ? 1 : -1)
    else if (action === 'erase') return erase(state, true)
    else return pressDigit(state, Number(action.slice('digit'.length)), true)
    return null
  },
  hints: true,
  reviews: true,
  slowStart: true,
  timer: 'seconds',
  sounds: {
    digit: 'place',
    conflict: 'mismatch',
    clear: () => ({ name: 'place', pitch: 0.75 }),
    note: () => ({ name: 'tick', volume: 0.6 }),
    house: (event) => ({ name: 'match', pitch: 1 + (event.count as number) * 0.08 }),
    Refused: () => null,
  },
  status: {
    digit: (event) => `${event.digit} in row ${event.row}, column ${event.column}.`,
    conflict: (event) => `${event.digit} in row ${event.row}, column ${event.column} conflicts.`,
    clear: 'Cleared.',
    note: (event) => `Note ${event.digit} ${event.on ? 'written' : 'taken away'}.`,
  },
  haptics: { digit: 8, conflict: 40 },
  best: [{ of: 'Time', better: 'lower', label: 'Best time' }],
  howTo: [
    'Fill the grid: every row, column and box holds 1 to 9 once.',
    'Choose a cell, then its digit; or hold a digit first, then press its cells.',
    'Notes are small digits. Those that a digit rules out go by themselves.',
  ],
})
