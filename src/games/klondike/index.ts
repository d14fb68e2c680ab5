import type { Control } from '../../engine/core/game/contract'
import { defineTurn } from '../../engine/core/game/define'
import { patienceTexts } from '../shared/patience/texts/game'
import { isKlondike, type Options, options } from './options'
import { type Event, type Move, rules, type State } from './rules'
import { CELL_LETTERS, movedText } from './rules/movedText'
import { CELL, FOUNDATION, WASTE } from './rules/state'
import { type Stat, texts } from './texts/game'
import { Board } from './view/Board'
import { draw, pickUp, pressPile, putDown } from './view/hold'

type Action = `column${number}` | `cell${number}` | 'waste' | 'foundation' | 'draw' | 'pick'

const COLUMNS = Array.from(
  { length: 8 },
  (_, i): Control<Action> => ({
    action: `column${i + 1}`,
    label: texts.controls.column(i + 1),
    keys: [`Digit${i + 1}`, `Numpad${i + 1}`],
    group: texts.controls.columns,
    ...(i === 7 ? { shown: ({ kind }) => kind === 'freecell' } : {}),
  }),
)

const CELLS = CELL_LETTERS.map(
  (letter, i): Control<Action> => ({
    action: `cell${i + 1}`,
    label: texts.controls.cell(letter),
    keys: [`Key${letter}`],
    letters: true,
    group: texts.controls.cells,
    shown: ({ kind }) => kind === 'freecell',
  }),
)

export default defineTurn<State, Move, Event, Options, Stat, Action>({
  rules,
  replayVersion: '1',
  Board,
  options,
  sameStart: true,
  controls: [
    {
      action: 'draw',
      label: patienceTexts.controls.draw,
      keys: ['KeyS', 'NumpadAdd'],
      letters: true,
      pad: ['Y'],
      shown: isKlondike,
    },
    { action: 'pick', label: texts.controls.pick, keys: ['KeyX'], letters: true, pad: ['X'] },
    {
      action: 'waste',
      label: texts.controls.waste,
      keys: ['KeyW', 'Numpad0'],
      letters: true,
      shown: isKlondike,
    },
    { action: 'foundation', label: texts.controls.foundation, keys: ['KeyF', 'Numpad9'], letters: true },
    ...COLUMNS,
    ...CELLS,
  ],
  command(action, state) {
    if (action === 'draw') return draw()
    if (action === 'pick') return pickUp(state)
    if (action === 'waste') return pressPile(state, WASTE)
    if (action === 'foundation') return putDown(state, FOUNDATION)
    const number = Number(action.slice(-1)) - 1
    return pressPile(state, action.startsWith('cell') ? CELL + number : number)
  },
  uses(action, { kind, columns }) {
    if (action.startsWith('cell')) return kind === 'freecell'
    if (action.startsWith('column')) return Number(action.slice(6)) <= columns.length
    return kind === 'klondike' || action === 'pick' || action === 'foundation'
  },
  hints: true,
  reviews: true,
  slowStart: true,
  sounds: {
    Start: 'shuffle',
    draw: 'card',
    turn: 'shuffle',
    move: 'place',
    home: ({ total }) => ({ name: 'snap', pitch: 0.9 + total * 0.008 }),
    back: () => ({ name: 'place', pitch: 0.8 }),
    open: 'flip',
  },
  status: {
    draw: ({ card, left }) => patienceTexts.status.draw(card, left),
    turn: patienceTexts.status.turn,
    move: ({ card, cards, to }) => texts.status.move(movedText(card, cards, to)),
    home: ({ card }) => texts.status.home(card),
    back: ({ card, to }) => texts.status.back(card, to + 1),
    open: ({ card, column }) => texts.status.open(card, column),
  },
  haptics: { move: 8, home: 12, open: 8 },
  captions: { ...patienceTexts.captions, ...texts.captions },
  stats: texts.stats,
  best: [
    { of: 'Time', better: 'lower', label: texts.best.time },
    { of: 'Score', better: 'higher', min: -1_000_000, label: texts.best.score },
    { of: 'Moves', better: 'lower', label: texts.best.moves },
  ],
  howTo: texts.howTo,
})
