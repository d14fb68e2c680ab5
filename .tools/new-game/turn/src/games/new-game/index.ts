import { defineTurn, type NoOptions } from '../../engine/core/game/define'
import { type Event, type Move, rules, type State } from './rules'
import { type Stat, texts } from './texts/game'
import { Board } from './view/Board'

export default defineTurn<State, Move, Event, NoOptions, Stat, Move>({
  rules,
  replayVersion: '1',
  Board,
  options: [],
  controls: [
    { action: 'higher', label: texts.controls.higher, keys: ['KeyW', 'Digit8'], pad: ['Y'] },
    { action: 'lower', label: texts.controls.lower, keys: ['KeyS', 'Digit2'], pad: ['X'] },
  ],
  command: (action) => action,
  // A revealed card cannot be hidden again, so there is no undo.
  undo: false,
  sounds: { right: 'match', wrong: 'mismatch' },
  status: {
    right: ({ rank }) => texts.status.right(rank),
    wrong: ({ rank }) => texts.status.wrong(rank),
  },
  haptics: { right: 8, wrong: 40 },
  stats: texts.stats,
  best: [{ of: 'Right', better: 'higher', label: texts.best }],
  howTo: texts.howTo,
})
