import { fourDirections, swipes } from '../../engine/core/game/declare'
import { defineTurn } from '../../engine/core/game/define'
import type { Direction } from '../../engine/core/math/grid'
import { type Options, options } from './options'
import { type Event, type Move, rules, type State } from './rules'
import { LEVELS } from './rules/levels'
import { type Stat, texts } from './texts/game'
import { Board } from './view/Board'

type Action = Direction | 'reset' | 'solution' | 'onward' | 'end'

export default defineTurn<State, Move, Event, Options, Stat, Action>({
  rules,
  replayVersion: '8f44ff81',
  Board,
  options,
  sameStart: true,
  controls: [
    ...fourDirections(),
    { action: 'reset', label: texts.controls.reset, keys: ['Backspace'], pad: ['X'] },
    { action: 'solution', label: texts.controls.solution, keys: ['KeyV'], letters: true, pad: ['Y'] },
    { action: 'onward', label: texts.controls.onward, keys: ['KeyN'], letters: true, pad: ['A'] },
    { action: 'end', label: texts.controls.end, keys: ['KeyE'], letters: true, pad: ['B'] },
  ],
  touch: swipes,
  command(action, state) {
    const legal = rules.legal(state)
    const move =
      action === 'onward' ? (state.stage === 'complete' ? 'next' : 'retry') : (action satisfies Move)
    return legal.includes(move) ? move : null
  },
  retry: ({ mazes = 'seven' }, { result, title }) =>
    mazes === 'seven' && result === 'won' && title === texts.ends.allComplete
      ? { label: texts.ends.retry(LEVELS.length), options: { mazes: 'one', level: `${LEVELS.length}` } }
      : null,
  // A found wall reveals information, and the clock cannot be turned back.
  undo: false,
  ghost: true,
  setsUp: true,
  print: {
    label: texts.print.label,
    counts: [1, 2, 4, 6],
    extra: texts.print.solutions,
    options: ['mazes'],
    load: () => import('./view/print'),
  },
  sounds: {
    step: 'move',
    bump: 'wall',
    complete: 'levelUp',
    finished: 'levelUp',
    timeout: 'alarm',
    reset: 'slide',
    next: 'whoosh',
    solution: 'reveal',
  },
  toasts: { timeout: texts.toasts.timeout, finished: { text: texts.toasts.finished, good: true } },
  status: {
    step: ({ row, column }) => texts.status.step(row, column),
    bump: (event) => (event.edge ? texts.status.edge : texts.status.wall[event.direction]),
    complete: texts.status.complete,
    timeout: texts.status.timeout,
    reset: texts.status.reset,
    next: ({ level }) => texts.status.next(level),
    solution: (event) => (event.shown ? texts.status.solutionShown : texts.status.solutionHidden),
  },
  haptics: { bump: 30, complete: 60, timeout: 80 },
  hidden: ['Levels'],
  stats: texts.stats,
  best: [
    { of: 'Levels', better: 'higher', label: texts.best.levels },
    { of: 'Time', better: 'lower', label: texts.best.time },
    { of: 'Moves', better: 'lower', label: texts.best.moves },
  ],
  captions: texts.captions,
  howTo: texts.howTo,
})
