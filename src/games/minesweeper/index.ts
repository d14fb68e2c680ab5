import { defineTurn } from '../../engine/core/game/define'
import { type Options, options } from './options'
import { type Event, type Move, markOf, rules, type State } from './rules'
import { lazyRules } from './rules/lazyRules'
import { type Stat, texts } from './texts/game'
import { Board } from './view/Board'
import { cursor } from './view/cursor'
import { symbols } from './view/symbols'

export default defineTurn<State, Move, Event, Options, Stat, 'flag'>({
  rules,
  lazyRules,
  replayVersion: 'f9cfef0d',
  Board,
  symbols,
  options,
  sameStart: true,
  controls: [{ action: 'flag', label: texts.controls.flag, keys: ['KeyF'], letters: true, pad: ['X'] }],
  command: (_action, state) =>
    cursor.cell >= 0 && cursor.cell < state.cells.length
      ? { type: markOf(state, cursor.cell, cursor.asks), cell: cursor.cell }
      : null,
  hints: true,
  // Opening a cell reveals information.
  undo: false,
  hideOnPause: true,
  reviews: true,
  practice: { mistakes: ['explode'], hints: true },
  sounds: {
    open: (event) => {
      const count = event.count
      return count > 1 ? { name: 'reveal', pitch: 1 + Math.min(0.3, count / 150) } : { name: 'tap' }
    },
    flag: 'flag',
    unflag: () => ({ name: 'flag', pitch: 0.75 }),
    ask: () => ({ name: 'flag', pitch: 1.3 }),
    unask: () => ({ name: 'flag', pitch: 0.75 }),
    explode: 'explosion',
    Refused: () => null,
  },
  status: {
    open: (event) => texts.status.opened(event.count),
    flag: (event) => texts.status.flagged(event.left),
    ask: texts.status.ask,
    unask: texts.status.unask,
    unflag: (event) => texts.status.unflagged(event.left),
  },
  haptics: { flag: 15, unflag: 8, ask: 8, unask: 8, explode: 120 },
  stats: texts.stats,
  best: [
    { of: 'Time', better: 'lower', label: texts.best.time },
    { of: '3BV/s', better: 'higher', label: texts.best.speed, shown: null },
  ],
  captions: texts.captions,
  howTo: texts.howTo,
})
