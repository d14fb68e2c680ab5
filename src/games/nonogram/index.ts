import { defineTurn } from '../../engine/core/game/define'
import { type Options, options } from './options'
import { type Event, type Move, rules, type State } from './rules'
import { lazyRules } from './rules/lazyRules'
import { type Stat, texts } from './texts/game'
import { Board } from './view/Board'
import { clearAt, cursor, pressAt, turnTool } from './view/pen'

type Action = 'cross' | 'clear' | 'tool'

export default defineTurn<State, Move, Event, Options, Stat, Action>({
  rules,
  lazyRules,
  replayVersion: '1',
  Board,
  // The picture is revealed in color.
  endDelayMs: 2500,
  options,
  sameStart: true,
  controls: [
    { action: 'cross', label: texts.controls.cross, keys: ['KeyX'], letters: true, pad: ['X'] },
    { action: 'clear', label: texts.controls.clear, keys: ['Backspace', 'Delete'], pad: ['Y'] },
    { action: 'tool', label: texts.controls.tool, keys: ['KeyT'], letters: true, pad: ['LB', 'RB'] },
  ],
  command(action, state) {
    if (action === 'tool') {
      turnTool()
      return null
    }
    return action === 'clear' ? clearAt(state, cursor.cell) : pressAt(state, cursor.cell, 'cross')
  },
  setsUp: true,
  hints: true,
  reviews: true,
  practice: { mistakes: ['mistake'], hints: true },
  slowStart: true,
  print: {
    label: texts.print.label,
    counts: [1, 2, 4, 6],
    extra: texts.print.solutions,
    options: ['puzzle', 'size', 'level'],
    load: () => import('./view/print'),
  },
  hideOnPause: true,
  timer: 'seconds',
  sounds: {
    fill: ({ count }) => ({ name: 'place', pitch: 1 + Math.min(0.3, count / 40) }),
    cross: () => ({ name: 'tick', volume: 0.7 }),
    clear: () => ({ name: 'place', pitch: 0.75 }),
    mistake: 'mismatch',
    line: ({ count }) => ({ name: 'match', pitch: 1 + Math.min(0.5, count * 0.08) }),
    solved: 'reveal',
    Refused: () => null,
  },
  status: {
    fill: ({ count }) => texts.status.filled(count),
    cross: ({ count }) => texts.status.crossed(count),
    clear: ({ count }) => texts.status.cleared(count),
    mistake: texts.status.mistake,
    line: ({ count }) => texts.status.finished(count),
  },
  haptics: { fill: 8, cross: 8, clear: 8, mistake: 40, line: 15 },
  stats: texts.stats,
  best: [{ of: 'Time', better: 'lower', label: texts.best.time }],
  captions: texts.captions,
  howTo: texts.howTo,
})
