import { defineTurn } from '../../engine/core/game/define'
import { patienceTexts } from '../shared/patience/texts/game'
import { type Options, options } from './options'
import { type Event, type Move, rules, type State } from './rules'
import { type Stat, texts } from './texts/game'
import { Board } from './view/Board'
import { draw, pickUp } from './view/chosen'

export default defineTurn<State, Move, Event, Options, Stat, 'draw' | 'pick'>({
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
    },
    { action: 'pick', label: texts.controls.pick, keys: ['KeyX'], letters: true, pad: ['X'] },
  ],
  command: (action, state) => (action === 'draw' ? draw() : pickUp(state)),
  hints: true,
  slowStart: true,
  sounds: {
    Start: 'shuffle',
    draw: 'card',
    turn: 'shuffle',
    pair: ({ left }) => ({ name: 'snap', pitch: 1.5 - left * 0.02 }),
    king: ({ left }) => ({ name: 'place', pitch: 1.5 - left * 0.02 }),
  },
  status: {
    draw: ({ card, left }) => patienceTexts.status.draw(card, left),
    turn: patienceTexts.status.turn,
    pair: ({ card, other, left }) => texts.status.pair(card, other, left),
    king: ({ card, left }) => texts.status.king(card, left),
  },
  haptics: { pair: 12, king: 12 },
  captions: { ...patienceTexts.captions, ...texts.captions },
  stats: texts.stats,
  best: [
    { of: 'Time', better: 'lower', label: texts.best.time },
    { of: 'Moves', better: 'lower', label: texts.best.moves },
    { of: 'Left', better: 'lower', min: 0, label: texts.best.left },
  ],
  howTo: texts.howTo,
})
