/** Checks printed positions: one known position of every game with a board, and its text. */
import { describe, expect, it } from 'vitest'
import type { Game } from '../../src/engine/core/game/contract'
import { printGrid } from '../../src/engine/core/math/grid'
import { catalog } from '../../src/games/catalog'

// biome-ignore lint/suspicious/noExplicitAny: positions of every game
type Position = any

/** The state of a position in the game's notation, or the start. */
const read =
  (text: string, options = {}) =>
  (game: Game) =>
    game.kind === 'turn' ? game.rules.notation?.read(text, options) : null
const begun =
  (changes: Position, options = {}) =>
  (game: Game) => ({
    ...(game.rules.start(options, 1, { width: 600, height: 600 }) as Position),
    ...changes,
  })
const mine = (isMine: boolean, isRevealed: boolean, isFlagged: boolean, neighborMines = 0) => ({
  isMine,
  isRevealed,
  isFlagged,
  neighborMines,
})
const card = (emoji: string, isFlipped = false, isMatched = false) => ({ id: 0, emoji, isFlipped, isMatched })
const bubble = (row: number, col: number, color: number) => ({
  id: row * 20 + col,
  row,
  col,
  color,
  x: 0,
  y: 0,
})
const glitch = (slot: number, type: string) => ({ slot, type })
const mover = (row: number, col: number) => ({ row, col })
const ghost = (row: number, col: number, name: string, frightened = false, place = 'maze') => ({
  ...mover(row, col),
  name,
  frightened,
  place,
})

/** For tall prints, only some lines, by index. */
const lines =
  (...numbers: readonly number[]) =>
  (text: string) =>
    numbers.map((n) => text.split('\n')[n]).join('\n')
const whole = (text: string) => text

type Row = [id: string, position: (game: Game) => Position, text: string, part?: (text: string) => string]

const TABLE: Row[] = [
  ['tic-tac-toe', read('XO..X....'), 'X O .\n. X .\n. . .'],
  ['connect-four', read('4453'), `${'. . . . . . .\n'.repeat(4)}. . . x . . .\n. . x o o . .`],
  [
    '2048',
    read('2,0,0,4/0,128,0,0/0,0,16,0/0,0,0,2'),
    '  2   .   .   4\n  . 128   .   .\n  .   .  16   .\n  .   .   .   2',
  ],
  ['sliding-puzzle', read('1,2,3/4,5,6/7,0,8'), '1 2 3\n4 5 6\n7 . 8'],
  [
    'sudoku',
    (game) => ({ ...read('1'.padEnd(81, '0'))(game) }),
    '1 . . . . . . . .\n. . . . . . . . .',
    lines(0, 8),
  ],
  [
    'chess',
    read('r3k2r/8/8/8/4P3/8/8/4K2R b Kkq - 0 1'),
    'r . . . k . . r\n. . . . P . . .\n. . . . K . . R\nb to move',
    lines(0, 4, 7, 8),
  ],
  ['reversi', begun({}), '- - - O X - - -\n- - - X O - - -', lines(3, 4)],
  [
    'nonogram',
    begun({ cells: '#x...'.padEnd(25, '.') }, { puzzle: 'picture', size: '5', level: 'easy' }),
    '# x . . .\n. . . . .',
    lines(0, 1),
  ],
  ['klondike', begun({}), 'klondike, deal 1, stock 24, waste ', lines(0)],
  ['checkers', read('B:W21,K22:B1,K2'), '  r   R   .   .\n.   .   .   .  \nw   W   .   .  ', lines(0, 1, 5)],
  [
    'memory-match',
    begun({ columns: 2, cards: [card('star'), card('moon', true), card('moon'), card('star', false, true)] }),
    'a B\nb A',
  ],
  [
    'minesweeper',
    begun({
      rows: 2,
      cols: 4,
      cells: [
        mine(true, false, false),
        mine(false, true, false, 2),
        mine(true, false, true),
        mine(false, false, true),
        mine(false, false, false),
        mine(false, true, false),
        mine(true, true, false),
        mine(false, true, false, 1),
      ],
    }),
    'm 2 F X\n. 0 * 1',
  ],
  ['color-grid-challenge', begun({ grid: { size: 3, at: 4 }, wrong: 8 }), '. . .\n. O .\n. . x'],
  [
    'invisible-maze',
    begun({ level: 1, at: 1, visited: [0, 1], bumped: [9] }),
    'o @ . # . . . .\n. + . # . # # .\n# . . . # . . G',
    lines(0, 1, 7),
  ],
  [
    'battleship',
    begun({
      fleets: [
        [{ cell: 0, across: true }, null, { cell: 90, across: true }, null, null],
        [null, null, null, null, { cell: 98, across: true }],
      ],
      shots: [
        [97, 98],
        [0, 9],
      ],
    }),
    'c C C C C . . . . ~\nR R R . . . . . . .\n. . . . . . . ~ d D',
    lines(0, 9, 20),
  ],
  [
    'bingo',
    begun({
      players: [
        {
          name: 'Ann',
          card: Array.from({ length: 25 }, (_, i) => ({
            number: i === 12 ? 0 : i + 1,
            marked: i === 0 || i === 12,
            isFree: i === 12,
          })),
        },
      ],
    }),
    'Ann\n(1)  2   3   4   5 \n11  12  (0) 14  15 ',
    lines(0, 1, 3),
  ],
  [
    'snake',
    begun({ body: [21, 20, 40], foods: [{ cell: 45, nth: 0 }] }),
    `${'. '.repeat(19)}.\no H ${'. '.repeat(17)}.\no . . . . * ${'. '.repeat(13)}.`,
    lines(0, 1, 2),
  ],
  [
    'pac-man',
    (game) => {
      const world = begun({
        player: mover(1, 1),
        ghosts: [ghost(1, 2, 'ember'), ghost(1, 3, 'moss', true), ghost(2, 1, 'drizzle', false, 'eyes')],
      })(game)
      world.dots = world.dots.with(23, 0)
      return world
    },
    '# C E m   # . . . . . . . # . . . . #\n# " # # . # . # # # # # . # . # # . #\n# o # # . . . # . . . # . . . # # o #',
    lines(1, 2, 3),
  ],
  [
    'bubble-shooter',
    begun({ bubbles: [bubble(0, 0, 3), bubble(0, 14, 1), bubble(1, 13, 5)], parity: 0, loaded: 2, next: 4 }),
    `3 ${'. '.repeat(13)}1\n ${'. '.repeat(13)}5\nloaded 2, next 4`,
  ],
  [
    'tap-the-glitch',
    begun({ glitches: [glitch(0, 'virus'), glitch(9, 'pixel')], cursor: 9 }),
    'v . . . . . . .\n. P . . . . . .',
    lines(0, 1),
  ],
]

describe('a printed position', () => {
  it.each<Row>(TABLE)('of %s', async (id, position, text, part = whole) => {
    const game = (await catalog.find((entry) => entry.id === id)?.load())?.default as Game
    expect(part(game.rules.debug?.(position(game)) ?? '')).toBe(text)
  })
  it('exists for exactly the listed games that have `debug`', async () => {
    const games = await Promise.all(
      catalog
        .filter((entry) => entry.listed !== false)
        .map(async (entry) => ({ id: entry.id, game: (await entry.load()).default })),
    )
    const printing = games.filter(({ game }) => game.rules.debug).map(({ id }) => id)
    expect(printing.sort()).toEqual(TABLE.map(([id]) => id).sort())
  })
  it('pads every sign to the width of the widest', () => {
    expect(printGrid(2, 2, (row, col) => String(10 ** (row + col)))).toBe('  1  10\n 10 100')
    expect(printGrid(0, 3, () => 'x')).toBe('')
  })
})
