import type { Control } from '../../engine/core/game/contract'
import { defineTurn } from '../../engine/core/game/define'
import { patienceTexts } from '../shared/patience/texts/game'
import { type Options, options } from './options'
import { type Event, type Move, rules, type State } from './rules'
import { movedText } from './rules/movedText'
import { COLUMNS } from './rules/state'
import { type Stat, texts } from './texts/game'
import { Board } from './view/Board'
import { draw, pickUp, pressPile } from './view/hold'

type Action = `column${number}` | 'draw' | 'pick'

/** The key 0 is that of column 10. */
const COLUMN_KEYS = Array.from({ length: COLUMNS }, (_, i): Control<Action> => {
  const digit = (i + 1) % COLUMNS
  return {
    action: `column${i + 1}`,
    label: texts.controls.column(i + 1),
    keys: [`Digit${digit}`, `Numpad${digit}`],
    group: texts.controls.columns,
  }
})

export default defineTurn<State, Move, Event, Options, Stat, Action>({
  rules,
  replayVersion: '1',
  Board,
  options,
  sameStart: true,
  controls: [
    { action: 'draw', label: texts.controls.deal, keys: ['KeyS', 'NumpadAdd'], letters: true, pad: ['Y'] },
    { action: 'pick', label: texts.controls.pick, keys: ['KeyX'], letters: true, pad: ['X'] },
    ...COLUMN_KEYS,
  ],
  command(action, state) {
    if (action === 'draw') return draw()
    return action === 'pick' ? pickUp(state) : pressPile(state, Number(action.slice('column'.length)) - 1)
  },
  hints: true,
  reviews: true,
  slowStart: true,
  sounds: {
    Start: 'shuffle',
    draw: 'card',
    move: 'place',
    open: 'flip',
    run: ({ runs }) => ({ name: 'snap', pitch: 0.9 + runs * 0.08 }),
  },
  status: {
    move: ({ card, cards, column }) => texts.status.move(movedText(card, cards, column)),
    draw: ({ left }) => texts.status.draw(left),
    open: ({ card, column }) => texts.status.open(card, column),
    run: ({ king, runs }) => texts.status.run(king, runs),
  },
  haptics: { move: 8, draw: 12, open: 8, run: 20 },
  captions: { Start: patienceTexts.captions.Start, ...texts.captions },
  stats: texts.stats,
  best: [
    { of: 'Score', better: 'higher', min: -1_000_000, label: texts.best.score },
    { of: 'Time', better: 'lower', label: texts.best.time },
    { of: 'Moves', better: 'lower', label: texts.best.moves },
  ],
  howTo: texts.howTo,
})
