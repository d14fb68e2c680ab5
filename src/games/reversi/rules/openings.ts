/**
 * The name of a game's opening, by the positions that its first moves lead to. Names and moves: Robert Gatliff's list of
 * Othello openings, samsoft.org.uk/reversi/openings.htm, without its continuations; of several names the first.
 */
import { itemAt } from '../../../engine/core/itemAt'
import table from '../data/openings.txt?raw'
import { after, type Move, type State } from './board'

/** Names by the moves from the regular start: 'c4c3'. */
export const OPENINGS: Readonly<Record<string, string>> = Object.fromEntries(
  [...table.matchAll(/^(\S+) (.+)$/gm)].map(([, moves, name]) => [moves, name]),
)

const SIZE = 8
const LONGEST = Math.max(...Object.keys(OPENINGS).map((moves) => moves.length / 2))

/** Where a cell goes: the regular start looks the same after each of these. */
const SYMMETRIES: readonly ((row: number, col: number) => number)[] = [
  (row, col) => row * SIZE + col,
  (row, col) => col * SIZE + row,
  (row, col) => (SIZE - 1 - row) * SIZE + SIZE - 1 - col,
  (row, col) => (SIZE - 1 - col) * SIZE + SIZE - 1 - row,
]

const cellOf = (square: string): Move =>
  (Number(square[1]) - 1) * SIZE + 'abcdefgh'.indexOf(itemAt([...square], 0))

/** The same for a position and its mirror images. */
function keyOf({ cells, turn }: State): string {
  const images = SYMMETRIES.map((to) =>
    [...cells].map((_, cell) => cells[to(Math.floor(cell / SIZE), cell % SIZE)]).join(''),
  )
  return `${images.sort()[0]}${turn}`
}

const REGULAR: State = {
  size: SIZE,
  cells: `${'-'.repeat(27)}OX------XO${'-'.repeat(27)}`,
  turn: 0,
  moves: [],
  passes: [],
  you: null,
}

/** Names by positions; made when the first one is asked for. */
let named: ReadonlyMap<string, string> | null = null

function namesByPosition(): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(OPENINGS).map(([line, name]) => {
      const cells = line.match(/../g)?.map(cellOf) ?? []
      return [keyOf(cells.reduce(after, REGULAR)), name]
    }),
  )
}

/**
 * The most specific name. Positions are compared, whatever the order of moves and the side of the board.
 *
 * @returns null if the game did not begin at the regular start of 8x8, or no position of it has a name
 */
export function openingOf({ size, given, moves }: Pick<State, 'size' | 'given' | 'moves'>): string | null {
  if (size !== SIZE || given) return null
  named ??= namesByPosition()
  let state = REGULAR
  let name: string | null = null
  for (const move of moves.slice(0, LONGEST)) {
    state = after(state, move)
    name = named.get(keyOf(state)) ?? name
  }
  return name
}
