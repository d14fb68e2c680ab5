import { defineTurn } from '../../engine/core/game/define'
import { type Options, options } from './options'
import { type Event, type Move, personOf, rules, type State } from './rules'
import { Board } from './view/Board'
import { symbols } from './view/symbols'

/** One control per cell of nine; the digits of the keypad have the same layout. Other boards use arrow keys. */
const CELLS = [7, 8, 9, 4, 5, 6, 1, 2, 3].map((pad, index) => ({
  action: `cell${index}` as const,
  label: `Row ${Math.floor(index / 3) + 1}, column ${(index % 3) + 1}`,
  keys: [`Digit${index + 1}`, `Numpad${pad}`],
  group: 'Pick a square (3x3)',
}))

export default defineTurn<State, Move, Event, Options, `cell${number}`>({
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
  hints: true,
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
    next: ({ game, you }) => (you ? `Game ${game}: you are ${you}.` : `Game ${game}: players switch marks.`),
  },
  status: {
    game: ({ number, mark }) => (mark ? `${mark} wins game ${number}.` : `Game ${number} is a tie.`),
    board: (event) => `${event.mark} wins board ${event.board}.`,
    mark: (event) => `${event.mark} in row ${event.row}, column ${event.column}.`,
    reset: 'Board and series cleared.',
  },
  haptics: { mark: 10, win: 60 },
  // Of wins against the computer.
  best: [
    { of: 'Moves', better: 'lower', label: 'Shortest win', min: 3 },
    { of: 'Games', better: 'lower', label: 'Shortest series', min: 3, max: 5 },
  ],
  captions: {
    board: 'small board won',
    mark: 'mark placed',
    reset: 'score reset',
    Over: 'game ends',
  },
  distinctColors: [['sky', 'orange']],
  howTo: [
    'Take turns placing marks, X first.',
    'Three in a row wins (four on 4x4): across, down, or diagonal.',
    'A full board is a tie. In a series of five, players switch marks.',
  ],
})
