import { defineTurn } from '../../engine/core/game/define'
import { type Options, options } from './options'
import { type Event, type Move, rules, type State } from './rules'
import { LETTERS } from './rules/card'
import { patternName } from './rules/patterns'
import { type Stat, texts } from './texts/game'
import { Board } from './view/Board'

/** Players press Bingo! themselves. */
const presses = ({ mark, claim }: Options) => mark === 'hand' && claim === 'press'

export default defineTurn<State, Move, Event, Options, Stat, 'call' | 'auto' | 'bingo'>({
  rules,
  replayVersion: '9e2a254b',
  Board,
  options,
  controls: [
    { action: 'call', label: texts.controls.call, keys: ['KeyC', 'KeyN'], letters: true, pad: ['X'] },
    { action: 'auto', label: texts.controls.auto, keys: ['KeyA'], letters: true, pad: ['Y'] },
    {
      action: 'bingo',
      label: texts.controls.bingo,
      keys: ['KeyB'],
      letters: true,
      pad: ['B'],
      shown: presses,
    },
  ],
  command: (action, state) => (action === 'bingo' && !state.claims ? null : { do: action }),
  uses: (action, state) => action !== 'bingo' || state.claims === true,
  print: {
    label: texts.print.label,
    counts: [1, 2, 4, 8, 12, 16, 24, 30],
    extra: texts.print.list,
    options: ['pattern'],
    load: () => import('./view/print'),
  },
  // A called number cannot be taken back.
  undo: false,
  sounds: {
    // Each letter has a different pitch.
    call: (event) => ({ name: 'pop', pitch: 0.8 + LETTERS.indexOf(event.letter) * 0.1 }),
    mark: 'place',
    unmark: 'back',
    autoOn: 'toggle',
    autoOff: () => ({ name: 'toggle', pitch: 0.75 }),
    allCalled: 'alarm',
    bingo: 'match',
    rivalReady: 'countdown',
    rivalBingo: 'mismatch',
  },
  toasts: { allCalled: { text: texts.toasts.allCalled, detail: texts.toasts.allCalledDetail } },
  status: {
    call: (event) => texts.status.called(event.call),
    mark: (event) => texts.status.marked(event.call),
    unmark: (event) => texts.status.unmarked(event.call),
    autoOn: texts.status.autoOn,
    autoOff: texts.status.autoOff,
    bingo: (event) => texts.status.bingo(event.player, patternName(event.pattern)),
    rivalReady: (event) => texts.status.ready(event.player),
    rivalBingo: (event) => texts.status.bingo(event.player, patternName(event.pattern)),
  },
  haptics: { mark: 12, bingo: 80 },
  stats: texts.stats,
  best: [{ of: 'Calls', better: 'lower', label: texts.best.calls, min: 4, max: 75 }],
  captions: texts.captions,
  distinctColors: [['sky', 'orange', 'green', 'yellow', 'pink']],
  howTo: texts.howTo,
})
