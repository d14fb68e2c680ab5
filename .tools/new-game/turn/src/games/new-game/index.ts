import { defineTurn, type NoOptions } from '../../engine/core/game/define'
import { type Event, type Move, rules, type State } from './rules'
import { Board } from './view/Board'

export default defineTurn<State, Move, Event, NoOptions, Move>({
  rules,
  replayVersion: '1',
  Board,
  options: [],
  controls: [
    { action: 'higher', label: 'Higher', keys: ['KeyW', 'Digit8'], pad: ['Y'] },
    { action: 'lower', label: 'Lower', keys: ['KeyS', 'Digit2'], pad: ['X'] },
  ],
  command: (action) => action,
  // A revealed card cannot be hidden again, so there is no undo.
  undo: false,
  sounds: { right: 'match', wrong: 'mismatch' },
  status: {
    right: ({ rank }) => `Right: the card is ${rank}.`,
    wrong: ({ rank }) => `Wrong: the card is ${rank}.`,
  },
  haptics: { right: 8, wrong: 40 },
  best: [{ of: 'Right', better: 'higher', label: 'Most right' }],
  howTo: [
    'Say whether the next card is higher or lower.',
    'An equal card is right either way.',
    'Twelve guesses, and then they are counted.',
  ],
})
