import { defineTurn } from '../../engine/core/game/define'
import { patienceTexts } from '../shared/patience/texts/game'
import { runTexts } from '../shared/patience/texts/run'
import { type Options, options } from './options'
import { type Event, type Move, rules, type State } from './rules'
import { type Stat, texts } from './texts/game'
import { Board } from './view/Board'

export default defineTurn<State, Move, Event, Options, Stat, 'draw'>({
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
  ],
  command: () => ({ type: 'draw' }),
  hints: true,
  slowStart: true,
  sounds: {
    Start: 'shuffle',
    draw: 'card',
    // Each card of a chain is higher.
    take: ({ chain }) => ({ name: 'place', pitch: Math.min(1.9, 0.9 + chain * 0.06) }),
  },
  status: {
    draw: ({ card, left }) => patienceTexts.status.draw(card, left),
    take: ({ card, left }) => runTexts.status.take(card, left),
  },
  haptics: { take: 8 },
  captions: {
    Start: patienceTexts.captions.Start,
    draw: patienceTexts.captions.draw,
    ...runTexts.captions,
  },
  stats: texts.stats,
  best: [
    { of: 'Score', better: 'higher', label: texts.best.score },
    { of: 'Time', better: 'lower', label: texts.best.time },
  ],
  howTo: texts.howTo,
})
