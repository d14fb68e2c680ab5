import { defineTurn } from '../../engine/core/game/define'
import { runGame } from '../shared/patience/runGame'
import { type Options, options } from './options'
import { type Event, type Move, rules, type State } from './rules'
import { type Stat, texts } from './texts/game'
import { Board } from './view/Board'

export default defineTurn<State, Move, Event, Options, Stat, 'draw'>({
  ...runGame,
  rules,
  replayVersion: '1',
  Board,
  options,
  stats: texts.stats,
  best: [
    // Cards that a win leaves in the stock count below zero.
    { of: 'Strokes', better: 'lower', min: -16, label: texts.best.strokes },
    { of: 'Time', better: 'lower', label: texts.best.time },
  ],
  howTo: texts.howTo,
})
