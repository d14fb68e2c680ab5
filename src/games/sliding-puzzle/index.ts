import { fourDirections, swipes } from '../../engine/core/game/declare'
import { defineTurn } from '../../engine/core/game/define'
import type { Direction } from '../../engine/core/math/grid'
import { type Options, options } from './options'
import { cellFor, type Event, type Move, rules, type State } from './rules'
import { type Stat, texts } from './texts/game'
import { Board } from './view/Board'

export default defineTurn<State, Move, Event, Options, Stat, Direction>({
  rules,
  replayVersion: '4a2e5d43',
  Board,
  aspect: 1,
  options,
  own: {
    kind: 'picture',
    label: texts.own.use,
    used: texts.own.used,
    option: { id: 'face', value: 'picture' },
    aspect: 1,
  },
  sameStart: true,
  controls: fourDirections(texts.controls.slide),
  touch: swipes,
  command: (direction, state) => cellFor(state, direction),
  hints: true,
  timer: 'tenths',
  sounds: {
    slide: (event) => ({ name: 'slide', pitch: 1.08 - event.count * 0.06 }),
    Refused: () => null,
  },
  toasts: texts.toasts,
  status: {
    slide: ({ tile, count, direction }) =>
      count === 1 ? texts.status.tile[direction](tile) : texts.status.tiles[direction](count),
  },
  haptics: { slide: 8, Won: 60 },
  stats: texts.stats,
  best: [
    { of: 'Moves', better: 'lower', key: 'slidingPuzzleBest' },
    { of: 'Time', better: 'lower', label: texts.best.time },
  ],
  captions: texts.captions,
  howTo: texts.howTo,
})
