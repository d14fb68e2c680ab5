/** Hints for Battleship in three parts: an area, where ships still fit, and the cell. Only during the battle. */
import type { Hint, Thinking } from '../../../engine/core/game/contract'
import { fewOf, inParts, nearest, type Part } from '../../../engine/core/game/hintParts'
import { itemAt } from '../../../engine/core/itemAt'
import { knowledgeOf, type Move, type State, shotsDue } from '../rules'
import { density, type Knowledge } from '../rules/aim'
import { CELLS, cellName, lengthOf, nameOf, SIZE } from '../rules/fleet'
import { hintTexts as texts } from '../texts/hints'

const ALL = Array.from({ length: CELLS }, (_, cell) => cell)
/** Cells are highlighted if their weight is at least this fraction of the best one. */
const OPEN_SHARE = 0.9
const HIT_SHARE = 0.5

/** The quadrant of a cell. */
function quarterOf(cell: number): number {
  const half = SIZE / 2
  return Math.floor(cell / SIZE / half) * 2 + Math.floor((cell % SIZE) / half)
}

const rowOf = (cell: number): number => Math.floor(cell / SIZE)

const isBeside = (a: number, b: number): boolean =>
  Math.abs(a - b) === SIZE || (Math.abs(a - b) === 1 && rowOf(a) === rowOf(b))

/** The cells that are connected with a cell. */
function areaOf(cells: readonly number[], from: number): number[] {
  const area = [from]
  for (const at of area) area.push(...cells.filter((cell) => isBeside(at, cell) && !area.includes(cell)))
  return cells.filter((cell) => area.includes(cell))
}

/** The part of the water around a cell: its quarter, its row, or less, with no more than a third of the open cells. */
function partAround(cells: Knowledge['cells'], best: number): number[] {
  const isOpen = (cell: number) => cells[cell] === 0
  const open = ALL.filter(isOpen)
  const row = ALL.filter((cell) => rowOf(cell) === rowOf(best))
  const parts = [ALL.filter((cell) => quarterOf(cell) === quarterOf(best)), row]
  return (
    parts.find((part) => part.filter(isOpen).length * 3 <= open.length) ??
    areaOf(nearest(row.filter(isOpen), best, SIZE, fewOf(open.length)), best)
  )
}

function whereOf({ cells }: Knowledge, best: number): Part {
  const hits = ALL.filter((cell) => cells[cell] === 2)
  const [next] = nearest(hits, best, SIZE, 1)
  if (next !== undefined) return { text: texts.aroundHits, highlighted: areaOf(hits, next) }
  return { text: texts.quarter, highlighted: partAround(cells, best) }
}

function ruleOf({ cells, afloat }: Knowledge, weights: Float64Array, best: number): Part {
  const share = (cell: number) => itemAt(weights, cell) / itemAt(weights, best)
  if (cells.includes(2))
    return {
      text: texts.mayCover,
      highlighted: areaOf(
        ALL.filter((cell) => share(cell) >= HIT_SHARE || cells[cell] === 2),
        best,
      ),
    }
  const longest = afloat.reduce((a, b) => (lengthOf(b) > lengthOf(a) ? b : a))
  return {
    text: texts.longest(nameOf(longest), lengthOf(longest)),
    highlighted: areaOf(
      ALL.filter((cell) => share(cell) >= OPEN_SHARE),
      best,
    ),
  }
}

/** If the salvo is complete, the hint is to fire it. */
function salvoHint(aims: readonly number[], thinking: Thinking): Hint<Move> {
  return inParts(
    thinking,
    { text: texts.allAimed, highlighted: aims },
    { text: texts.together, highlighted: aims },
    { move: { salvo: true }, text: texts.fire },
  )
}

/**
 * What is known, and the weight of each cell that is not aimed at yet. Hits are ignored once every cell that could
 * belong to their ships is aimed at.
 */
function chances(state: State): { readonly known: Knowledge; readonly weights: Float64Array } | null {
  const all = knowledgeOf(state, state.turn)
  const settled = { ...all, cells: all.cells.map((cell) => (cell === 2 ? 3 : cell)) }
  for (const known of [all, settled]) {
    const weights = density(known)
    for (const cell of state.aims ?? []) weights[cell] = 0
    if (Math.max(...weights) > 0) return { known, weights }
  }
  return null
}

/** The hint for the seat that fires next. */
export function shotHint(state: State, thinking: Thinking): Hint<Move> {
  const { aims, turn } = state
  if (aims && aims.length >= shotsDue(state, turn)) return salvoHint(aims, thinking)
  const shoot = (cell: number): Move => (aims ? { aim: cell } : { fire: cell })
  const found = chances(state)
  if (!found) {
    const highlighted = ALL.filter((cell) => !state.shots[turn].includes(cell) && !aims?.includes(cell))
    const cell = itemAt(highlighted, 0)
    return inParts(
      thinking,
      { text: texts.remaining, highlighted: highlighted.slice(0, fewOf(highlighted.length)) },
      { text: texts.anyCell, highlighted },
      { move: shoot(cell), text: texts.asGood(cellName(cell)) },
    )
  }
  const { known, weights } = found
  const best = weights.indexOf(Math.max(...weights))
  return inParts(thinking, whereOf(known, best), ruleOf(known, weights, best), {
    move: shoot(best),
    text: texts.best(cellName(best)),
  })
}
