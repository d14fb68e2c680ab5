import type { Control } from '../../engine/core/game/contract'
import { defineTurn } from '../../engine/core/game/define'
import { type Options, options } from './options'
import { type Event, FILL, type Move, rules, type State } from './rules'
import { texts } from './texts/game'
import { Board } from './view/Board'
import { erase, getPen, pressDigit, setPen, turnDigit } from './view/pen'

type Action = `digit${number}` | 'notes' | 'fill' | 'erase' | 'next' | 'previous'

const DIGITS = Array.from(
  { length: 9 },
  (_, i): Control<Action> => ({
    action: `digit${i + 1}`,
    label: String(i + 1),
    keys: [`Digit${i + 1}`, `Numpad${i + 1}`],
    group: texts.controls.digits,
  }),
)

export default defineTurn<State, Move, Event, Options, Action>({
  rules,
  replayVersion: 'e7cfbaa3',
  Board,
  options,
  sameStart: true,
  controls: [
    ...DIGITS,
    { action: 'notes', label: texts.controls.notes, keys: ['KeyN'], letters: true, pad: ['X'] },
    { action: 'fill', label: texts.controls.fill, keys: ['KeyA'], letters: true, pad: ['R3'] },
    {
      action: 'erase',
      label: texts.controls.erase,
      keys: ['Backspace', 'Delete', 'Digit0', 'Numpad0'],
      pad: ['Y'],
    },
    { action: 'previous', label: texts.controls.previous, pad: ['LB'] },
    { action: 'next', label: texts.controls.next, pad: ['RB'] },
  ],
  command(action, state) {
    if (action === 'fill') return FILL
    if (action === 'notes') setPen({ notes: !getPen().notes })
    else if (action === 'next' || action === 'previous') turnDigit(action === 'next' ? 1 : -1)
    else if (action === 'erase') return erase(state, true)
    else return pressDigit(state, Number(action.slice('digit'.length)), true)
    return null
  },
  hints: true,
  reviews: true,
  slowStart: true,
  print: {
    label: texts.print.label,
    counts: [1, 2, 4, 6],
    extra: texts.print.solutions,
    options: ['kind', 'level'],
    load: () => import('./view/print'),
  },
  timer: 'seconds',
  sounds: {
    digit: 'place',
    conflict: 'mismatch',
    mistake: 'mismatch',
    fill: () => ({ name: 'tick', pitch: 0.8 }),
    clear: () => ({ name: 'place', pitch: 0.75 }),
    note: () => ({ name: 'tick', volume: 0.6 }),
    house: (event) => ({ name: 'match', pitch: 1 + event.count * 0.08 }),
    Refused: () => null,
  },
  status: {
    digit: (event) => texts.status.digit(event.digit, event.row, event.column),
    conflict: (event) => texts.status.conflict(event.digit, event.row, event.column),
    mistake: (event) => texts.status.mistake(event.digit, event.row, event.column),
    fill: texts.status.fill,
    clear: texts.status.clear,
    note: (event) => (event.on ? texts.status.note(event.digit) : texts.status.noteRemoved(event.digit)),
  },
  haptics: { digit: 8, conflict: 40, mistake: 40 },
  stats: texts.stats,
  best: [{ of: 'Time', better: 'lower', label: texts.best.time }],
  captions: texts.captions,
  howTo: texts.howTo,
})
