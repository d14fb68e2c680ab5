/** The games that give hints in three steps, and how the tests ask for them. */
import type { TurnBot, TurnRules } from '../../../src/engine/core/game/contract'
import { createRandom, pick } from '../../../src/engine/core/math/random'
import { bot as slidesBot } from '../../../src/games/2048/bot'
import { rules as slidesRules } from '../../../src/games/2048/rules'
import { bot as shipsBot } from '../../../src/games/battleship/bot'
import { rules as shipsRules } from '../../../src/games/battleship/rules'
import { bot as checkersBot } from '../../../src/games/checkers/bot'
import { rules as checkersRules } from '../../../src/games/checkers/rules'
import { piecesOn } from '../../../src/games/checkers/rules/pieces'
import { bot as chessBot } from '../../../src/games/chess/bot'
import { rules as chessRules } from '../../../src/games/chess/rules'
import { bot as fourBot } from '../../../src/games/connect-four/bot'
import { rules as fourRules } from '../../../src/games/connect-four/rules'
import { bot as minesBot } from '../../../src/games/minesweeper/bot'
import { rules as minesRules } from '../../../src/games/minesweeper/rules'
import { bot as nonogramBot } from '../../../src/games/nonogram/bot'
import { rules as nonogramRules } from '../../../src/games/nonogram/rules'
import { bot as reversiBot } from '../../../src/games/reversi/bot'
import { rules as reversiRules } from '../../../src/games/reversi/rules'
import { bot as slidingBot } from '../../../src/games/sliding-puzzle/bot'
import { rules as slidingRules } from '../../../src/games/sliding-puzzle/rules'
import { bot as ticBot } from '../../../src/games/tic-tac-toe/bot'
import { rules as ticRules } from '../../../src/games/tic-tac-toe/rules'
import { bot as wordsBot } from '../../../src/games/word-guessing/bot'
import { entryOf, rules as wordsRules } from '../../../src/games/word-guessing/rules'

// biome-ignore lint/suspicious/noExplicitAny: games of every state side by side
export type Any = any

interface Case {
  readonly rules: TurnRules<Any, Any>
  readonly bot: TurnBot<Any, Any>
  readonly options: Record<string, string>
  /** The number of cells of the board. */
  readonly cells: (state: Any) => number
  /** Matches the first step of the hint. */
  readonly first: RegExp
  /** The state to begin with, if not the start. */
  readonly begin?: (seed: number) => Any
  /** How often the bot may check the time before it is over; unlimited by default. */
  readonly looks?: number
  /** The number of games, 8 by default, and of moves in each, 60 by default. */
  readonly plays?: number
  readonly most?: number
}

/** Whether a move is not a player's decision to end the game. */
const keepsPlaying = (move: Any) => !/resign|accept|claim/.test(JSON.stringify(move))

/** A state after random moves, or the last one before the end. */
function randomState(
  rules: TurnRules<Any, Any>,
  options: Record<string, string>,
  seed: number,
  moves: number,
) {
  const random = createRandom(seed)
  let state = rules.start(options, seed)
  for (let n = 0; n < moves; n++) {
    const applied = rules.apply(state, pick(random, (rules.legal?.(state) ?? []).filter(keepsPlaying)), n)
    if ('refused' in applied || rules.outcome(applied.state)) return state
    state = applied.state
  }
  return state
}

export const CASES: Readonly<Record<string, Case>> = {
  minesweeper: {
    rules: minesRules,
    bot: minesBot,
    options: { level: 'beginner' },
    cells: (state) => state.cells.length,
    first:
      /^(Look at|Nothing is certain|None of the highlighted|There are too many|One of your flags|The first cell)/,
  },
  // Easy puzzles need single lines only, Hard ones also contradictions.
  ...Object.fromEntries(
    ['easy', 'hard'].map((level): [string, Case] => [
      `nonogram, ${level}`,
      {
        rules: nonogramRules,
        bot: nonogramBot,
        options: { puzzle: 'generated', size: '10', level },
        cells: (state) => state.cells.length,
        first: /^(Look at (row|column) \d+\.|No single line helps)/,
      },
    ]),
  ),
  'sliding-puzzle': {
    rules: slidingRules,
    bot: slidingBot,
    options: { size: '3' },
    cells: (state) => state.tiles.length,
    first: /^Look around the empty cell/,
  },
  'tic-tac-toe': {
    rules: ticRules,
    bot: ticBot,
    options: { opponent: 'two', board: '3' },
    cells: (state) => state.cells.length,
    first: /^Look at/,
  },
  ...Object.fromEntries(
    ['3', '4', '5'].map((board): [string, Case] => {
      const options = { board }
      return [
        `2048, ${board}x${board}`,
        {
          rules: slidesRules,
          bot: slidesBot,
          options,
          cells: () => Number(board) ** 2,
          first: /^Look at (your highest tile|the marked edge)/,
          begin: (seed) => randomState(slidesRules, options, seed, 15 * seed),
          plays: 4,
          most: 12,
        },
      ]
    }),
  ),
  ...Object.fromEntries(
    ['off', 'on'].map((salvo): [string, Case] => [
      `battleship, salvo ${salvo}`,
      {
        rules: shipsRules,
        bot: shipsBot,
        options: { salvo },
        cells: () => 100,
        first: /^Look (at the|around)/,
        begin: (seed) =>
          [{ fill: true }, { begin: true }].reduce(
            (state, move) => (shipsRules.apply(state, move as never, 0) as Any).state,
            shipsRules.start({ salvo }, seed),
          ),
        most: 250,
        plays: 1,
      },
    ]),
  ),
  'word-guessing': {
    rules: wordsRules,
    bot: wordsBot,
    options: { length: '5' },
    cells: (state) => entryOf(state).word.length,
    first: /^Look at the highlighted place/,
    // A game played by hints ends when a word is found; the next word must be opened.
    begin: (seed) => ({ ...wordsRules.start({ length: '5' }, seed), at: 4 }),
    plays: 30,
  },
  'connect-four': {
    rules: fourRules,
    bot: fourBot,
    options: { opponent: 'two' },
    cells: (state) => state.cells.length,
    first: /^Look at the marked columns/,
    begin: (seed) => randomState(fourRules, { opponent: 'two' }, seed, 16 + seed),
  },
  'connect-four, Pop Out': {
    rules: fourRules,
    bot: fourBot,
    options: { opponent: 'two', pop: 'on' },
    cells: (state) => state.cells.length,
    first: /^Look at the marked columns/,
    begin: (seed) => randomState(fourRules, { opponent: 'two', pop: 'on' }, seed, 4 * seed),
    looks: 60,
    plays: 4,
    most: 8,
  },
  ...Object.fromEntries(
    ['simplified', 'full'].map((variant): [string, Case] => {
      const options = { opponent: 'two', rules: variant }
      return [
        `chess, ${variant}`,
        {
          rules: chessRules,
          bot: chessBot,
          options,
          cells: () => 64,
          first: /^Look at (the marked|all the) pieces?/,
          begin: (seed) => randomState(chessRules, options, seed, 15 * seed),
          looks: 3,
          plays: 3,
          most: 6,
        },
      ]
    }),
  ),
  ...Object.fromEntries(
    ['simplified', 'tournament', 'international'].map((variant): [string, Case] => {
      const options = { opponent: 'two', variant }
      return [
        `checkers, ${variant}`,
        {
          rules: checkersRules,
          bot: checkersBot,
          options,
          cells: (state) => piecesOn(state).length,
          first: /^Look at (the marked|all the) pieces?/,
          begin: (seed) => randomState(checkersRules, options, seed, 6 * seed),
          looks: 3,
          plays: 5,
          most: 10,
        },
      ]
    }),
  ),
  ...Object.fromEntries(
    ['8', '6'].map((size): [string, Case] => {
      const options = { opponent: 'two', size }
      return [
        `reversi, ${size}x${size}`,
        {
          rules: reversiRules,
          bot: reversiBot,
          options,
          cells: (state) => state.cells.length,
          first: /^Look at the marked squares?/,
          begin: (seed) => randomState(reversiRules, options, seed, 3 * seed),
          looks: 5,
          plays: 5,
          most: 12,
        },
      ]
    }),
  ),
}
