/** Generates the tactics: the output of `growTactics` is stored in `data/tactics.ts`. Not part of the site. */

import { createRandom, draw, pick, type Random } from '../../../engine/core/math/random'
import { readFen, type Setup, START_FEN } from '../rules/fen'
import { readSan } from '../rules/lazy/readSan'
import { legalMoves, moveOf, stepOf } from '../rules/moves'
import { Position } from '../rules/position'
import type { State, Theme } from '../rules/state'
import { THEME_LETTERS } from '../rules/tactics'
import { bot } from '.'
import { NO_NOISE } from './evaluation'
import { materialGain, winsMaterial } from './material'
import { isCapture } from './ordering'
import { type Found, NEAR_MATE, search } from './search'
import { themeOf } from './themes'

/** Depth of the search that finds a position, of the one that finds its line, and of the one that checks the line. */
const SHALLOW = 3
const LINE = 4
export const CHECK = 6
/** Maximum effort of one search, so that the test can check all positions. */
const MAX_NODES = 60_000
/** What the move must gain over the position before the opponent's error, and over the second best move. */
const GAIN = 200
/** What a position is worth to the solver: at least this with the solution, at most this before the opponent's error. */
const MIN_VALUE = 100
const MAX_BEFORE = 350
/** A game ends when one side leads by this many centipawns, or after this many half moves. */
const DECIDED = 900
const MAX_LENGTH = 120
/** With fewer moves to choose from there is little to find. */
const MIN_CHOICE = 8
/** Longest line, counted in the solver's moves. */
const LONGEST = 3
/** Positions per game, and the number of moves between them. */
const PER_GAME = 2
const APART = 6

const LEVELS = ['easy', 'normal', 'normal', 'hard'] as const

const NOTHING: ReadonlySet<number> = new Set()

/** The best move except one, or of all, searched to a depth. Null if that takes too long. */
function bestOf(position: Position, depth: number, except = 0): Found | null {
  const limits = { depth, nodes: MAX_NODES, captures: true, noise: NO_NOISE, overtime: () => false }
  const found = search(position, limits, NOTHING, except)
  return found.nodes < MAX_NODES ? found : null
}

/**
 * The best move, if it is better than every other one by `GAIN`.
 *
 * @param most - what another move may be worth at most
 */
export function onlyMove(position: Position, depth: number, most = Number.POSITIVE_INFINITY): Found | null {
  const best = bestOf(position, depth)
  if (!best || best.value < MIN_VALUE) return null
  const second = bestOf(position, depth, best.move)
  return second && second.value <= Math.min(best.value - GAIN, most) ? best : null
}

const keyOf = (fen: string) => fen.split(' ').slice(0, 4).join(' ')

/** A position with the solver to move, and the one before the opponent's error. */
interface Candidate {
  readonly setup: Setup
  readonly before: Setup
  /** The best move of a short search. */
  readonly move: number
}

/**
 * Plays a game between two levels of the bot after an opening, and passes on the positions in which the last move was
 * an error: one that was played, or one that could have been, because it shows only two moves later.
 *
 * @param take - returns whether it can use the position
 */
function playGame(
  random: Random,
  openings: readonly string[],
  take: (candidate: Candidate) => boolean,
): void {
  const levels = [pick(random, LEVELS), pick(random, LEVELS)] as const
  const position = new Position('full', readFen(START_FEN.full))
  const opening = pick(random, openings).split(' ')
  for (const san of opening.slice(0, 10)) position.make(readSan(position, san))
  position.setUp(position.setup)
  const keys = [keyOf(position.fen)]
  const thinking = { random: () => draw(random), overtime: () => false }
  // A threat that stays on the board is offered once.
  const answers = new Set<number>()
  let taken = 0
  let next = 0
  for (let index = 0; taken < PER_GAME && index < MAX_LENGTH && position.halfmoveClock < 30; index++) {
    const moves = legalMoves(position)
    const before = position.setup
    const had = bestOf(position, SHALLOW - 1)
    if (moves.length === 0 || !had || Math.abs(had.value) > DECIDED) return
    const { fen } = position
    const state: State = {
      variant: 'full',
      fen,
      start: fen,
      moves: [],
      sans: [],
      keys,
      you: null,
      end: null,
      clocks: null,
    }
    const step = bot.choose(state, levels[position.turn ? 1 : 0], thinking)
    const played = 'from' in step ? moveOf(position, step, moves) : 0
    // A claimed draw ends the game.
    if (played === 0) return
    const errorAt = (depth: number): number => {
      const found = bestOf(position, depth)
      if (!found || found.value < MIN_VALUE || found.value + had.value < GAIN || answers.has(found.move))
        return 0
      answers.add(found.move)
      return found.move
    }
    const isTried = -had.value <= MAX_BEFORE && index >= next
    for (const move of isTried ? moves : []) {
      const lost = materialGain(position, move)
      position.make(move)
      const isOpen =
        winsMaterial(position, 2, 2 + lost) && (move === played || !winsMaterial(position, 0, 2 + lost))
      if (!isOpen) {
        position.unmake(move)
        continue
      }
      const answer = errorAt(move === played ? SHALLOW : SHALLOW - 1)
      if (answer !== 0 && take({ setup: position.setup, before, move: answer })) {
        taken++
        next = index + APART
        position.unmake(move)
        break
      }
      position.unmake(move)
    }
    position.make(played)
    position.setUp(position.setup)
    keys.push(keyOf(position.fen))
  }
}

/** The line of a tactic: as long as the solver has only one move, with the best replies. */
function lineOf(setup: Setup): number[] {
  const position = new Position('full', setup)
  const line: number[] = []
  while (line.length < 2 * LONGEST - 1) {
    const reply = line.length === 0 ? null : bestOf(position, LINE)
    if (line.length > 0 && !reply?.move) break
    if (reply) position.make(reply.move)
    const only = legalMoves(position).length > 1 ? onlyMove(position, LINE) : null
    if (!only) break
    if (reply) line.push(reply.move)
    line.push(only.move)
    position.make(only.move)
  }
  return line
}

/** How many moves of the line a deeper search confirms, after the first one. */
function confirmed(setup: Setup, line: readonly number[]): number {
  const position = new Position('full', setup)
  for (const [index, move] of line.entries()) {
    if (index > 0 && index % 2 === 0 && onlyMove(position, CHECK)?.move !== move) return index - 1
    position.make(move)
  }
  return line.length
}

/** How hard a tactic is to find: how deep the search must look, how long the line is, and how quiet its first move. */
function difficultyOf(setup: Setup, line: readonly number[]): number {
  const position = new Position('full', setup)
  const [move = 0] = line
  let depth = CHECK
  while (depth > 1 && bestOf(position, depth - 1)?.move === move) depth--
  const choice = legalMoves(position).length
  const quiet = !isCapture(position, move)
  position.make(move)
  const checks = position.inCheck(position.turn)
  const owned = quiet ? (checks ? 4 : 10) : 0
  return depth * 8 + (line.length - 1) * 4 + owned + Math.round(choice / 8)
}

const wordOf = (position: Position, move: number) => {
  const { from, to, promotion } = stepOf(position, move)
  return `${from}${to}${promotion ?? ''}`
}

/** The pieces on the board. */
const placementOf = (text: string) => text.split(' ')[0]

interface Tactic {
  readonly text: string
  readonly theme: Theme | null
  readonly difficulty: number
}

/** A tactic as a line of text; null if the position is none, or its theme is not wanted. */
function tacticOf(
  { setup, before, move }: Candidate,
  wanted: (theme: Theme | null) => boolean,
): Tactic | null {
  const position = new Position('full', setup)
  if (position.inCheck(position.turn) || legalMoves(position).length < MIN_CHOICE) return null
  // Once there are enough tactics without a theme, it must show in the first move.
  if (!wanted(null) && !wanted(themeOf(position, [move]))) return null
  const first = lineOf(setup)
  if (first.length === 0 || !wanted(themeOf(position, first))) return null
  const was = bestOf(new Position('full', before), CHECK)
  if (!was || -was.value > MAX_BEFORE) return null
  const most = -was.value + GAIN
  const best = onlyMove(position, CHECK, most)
  if (!best || best.move !== first[0] || best.value < most) return null
  const line = first.slice(0, confirmed(setup, first))
  const theme = themeOf(position, line)
  // Mates have a mode of their own.
  if (!wanted(theme) || (best.value >= NEAR_MATE && theme !== 'backRank')) return null
  const words: string[] = []
  for (const each of line) {
    words.push(wordOf(position, each))
    position.make(each)
  }
  const letter = theme ? THEME_LETTERS[theme] : ''
  const difficulty = difficultyOf(setup, line)
  const fen = new Position('full', setup).fen.split(' ').slice(0, 4).join(' ')
  return { text: `${fen},${words.join(' ')},${letter}${difficulty}`, theme, difficulty }
}

/**
 * Plays games from a seed and collects the tactics in them.
 *
 * @param openings - moves in standard notation, separated by spaces: the keys of `readTable` (`view/openings`)
 * @param counts - number of positions wanted by theme; '' for those without one
 * @param report - called after each game, with all that was found
 * @returns lines of a position, its solution, its theme and its difficulty, the easiest first
 */
export function growTactics(
  seed: number,
  openings: readonly string[],
  counts: Readonly<Record<Theme | '', number>>,
  report: (game: number, found: readonly string[]) => void,
): string[] {
  const found: Tactic[] = []
  const isOpen = (theme: Theme | null) =>
    found.filter((each) => each.theme === theme).length < counts[theme ?? '']
  const sorted = () =>
    [...found]
      .sort((a, b) => a.difficulty - b.difficulty || (a.text < b.text ? -1 : 1))
      .map(({ text }) => text)
  const themes = Object.keys(counts).map((name) => (name || null) as Theme | null)
  for (let game = seed; themes.some(isOpen); game++) {
    playGame(createRandom(game), openings, (candidate) => {
      const tactic = tacticOf(candidate, isOpen)
      // Games of one opening may lead to the same position.
      if (!tactic || found.some(({ text }) => placementOf(text) === placementOf(tactic.text))) return false
      found.push(tactic)
      return true
    })
    report(game, sorted())
  }
  return sorted()
}
