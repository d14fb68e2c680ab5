import { fourDirections } from '../../engine/core/game/declare'
import { defineTurn } from '../../engine/core/game/define'
import type { Direction } from '../../engine/core/math/grid'
import { plural } from '../../engine/core/text'
import { type Options, options } from './options'
import { cellFor, type Event, type Move, rules, type State } from './rules'
import { texts } from './texts/game'
import { Board } from './view/Board'

const SLID = {
  up: (tile: number) => `Tile ${tile} slid up.`,
  down: (tile: number) => `Tile ${tile} slid down.`,
  left: (tile: number) => `Tile ${tile} slid left.`,
  right: (tile: number) => `Tile ${tile} slid right.`,
} as const

const ROWS_SLID = {
  up: { one: '# tile slid up.', other: '# tiles slid up.' },
  down: { one: '# tile slid down.', other: '# tiles slid down.' },
  left: { one: '# tile slid left.', other: '# tiles slid left.' },
  right: { one: '# tile slid right.', other: '# tiles slid right.' },
} as const

export default defineTurn<State, Move, Event, Options, Direction>({
  rules,
  replayVersion: '4a2e5d43',
  Board,
  aspect: 1,
  options,
  own: {
    kind: 'picture',
    label: 'Use your own picture',
    used: 'This game uses a custom picture.',
    option: { id: 'face', value: 'picture' },
    aspect: 1,
  },
  sameStart: true,
  controls: fourDirections(texts.controls.slideATile),
  touch: { swipe: { up: 'up', down: 'down', left: 'left', right: 'right' } },
  command: (direction, state) => cellFor(state, direction),
  hints: true,
  timer: 'tenths',
  sounds: {
    slide: (event) => ({ name: 'slide', pitch: 1.08 - event.count * 0.06 }),
    Refused: () => null,
  },
  toasts: texts.toasts,
  status: {
    slide: (event) =>
      event.count === 1 ? SLID[event.direction](event.tile) : plural(event.count, ROWS_SLID[event.direction]),
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
