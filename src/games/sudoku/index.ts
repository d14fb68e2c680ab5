import type { Control } from '../../engine/core/game/contract'
import { defineTurn } from '../../engine/core/game/define'
import { itemAt } from '../../engine/core/itemAt'
import { type Options, options } from './options'
import { type Event, FILL, type Move, rules, type State } from './rules'
import { lazyRules } from './rules/lazyRules'
import { LAYERS, type Layer } from './rules/marks'
import { colorNames } from './texts/colors'
import { type Stat, texts } from './texts/game'
import { Board } from './view/Board'
import { erase, getPen, pressDigit, setLayer, showMore, turnDigit } from './view/pen'

type Action = `digit${number}` | Layer | 'notes' | 'fill' | 'erase' | 'next' | 'previous' | 'select'

const DIGITS = Array.from(
  { length: 9 },
  (_, i): Control<Action> => ({
    action: `digit${i + 1}`,
    label: String(i + 1),
    keys: [`Digit${i + 1}`, `Numpad${i + 1}`],
    group: texts.controls.digits,
  }),
)

/** By position: four keys in a row on every keyboard. */
const LAYER_KEYS: Readonly<Record<Layer, string>> = {
  digit: 'KeyZ',
  note: 'KeyX',
  center: 'KeyC',
  color: 'KeyV',
}

export default defineTurn<State, Move, Event, Options, Stat, Action>({
  rules,
  lazyRules,
  replayVersion: 'e7cfbaa3',
  Board,
  options,
  sameStart: true,
  hideOnPause: true,
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
    ...LAYERS.map((layer) => ({
      action: layer,
      label: texts.keys.modes[layer].name,
      keys: [LAYER_KEYS[layer]],
      group: texts.controls.modes,
    })),
    { action: 'previous', label: texts.controls.previous, pad: ['LB'] },
    { action: 'next', label: texts.controls.next, pad: ['RB'] },
    // Held, while the D-pad or A chooses cells.
    { action: 'select', label: texts.controls.select, pad: ['RT'] },
  ],
  command(action, state) {
    if (action === 'fill') return FILL
    const layer = LAYERS.find((each) => each === action)
    if (layer) {
      showMore(true)
      setLayer(layer)
    } else if (action === 'notes') setLayer(getPen().layer === 'note' ? 'digit' : 'note')
    else if (action === 'next' || action === 'previous') turnDigit(action === 'next' ? 1 : -1)
    else if (action === 'erase') return erase(state, true)
    else if (action !== 'select') return pressDigit(state, Number(action.slice('digit'.length)), true)
    return null
  },
  setsUp: true,
  hints: true,
  reviews: true,
  practice: { mistakes: ['mistake', 'conflict'], hints: true },
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
    center: () => ({ name: 'tick', volume: 0.6 }),
    color: () => ({ name: 'tick', volume: 0.6, pitch: 0.9 }),
    house: (event) => ({ name: 'match', pitch: 1 + event.count * 0.08 }),
    Refused: () => null,
  },
  toasts: {
    fill: ({ replaced }) =>
      replaced > 0 ? { text: texts.status.fill, detail: texts.status.replaced(replaced) } : null,
  },
  status: {
    digit: ({ digit, row, column, cells }) =>
      cells > 1 ? texts.status.digits(digit, cells) : texts.status.digit(digit, row, column),
    conflict: ({ digit, row, column, cells }) =>
      cells > 1 ? texts.status.conflicts(digit, cells) : texts.status.conflict(digit, row, column),
    mistake: ({ digit, row, column, cells }) =>
      cells > 1 ? texts.status.mistakes(digit, cells) : texts.status.mistake(digit, row, column),
    fill: ({ replaced }) =>
      replaced > 0 ? `${texts.status.fill} ${texts.status.replaced(replaced)}` : texts.status.fill,
    clear: texts.status.clear,
    note({ digit, on, cells }) {
      if (cells > 1) return (on ? texts.status.notes : texts.status.notesRemoved)(digit, cells)
      return (on ? texts.status.note : texts.status.noteRemoved)(digit)
    },
    center: ({ digit, on, cells }) => (on ? texts.status.center : texts.status.centerRemoved)(digit, cells),
    color: ({ color, on, cells }) =>
      on ? texts.status.color(itemAt(colorNames, color - 1), cells) : texts.status.colorRemoved(cells),
  },
  haptics: { digit: 8, conflict: 40, mistake: 40 },
  stats: texts.stats,
  best: [{ of: 'Time', better: 'lower', label: texts.best.time }],
  captions: texts.captions,
  howTo: texts.howTo,
})
