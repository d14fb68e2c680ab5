/** Hints for the Sliding Puzzle: the next tile of a shortest solution on 3x3 and 4x4, of a good one on larger boards. */
import type { TurnBot } from '../../../engine/core/game/contract'
import { inParts } from '../../../engine/core/game/hintParts'
import { itemAt } from '../../../engine/core/itemAt'
import { type Move, ordered, type State } from '../rules'
import { hintTexts as texts } from '../texts/hints'
import { type Heuristic, manhattanDistance } from './heuristic'
import { shortest } from './idaStar'
import { patternDatabases } from './patternDatabases'
import { innerOf, LAST_SIDE, stageOf, wayTo } from './stages'

/** The next slides, cell by cell. `best` if they are a shortest solution; otherwise they only complete a stage. */
export interface Way {
  readonly cells: readonly number[]
  readonly best: boolean
}

const heuristics = new Map<number, Heuristic>()

function heuristicOf(size: number): Heuristic {
  const known = heuristics.get(size) ?? (size === 4 ? patternDatabases() : manhattanDistance(size))
  heuristics.set(size, known)
  return known
}

/** The remainder of the last shortest solution, by position, so that following it needs no new search. */
let rest = new Map<string, readonly number[]>()

function storeRoute(start: readonly number[], route: readonly number[]): void {
  rest = new Map()
  const tiles = start.slice()
  for (const [i, cell] of route.entries()) {
    rest.set(tiles.join(), route.slice(i))
    tiles[tiles.indexOf(0)] = itemAt(tiles, cell)
    tiles[cell] = 0
  }
}

function shortestKnown(tiles: readonly number[], size: number, stop: () => boolean) {
  const known = rest.get(tiles.join())
  if (known) return known
  const route = shortest(tiles, size, heuristicOf(size), stop)
  if (route) storeRoute(tiles, route)
  return route
}

/** After a half turn, an order that starts with the empty cell ends with it. */
const turned = (tiles: readonly number[]) =>
  tiles.map((_, cell) => {
    const tile = itemAt(tiles, tiles.length - 1 - cell)
    return tile === 0 ? 0 : tiles.length - tile
  })

/** The solution from an unsolved board, computed until `stop` returns true. */
export function wayFrom({ size, tiles, emptyFirst }: State, stop: () => boolean): Way {
  if (emptyFirst) {
    const route = wayFrom({ size, tiles: turned(tiles), emptyFirst: false, moves: 0 }, stop)
    return { ...route, cells: route.cells.map((cell) => tiles.length - 1 - cell) }
  }
  const whole = size <= 4 ? shortestKnown(tiles, size, stop) : null
  if (whole) return { cells: whole, best: true }
  const stage = stageOf(tiles, size, LAST_SIDE)
  if (stage) return { cells: wayTo(stage, tiles, size), best: false }
  const inner = innerOf(tiles, size, LAST_SIDE)
  const route = shortest(inner.tiles, LAST_SIDE, heuristicOf(LAST_SIDE), () => false) ?? []
  return { cells: route.map((cell) => itemAt(inner.cells, cell)), best: false }
}

/** The direction in which the empty cell moves, by the offset to the tile's cell. */
const wayOfEmpty = (step: number) => (step === 1 ? 'right' : step === -1 ? 'left' : step > 0 ? 'down' : 'up')

/**
 * The tile out of place that a solution settles next, and its cell: it reaches its cell, and stays there. A stage is for the
 * tile that settles last; others may reach their cells by chance.
 */
function settledBy({ cells, best }: Way, { tiles, size, emptyFirst }: State): { tile: number; cell: number } {
  const goal = ordered(size, emptyFirst)
  const now = tiles.slice()
  let empty = now.indexOf(0)
  const ends = new Map<number, number>()
  for (const from of cells) {
    const tile = itemAt(now, from)
    now[empty] = tile
    // In the order of the last slides.
    ends.delete(tile)
    ends.set(tile, empty)
    empty = from
  }
  const settled = [...ends].flatMap(([tile, cell]) =>
    goal[cell] === tile && tiles[cell] !== tile ? [{ tile, cell }] : [],
  )
  return itemAt(settled, best ? 0 : settled.length - 1)
}

/** 'Slide tile 7. The shortest solution takes 42 moves.' */
function textOf({ cells, best }: Way, { tiles }: State): string {
  const tile = itemAt(tiles, itemAt(cells, 0))
  return best ? texts.slide(tile, cells.length) : texts.slideSection(tile, cells.length)
}

export const bot: TurnBot<State, Move> = {
  levels: [],
  choose: (state, _level, { overtime }) => itemAt(wayFrom(state, overtime).cells, 0),
  hint(state, { overtime, times }) {
    const route = wayFrom(state, overtime)
    const cell = itemAt(route.cells, 0)
    const empty = state.tiles.indexOf(0)
    const next = settledBy(route, state)
    return inParts(
      { times },
      { text: texts.look(next.tile), highlighted: [next.cell] },
      {
        text: (route.best ? texts.solution : texts.section)[wayOfEmpty(cell - empty)](route.cells.length),
        highlighted: [empty],
      },
      { move: cell, text: textOf(route, state) },
    )
  },
}
