import { fourDirections, swipes } from '../../engine/core/game/declare'
import { defineTurn } from '../../engine/core/game/define'
import { type Options, options } from './options'
import { type Event, type Move, rules, type State } from './rules'
import { type Stat, texts } from './texts/game'
import { Board } from './view/Board'
import { symbols } from './view/symbols'

export default defineTurn<State, Move, Event, Options, Stat, Move>({
  rules,
  replayVersion: 'a40a5a0e',
  Board,
  symbols,
  aspect: 1,
  options,
  controls: fourDirections(texts.controls.slide),
  touch: swipes,
  command: (action) => action,
  reviews: true,
  hints: true,
  sounds: {
    slide: 'slide',
    merge: (event) => {
      const value = event.value
      return { name: value >= 128 ? 'bigMerge' : 'merge', pitch: 0.8 + Math.log2(value) * 0.04 }
    },
    goal: 'levelUp',
    Refused: () => null,
  },
  toasts: {
    goal: ({ value }) => ({ text: texts.toasts.goal(value), good: true }),
  },
  status: { merge: (event) => texts.status.points(event.gained) },
  haptics: { merge: 10, goal: 80 },
  stats: texts.stats,
  best: [
    { of: 'Score', better: 'higher' },
    { of: 'Highest tile', better: 'higher', label: texts.best.highestTile, shown: null },
    // Of a game with a target.
    { of: 'Moves', better: 'lower', label: texts.best.moves },
  ],
  captions: texts.captions,
  howTo: texts.howTo,
})
