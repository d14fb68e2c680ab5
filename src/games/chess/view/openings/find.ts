/** Finds the name of an opening by the positions that the first moves lead to. */
import { itemAt } from '../../../../engine/core/itemAt'
import openings from '../../data/openings.txt?raw'
import { readFen, START_FEN } from '../../rules/fen'
import { readSan } from '../../rules/lazy/readSan'
import { Position } from '../../rules/position'
import { EN_PASSANT_KEY, ZOBRIST_HIGH, ZOBRIST_LOW } from '../../rules/zobrist'

/** Parses the table: names by their moves. */
export function readTable(table: string): Map<string, string> {
  const names = new Map<string, string>()
  let before: string[] = []
  for (const [, shared, rest, name] of table.matchAll(/^(\d+)([^|\n]*)\|(.+)$/gm)) {
    const moves = [...before.slice(0, Number(shared)), ...(rest as string).split(' ').filter(Boolean)]
    names.set(moves.join(' ').replace(/[+#]/g, ''), name as string)
    before = moves
  }
  return names
}

/** Maximum number of moves to look up. No line of the table is longer, even with transpositions. */
const MAX_MOVES = 60

const start = () => new Position('full', readFen(START_FEN.full))

/**
 * Identifies a position by pieces, turn and castling rights, regardless of the move order. En passant does not affect
 * a name.
 */
function keyOf({ keyLow, keyHigh, enPassant }: Position): string {
  if (enPassant < 0) return `${keyLow},${keyHigh}`
  const key = EN_PASSANT_KEY + enPassant
  return `${keyLow ^ itemAt(ZOBRIST_LOW, key)},${keyHigh ^ itemAt(ZOBRIST_HIGH, key)}`
}

/** All named positions. Lines share their first moves, so each move is made only once. */
function positionsOf(names: ReadonlyMap<string, string>): Map<string, string> {
  const found = new Map<string, string>()
  const position = start()
  let made: { readonly san: string; readonly move: number }[] = []
  for (const [line, name] of names) {
    const sans = line.split(' ')
    const shared = made.findIndex(({ san }, index) => san !== sans[index])
    const kept = shared < 0 ? Math.min(made.length, sans.length) : shared
    for (const { move } of made.slice(kept).reverse()) position.unmake(move)
    made = made.slice(0, kept)
    for (const san of sans.slice(kept)) {
      const move = readSan(position, san)
      position.make(move)
      made.push({ san, move })
    }
    found.set(keyOf(position), name)
  }
  return found
}

const named = positionsOf(readTable(openings))

/**
 * The most specific opening name of a game. Positions are compared, so transpositions get the same name.
 *
 * @param sans the moves from the regular start, in standard algebraic notation
 * @returns null if no position of the game has a name
 */
export function openingOf(sans: readonly string[]): string | null {
  const position = start()
  let name: string | null = null
  for (const san of sans.slice(0, MAX_MOVES)) {
    const move = readSan(position, san)
    // Simplified rules allow moves that belong to no opening.
    if (move === 0) break
    position.make(move)
    name = named.get(keyOf(position)) ?? name
  }
  return name
}
