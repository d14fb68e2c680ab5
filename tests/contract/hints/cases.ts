/** The games that give hints in steps, and how the tests ask for them. */

import type { OptionValues, TurnRules } from '../../../src/engine/core/game/contract'
import { completeOptions } from '../../../src/engine/core/game/option'
import { createRandom, pick } from '../../../src/engine/core/math/random'
import { piecesOn } from '../../../src/games/checkers/rules/pieces'
import { squareIndex } from '../../../src/games/chess/rules/pieces'
import { COLUMNS, columnOf, isPop, landing, ROWS } from '../../../src/games/connect-four/rules'
import { STOCK } from '../../../src/games/klondike/rules/state'
import { STOCK as PYRAMID_STOCK } from '../../../src/games/pyramid/rules/state'
import { STOCK as SPIDER_STOCK } from '../../../src/games/spider/rules/state'
import { entryOf } from '../../../src/games/word-guessing/rules'
import { sample } from '../../support/proofs'
import { gameOf } from '../loaded'

// biome-ignore lint/suspicious/noExplicitAny: games of every state side by side
export type Any = any

export interface Case {
  readonly id: string
  readonly options: OptionValues
  /** The number of cells of the board. Default: the length of `state.cells`. */
  readonly cells?: (state: Any, options: OptionValues) => number
  /** The number of steps, the move included. Default: 3. */
  readonly steps?: 2
  /** Matches the first step of the hint: what matters now, and where to look. */
  readonly first: RegExp
  /** The cell that a player presses first for a move; undefined if the move is no cell. Default: the move. */
  readonly pressed?: (move: Any, state: Any) => number | undefined
  /** The first step marks a line or a region: the most cells that it has. Without it, at most three single cells. */
  readonly region?: number
  /** The state to begin with, if not the start. */
  readonly begin?: (rules: TurnRules<Any, Any>, options: OptionValues, seed: number) => Any
  /** How often the bot may check the time before it is over; unlimited by default. */
  readonly looks?: number
  /** The number of games, and of moves in each. */
  readonly plays?: number
  readonly max?: number
}

/** Whether a move is not a player's decision to end the game. */
export const keepsPlaying = (move: Any) => !/resign|accept|claim/.test(JSON.stringify(move))

/** Begins after random moves, `after` times the seed, or at the last state before the end. */
const randomly =
  (after: number, first = 0) =>
  (rules: TurnRules<Any, Any>, options: OptionValues, seed: number) => {
    const random = createRandom(seed)
    let state = rules.start(options, seed)
    for (let n = 0; n < first + after * seed; n++) {
      const applied = rules.apply(state, pick(random, rules.legal(state).filter(keepsPlaying)), n)
      if ('refused' in applied || rules.outcome(applied.state)) return state
      state = applied.state
    }
    return state
  }

/** In Connect Four: the cell where the disc lands, or that it is popped from. */
const dropOrPop = (move: number, state: Any) =>
  isPop(move) ? (ROWS - 1) * COLUMNS + columnOf(move) : landing(state, columnOf(move))

/** One case for each value of an option. */
const variants = (option: string, values: readonly string[], { options, ...rest }: Case): Case[] =>
  values.map((value) => ({ ...rest, options: { ...options, [option]: value } }))

const CASES: readonly Case[] = [
  {
    id: 'minesweeper',
    options: { level: 'beginner' },
    pressed: ({ cell }) => cell,
    first:
      /^(Look at|Nothing is certain|None of the highlighted|There are too many|One of your flags|The first cell)/,
  },
  // Easy puzzles need single lines only, Hard ones also contradictions.
  ...variants('level', ['easy', 'hard'], {
    id: 'nonogram',
    options: { puzzle: 'generated', size: '10' },
    pressed: ({ from }) => from,
    region: 10,
    first: /^(Look at (row|column) \d+\.|No single line helps)/,
  }),
  {
    id: 'sliding-puzzle',
    options: { size: '3' },
    cells: (state) => state.tiles.length,
    first: /^Tile \d+ reaches its place next/,
  },
  ...variants('board', ['3', '4'], {
    id: 'tic-tac-toe',
    options: { opponent: 'two' },
    first: /complete a line|at once|on many lines|anymore/,
    plays: 2,
  }),
  {
    id: 'tic-tac-toe',
    options: { opponent: 'two', board: 'ultimate' },
    first: /small board|sends your opponent/,
    region: 9,
    begin: randomly(4),
    looks: 20,
    plays: sample(2, 6),
    max: 10,
  },
  ...variants('board', ['3', '4', '5', '6'], {
    id: '2048',
    options: {},
    cells: (_, { board }) => Number(board) ** 2,
    first: /^Look at (your highest tile|the highlighted edge)/,
    pressed: () => undefined,
    region: 6,
    begin: randomly(15),
    plays: sample(2, 4),
    max: sample(6, 12),
  }),
  ...variants('salvo', ['off', 'on'], {
    id: 'battleship',
    options: {},
    cells: () => 100,
    first: /^Look (at the|around)/,
    // A shot of the salvo can be taken back, which is no choice.
    pressed: ({ fire, aim }, { aims }) => fire ?? (aims?.includes(aim) ? undefined : aim),
    // A quarter of the water, or a hit ship.
    region: 25,
    begin: (rules, options, seed) =>
      [{ fill: true }, { begin: true }].reduce(
        (state, move) => (rules.apply(state, move, 0) as Any).state,
        rules.start(options, seed),
      ),
    max: 250,
    plays: 1,
  }),
  {
    id: 'word-guessing',
    options: { length: '5' },
    cells: (state) => entryOf(state).word.length,
    first: /^Look at the highlighted place/,
    pressed: () => undefined,
    // A game played by hints ends when a word is found; the next word must be opened.
    begin: (rules, options, seed) => ({ ...rules.start(options, seed), at: 4 }),
    plays: sample(10, 30),
  },
  ...variants('kind', ['klondike', 'freecell'], {
    id: 'klondike',
    options: {},
    cells: () => STOCK + 1,
    steps: 2,
    first: /^Look at (column \d|free cell [A-D]|the (waste|foundations|stock|empty stock)): /,
    pressed: ({ type, from }) => (type === 'draw' ? STOCK : from),
    plays: sample(1, 4),
    max: sample(10, 60),
  }),
  ...['tripeaks', 'golf'].map(
    (id): Case => ({
      id,
      options: {},
      // The waste and the stock follow the places.
      cells: ({ places }) => places.length + 2,
      steps: 2,
      first: /^Look at the (highlighted card|stock): /,
      pressed: ({ type, place }, { places }) => (type === 'draw' ? places.length + 1 : place),
      plays: sample(1, 4),
      max: sample(10, 60),
    }),
  ),
  {
    id: 'pyramid',
    options: {},
    cells: () => PYRAMID_STOCK + 1,
    steps: 2,
    first: /^Look at the (highlighted card|stock): /,
    pressed: ({ type, piles }) => (type === 'draw' ? PYRAMID_STOCK : piles[0]),
    plays: sample(1, 4),
    max: sample(10, 60),
  },
  ...variants('suits', ['1', '4'], {
    id: 'spider',
    options: {},
    cells: () => SPIDER_STOCK + 1,
    steps: 2,
    first: /^Look at (column \d+|the stock): /,
    pressed: ({ type, from }) => (type === 'draw' ? SPIDER_STOCK : from),
    plays: sample(1, 4),
    max: sample(10, 60),
  }),
  {
    id: 'connect-four',
    options: { opponent: 'two' },
    first: /(around the highlighted discs?|compare the highlighted cells)\.$/,
    pressed: dropOrPop,
    begin: randomly(1, 16),
  },
  {
    id: 'connect-four',
    options: { opponent: 'two', pop: 'on' },
    first: /(around the highlighted discs?|compare the highlighted cells)\.$/,
    pressed: dropOrPop,
    begin: randomly(4),
    looks: 60,
    plays: sample(2, 4),
    max: 8,
  },
  ...variants('rules', ['simplified', 'full'], {
    id: 'chess',
    options: { opponent: 'two' },
    cells: () => 64,
    first: /\. Look at the highlighted pieces?|^Look at all the pieces/,
    pressed: ({ from }) => from && squareIndex(from),
    begin: randomly(15),
    looks: 3,
    plays: sample(2, 3),
    max: 6,
  }),
  ...variants('variant', ['simplified', 'tournament', 'international', 'russian'], {
    id: 'checkers',
    options: { opponent: 'two' },
    cells: (state) => piecesOn(state).length,
    first: /\. Look at the highlighted pieces?|^Look at all the pieces/,
    pressed: (move) => (Array.isArray(move) ? move[0] : undefined),
    begin: randomly(6),
    looks: 3,
    plays: sample(2, 5),
    max: 10,
  }),
  ...variants('size', ['8', '6'], {
    id: 'reversi',
    options: { opponent: 'two' },
    first: /The best move flips the highlighted discs?\.$/,
    begin: randomly(3),
    looks: 5,
    plays: sample(2, 5),
    max: 12,
  }),
]

/** Each case with its title: the game and the options that differ from its defaults. */
export const TITLED = CASES.map((each): [string, Case] => {
  const { options } = gameOf(each.id)
  const special = Object.entries(each.options).filter(
    ([id, value]) => options.find((option) => option.id === id)?.initial !== value,
  )
  return [
    [each.id, ...special.map(([id, value]) => `${id} ${value}`)].join(', '),
    { ...each, options: completeOptions(options, each.options) },
  ]
})
