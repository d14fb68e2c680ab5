/** Owns the making of the puzzles: what `growPuzzles` returns is what stands in `rules/puzzleList.ts`. Not part of the site. */
import { itemAt } from '../../../engine/core/itemAt'
import { createRandom, draw, type Random } from '../../../engine/core/math/random'
import { readFen, type Setup, START_FEN } from '../rules/fen'
import { allowed, stepOf } from '../rules/moves'
import { WORTH } from '../rules/pieces'
import { Position } from '../rules/position'
import { NO_NOISE } from './evaluation'
import { MateProof } from './mate'
import { search } from './search'

/** Longest mate, in own moves. */
const LONGEST = 4
/** A puzzle is one whose proof makes few moves, by its length: the test proves all of them in a moment. */
const MOST_NODES = [0, 60_000, 60_000, 150_000, 500_000] as const
/** A side that is further ahead than so many pawns, by the length of the mate, wins anyhow: nothing is to be found there. */
const MOST_LEAD = [0, 6, 9, 14, 25] as const

const wordOf = (position: Position, move: number) => {
  const { from, to, promotion } = stepOf(position, move)
  return `${from}${to}${promotion ?? ''}`
}

/** How many pawns the side to move is ahead. */
function leadOf(position: Position): number {
  const { squares, turn } = position.setup
  let lead = 0
  for (const letter of squares) {
    if (!letter) continue
    const worth = WORTH[letter.toLowerCase() as keyof typeof WORTH]
    lead += letter < 'a' === (turn === 'w') ? worth : -worth
  }
  return lead
}

/** In how many moves the side to move can mate, up to `most`; 0 where it cannot, or where the proof takes too long. */
function mateIn(position: Position, most: number): number {
  const limit = MOST_NODES[most] as number
  const proof = new MateProof(position, limit)
  const length = proof.length(most)
  return proof.nodes > limit ? 0 : length
}

/** The line of a mate in so many: one move alone mates each time, and the answer is one that holds out longest. Null otherwise. */
function lineOf(position: Position, moves: number, random: Random): string[] | null {
  const best = new MateProof(position, MOST_NODES[moves]).matingMoves(moves)
  if (!best || best.length === 0 || (moves > 1 && best.length > 1)) return null
  const move = itemAt(best, 0)
  const word = wordOf(position, move)
  position.make(move)
  const answers = allowed(position).sort(() => draw(random) - 0.5)
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

/** The positions of a game between two careless players, from its first to its last. */
function playGame(random: Random): Setup[] {
  const noise = Int16Array.from({ length: NO_NOISE.length }, () => Math.round((draw(random) * 2 - 1) * 120))
  const position = new Position('full', readFen(START_FEN.full))
  const play = { depth: 2, nodes: 800, captures: true, noise, overtime: () => false }
  const setups = [position.setup]
  while (setups.length < 160 && position.quiet < 40) {
    const moves = allowed(position)
    if (moves.length === 0) break
    const careless = draw(random) < 0.1
    const any = itemAt(moves, Math.floor(draw(random) * moves.length))
    position.make(careless ? any : search(position, play, new Set()).move)
    position.setUp(position.setup)
    setups.push(position.setup)
  }
  return setups
}

/** A position and its solution as one line, and how long the mate is; null where it is no puzzle. */
function puzzleOf(setup: Setup, random: Random): { readonly text: string; readonly mate: number } | null {
  const position = new Position('full', setup)
  if (position.inCheck(position.turn)) return null
  const mate = mateIn(position, LONGEST)
  if (mate === 0 || leadOf(position) > (MOST_LEAD[mate] as number)) return null
  const line = lineOf(position, mate, random)
  if (!line || new MateProof(position, MOST_NODES[mate]).matingMoves(mate)?.length !== 1) return null
  return { text: `${position.fen.split(' ').slice(0, 4).join(' ')},${line.join(' ')}`, mate }
}

/**
 * Plays games, one after the other from this seed on, and takes from each that ends by a mate at most one of its last
 * positions in which one move alone mates: `counts` of the lengths from 1 on. A line is a position (the first four fields of
 * its FEN) and its solution; `report` is called for each one that was found.
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
    if (allowed(last).length > 0 || !last.inCheck(last.turn)) continue
    const moves = Array.from({ length: LONGEST }, (_, n) => setups.length - 2 * (LONGEST - n))
    const puzzles = moves.flatMap((n) => (n > 10 ? (puzzleOf(itemAt(setups, n), random) ?? []) : []))
    // The longest mate of a game is the one worth keeping.
    const best = puzzles.filter(({ mate }) => isOpen(mate - 1)).sort((a, b) => b.mate - a.mate)[0]
    if (!best) continue
    itemAt(found, best.mate - 1).push(best.text)
    report(`${game}: ${best.text}`)
  }
  return found
}
