/** Owns finding the name of an opening by the position that the first moves of a game lead to. */
import { itemAt } from '../../../../engine/core/itemAt'
import { readFen, START_FEN } from '../../rules/fen'
import { HIGH, LOW, PASSANT_KEY } from '../../rules/keys'
import { readSan } from '../../rules/lazy/readSan'
import { Position } from '../../rules/position'
import { TABLE } from './table'

/** Every line of the table: its moves to its name. */
export function readTable(table: string): Map<string, string> {
  const names = new Map<string, string>()
  let before: string[] = []
  for (const line of table.split('\n')) {
    const [, shared, rest, name] = line.match(/^(\d+)([^|]*)\|(.+)$/) as RegExpMatchArray
    const moves = [...before.slice(0, Number(shared)), ...(rest as string).split(' ').filter(Boolean)]
    names.set(moves.join(' ').replace(/[+#]/g, ''), name as string)
    before = moves
  }
  return names
}

/** How many moves are looked up: no line of the table is longer, even with transpositions. */
const MOST_MOVES = 60

const start = () => new Position('full', readFen(START_FEN.full))

/**
 * Names a position: its pieces, whose turn it is and the castling rights, however it came about. En passant changes no name.
 */
function keyOf({ low, high, passant }: Position): string {
  if (passant < 0) return `${low},${high}`
  const key = PASSANT_KEY + passant
  return `${low ^ itemAt(LOW, key)},${high ^ itemAt(HIGH, key)}`
}

/** Every position that has a name, with it. Lines share their first moves: each move is made once. */
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

const named = positionsOf(readTable(TABLE))

/**
 * The name of the opening that a game came to last, by its position: transposed moves lead to the same name.
 *
 * @param sans The moves from the usual start, as players write them.
 * @returns The name; null where no position of the game has one.
 */
export function openingOf(sans: readonly string[]): string | null {
  const position = start()
  let name: string | null = null
  for (const san of sans.slice(0, MOST_MOVES)) {
    const move = readSan(position, san)
    // Simplified rules allow what leads to no opening.
    if (move === 0) break
    position.make(move)
    name = named.get(keyOf(position)) ?? name
  }
  return name
}
