import { defineTurn } from '../../engine/core/game/define'
import { type Options, options } from './options'
import { type Event, type Move, personOf, rules, type State } from './rules'
import { type Stat, texts } from './texts/game'
import { Board } from './view/Board'
import { symbols } from './view/symbols'

/** One control per cell of nine; the digits of the keypad have the same layout. Other boards use arrow keys. */
const CELLS = [7, 8, 9, 4, 5, 6, 1, 2, 3].map((pad, index) => ({
  action: `cell${index}` as const,
  label: texts.controls.cell(Math.floor(index / 3) + 1, (index % 3) + 1),
  keys: [`Digit${index + 1}`, `Numpad${pad}`],
  group: texts.controls.cells,
}))

export default defineTurn<State, Move, Event, Options, Stat, `cell${number}`>({
  rules,
  replayVersion: '519bfe08',
  Board,
  symbols,
  aspect: 1,
  options,
  controls: CELLS,
  command: (action, { cells }) => (cells.length === 9 ? Number(action.slice('cell'.length)) : null),
  uses: (_action, { cells }) => cells.length === 9,
  computer(options, seat) {
    const you = personOf(options)
    return you === null || seat === (you === 'X' ? 0 : 1) ? null : options.opponent
  },
  // They are about making and blocking lines.
  hints: (state) => !state.misere,
  reviews: ({ board, series }) => board !== 'ultimate' && series !== 'five',
  // The next game of five starts automatically, which links cannot do.
  live: { options: { opponent: 'two' } },
  byLink: ({ opponent, series }) => opponent === 'two' && series !== 'five',
  sounds: {
    board: 'match',
    mark: (event) => ({ name: 'place', pitch: event.mark === 'X' ? 1 : 0.84 }),
    reset: 'shuffle',
    game: 'match',
    next: 'shuffle',
    // 'Over': one of two people has won.
    Over: 'win',
  },
  toasts: {
    next: ({ game, you }) => (you ? texts.toasts.nextGameYou(game, you) : texts.toasts.nextGame(game)),
  },
  status: {
    game: ({ number, mark }) => (mark ? texts.status.gameWon(number, mark) : texts.status.gameTied(number)),
    board: ({ board, mark }) => texts.status.boardWon(board, mark),
    mark: ({ mark, row, column }) => texts.status.marked(mark, row, column),
    reset: texts.status.reset,
  },
  haptics: { mark: 10, win: 60 },
  stats: texts.stats,
  // Of wins against the computer.
  best: [
    { of: 'Moves', better: 'lower', label: texts.best.win, min: 3 },
    { of: 'Games', better: 'lower', label: texts.best.series, min: 3, max: 5 },
  ],
  captions: texts.captions,
  distinctColors: [['sky', 'orange']],
  howTo: texts.howTo,
})
