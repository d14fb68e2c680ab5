import { defineTurn } from '../../engine/core/game/define'
import { type Options, options } from './options'
import { type Event, type Move, rules, type State } from './rules'
import { Board } from './view/Board'

export default defineTurn<State, Move, Event, Options>({
  rules,
  replayVersion: '22366188',
  Board,
  options,
  controls: [],
  // An answer reveals information.
  undo: false,
  sounds: {
    // The pitch also conveys the answer: up or down.
    higher: () => ({ name: 'move', pitch: 1.3 }),
    lower: () => ({ name: 'move', pitch: 0.75 }),
    correct: 'reveal',
    answer: (event) => ({ name: 'move', pitch: event.hint === 'higher' ? 1.3 : 0.75 }),
    revealed: 'reveal',
  },
  status: {
    higher: (event) => `Higher than ${event.value}.`,
    lower: (event) => `Lower than ${event.value}.`,
  },
  haptics: { higher: 10, lower: 10, correct: 60 },
  best: [{ of: 'Guesses', better: 'lower', label: 'Fewest guesses', max: 10 }],
  captions: {
    higher: 'higher',
    lower: 'lower',
    correct: 'correct number',
    answer: 'answer',
    revealed: 'number revealed',
  },
  distinctColors: [['sky', 'pink', 'yellow']],
  howTo: [
    'Guess the hidden number before your guesses run out.',
    'Each guess is answered with higher or lower.',
    'Or think of a number and let the computer guess it.',
  ],
})
