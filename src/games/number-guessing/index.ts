import { defineTurn } from '../../engine/core/game/define'
import { type Options, options } from './options'
import { type Event, type Move, rules, type State } from './rules'
import { type Stat, texts } from './texts/game'
import { Board } from './view/Board'

export default defineTurn<State, Move, Event, Options, Stat>({
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
    higher: (event) => texts.status.higher(event.value),
    lower: (event) => texts.status.lower(event.value),
  },
  haptics: { higher: 10, lower: 10, correct: 60 },
  // Beside the ball and at the ends of the bar instead.
  hidden: ['Range'],
  stats: texts.stats,
  best: [{ of: 'Guesses', better: 'lower', label: texts.best.guesses, max: 10 }],
  captions: texts.captions,
  distinctColors: [['sky', 'pink', 'yellow']],
  howTo: texts.howTo,
})
