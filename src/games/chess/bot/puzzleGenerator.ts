/** Generates the puzzles: the output of `growPuzzles` is stored in `data/puzzles.ts`. Not part of the site. */
import { itemAt } from '../../../engine/core/itemAt'
import { createRandom, draw, type Random } from '../../../engine/core/math/random'
import { readFen, type Setup, START_FEN } from '../rules/fen'
import { legalMoves, stepOf } from '../rules/moves'
import { PIECE_VALUES } from '../rules/pieces'
import { Position } from '../rules/position'
import { NO_NOISE } from './evaluation'
import { MateProof } from './mate'
import { search } from './search'

/** Longest mate, counted in the solver's moves. */
const LONGEST = 4
/** Maximum search effort of a puzzle's proof by its length, so that the test can prove all puzzles quickly. */
const MAX_NODES = [0, 60_000, 60_000, 150_000, 500_000] as const
/** Maximum lead in pawns by the length of the mate. With a larger lead any move wins, so there is nothing to find. */
const MAX_LEAD = [0, 6, 9, 14, 25] as const

const wordOf = (position: Position, move: number) => {
  const { from, to, promotion } = stepOf(position, move)
  return `${from}${to}${promotion ?? ''}`
}

/** The lead of the side to move, in pawns. */
function leadOf(position: Position): number {
  const { squares, turn } = position.setup
  let lead = 0
  for (const letter of squares) {
    if (!letter) continue
    const value = PIECE_VALUES[letter.toLowerCase() as keyof typeof PIECE_VALUES]
    lead += letter < 'a' === (turn === 'w') ? value : -value
  }
  return lead
}

/** In how many moves the side to move can force mate, up to `max`; 0 if it cannot or the proof takes too long. */
function mateIn(position: Position, max: number): number {
  const limit = itemAt(MAX_NODES, max)
  const proof = new MateProof(position, limit)
  const length = proof.length(max)
  return proof.nodes > limit ? 0 : length
}

/**
 * The solution of a mate in `moves`: each time exactly one move mates, and each reply holds out longest. Null if
 * there is no such line.
 */
function lineOf(position: Position, moves: number, random: Random): string[] | null {
  const best = new MateProof(position, MAX_NODES[moves]).matingMoves(moves)
  if (!best || best.length === 0 || (moves > 1 && best.length > 1)) return null
  const move = itemAt(best, 0)
  const word = wordOf(position, move)
  position.make(move)
  const answers = legalMoves(position).sort(() => draw(random) - 0.5)
  let line: string[] | null = answers.length === 0 ? [word] : null
  for (const answer of answers) {
    const said = wordOf(position, answer)
    position.make(answer)
    const rest = mateIn(position, moves - 1) === moves - 1 ? lineOf(position, moves - 1, random) : null
    position.unmake(answer)
    if (!rest) continue
    line = [word, said, ...rest]
    break
  }
  position.unmake(move)
  return line
}

/** All positions of a game between two careless players. */
function playGame(random: Random): Setup[] {
  const noise = Int16Array.from({ length: NO_NOISE.length }, () => Math.round((draw(random) * 2 - 1) * 120))
  const position = new Position('full', readFen(START_FEN.full))
  const play = { depth: 2, nodes: 800, captures: true, noise, overtime: () => false }
  const setups = [position.setup]
  while (setups.length < 160 && position.halfmoveClock < 40) {
    const moves = legalMoves(position)
    if (moves.length === 0) break
    const careless = draw(random) < 0.1
    const any = itemAt(moves, Math.floor(draw(random) * moves.length))
    position.make(careless ? any : search(position, play, new Set()).move)
    position.setUp(position.setup)
    setups.push(position.setup)
  }
  return setups
}

/** A position with its solution as one line of text, and the length of the mate; null if it is not a puzzle. */
function puzzleOf(setup: Setup, random: Random): { readonly text: string; readonly mate: number } | null {
  const position = new Position('full', setup)
  if (position.inCheck(position.turn)) return null
  const mate = mateIn(position, LONGEST)
  if (mate === 0 || leadOf(position) > itemAt(MAX_LEAD, mate)) return null
  const line = lineOf(position, mate, random)
  if (!line || new MateProof(position, MAX_NODES[mate]).matingMoves(mate)?.length !== 1) return null
  return { text: `${position.fen.split(' ').slice(0, 4).join(' ')},${line.join(' ')}`, mate }
}

/**
 * Plays games from a seed and takes at most one puzzle from the last positions of each game that ends in mate.
 *
 * @param counts number of puzzles to find, by length from 1
 * @param report called for each puzzle found
 * @returns lines of a position (the first four FEN fields) and its solution
 */
export function growPuzzles(
  seed: number,
  counts: readonly number[],
  report: (line: string) => void,
): string[][] {
  const found: string[][] = counts.map(() => [])
  const isOpen = (n: number) => itemAt(found, n).length < itemAt(counts, n)
  for (let game = seed; counts.some((_, n) => isOpen(n)); game++) {
    const random = createRandom(game)
    const setups = playGame(random)
    const last = new Position('full', setups.at(-1) as Setup)
    if (legalMoves(last).length > 0 || !last.inCheck(last.turn)) continue
    const moves = Array.from({ length: LONGEST }, (_, n) => setups.length - 2 * (LONGEST - n))
    const puzzles = moves.flatMap((n) => (n > 10 ? (puzzleOf(itemAt(setups, n), random) ?? []) : []))
    // Prefer the longest mate of a game.
    const best = puzzles.filter(({ mate }) => isOpen(mate - 1)).sort((a, b) => b.mate - a.mate)[0]
    if (!best) continue
    itemAt(found, best.mate - 1).push(best.text)
    report(`${game}: ${best.text}`)
  }
  return found
}
