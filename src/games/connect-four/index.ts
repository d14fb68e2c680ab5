import { defineTurn } from '../../engine/core/game/define'
import { type Options, options } from './options'
import { COLUMNS, type Event, type Move, personOf, rules, type State } from './rules'
import { type Stat, texts } from './texts/game'
import { Board } from './view/Board'
import { symbols } from './view/symbols'

const CONTROLS = Array.from({ length: COLUMNS }, (_, column) => ({
  action: `column${column}` as const,
  label: texts.controls.column(column + 1),
  keys: [`Digit${column + 1}`, `Numpad${column + 1}`],
  group: texts.controls.drop,
}))

export default defineTurn<State, Move, Event, Options, Stat, `column${number}`>({
  rules,
  replayVersion: '289693b8',
  Board,
  symbols,
  aspect: 1,
  options,
  controls: CONTROLS,
  command: (action) => Number(action.slice('column'.length)),
  computer(options, seat) {
    const you = personOf(options)
    return you === null || seat === you - 1 ? null : options.opponent
  },
  setsUp: true,
  hints: true,
  // No solver covers Pop Out.
  reviews: (options) => options.pop !== 'on',
  practice: {},
  live: { options: { opponent: 'two' } },
  byLink: (options) => options.opponent === 'two',
  sounds: {
    drop: (event) => ({ name: 'drop', pitch: 1.1 - event.fell * 0.04 }),
    pop: 'pop',
    // 'Over' means that one of two people has won.
    Over: 'win',
  },
  status: {
    drop: (event) => texts.status.dropped(texts.discs[event.disc], event.column),
    pop: (event) => texts.status.popped(texts.discs[event.disc], event.column),
  },
  haptics: { drop: 12, pop: 12, win: 60 },
  stats: texts.stats,
  // For wins against the computer. Only Pop Out can take more than 21 moves.
  best: [{ of: 'Moves', better: 'lower', label: texts.best.moves, min: 4, max: 10_000 }],
  captions: texts.captions,
  distinctColors: [['vermilion', 'yellow', 'blue']],
  howTo: texts.howTo,
})
