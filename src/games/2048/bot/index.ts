/** Hints for 2048 in three parts: the edge or the tiles to look at, what the best slide does, its direction. */
import type { TurnBot } from '../../../engine/core/game/contract'
import { inParts, type Part } from '../../../engine/core/game/hintParts'
import { highest, type Move, rules, type State, sideOf, slide } from '../rules'
import { LANES } from '../rules/lanes'
import { hintTexts as texts } from '../texts/hints'
import { moveTexts } from '../texts/moves'
import { bestOf, cellsOf, rated } from './rate'

const NAMES = moveTexts.directions

/** The corner cells. */
const cornersOf = (side: number) => [0, side - 1, side * (side - 1), side * side - 1]

/** The corner that holds the highest tile, or undefined. */
function heldCorner(state: Pick<State, 'tiles' | 'side'>, value: number): number | undefined {
  return cornersOf(sideOf(state)).find((corner) =>
    state.tiles.some((tile) => tile.at === corner && tile.value === value),
  )
}

/** Where to look: the fuller edge at the corner with the highest tile; if no corner has it, that tile. */
function whereOf(state: State): Part {
  const top = highest(state)
  const corner = heldCorner(state, top)
  if (corner === undefined)
    return {
      text: texts.noCorner,
      highlighted: state.tiles.flatMap((tile) => (tile.value === top ? tile.at : [])).slice(0, 3),
    }
  const { left, up } = LANES[sideOf(state)]
  const sum = (lane: readonly number[]) =>
    state.tiles.reduce((all, { at, value }) => (lane.includes(at) ? all + value : all), 0)
  const [row, column] = [left, up].map((lanes) => lanes.find((lane) => lane.includes(corner)) ?? [])
  const edge = sum(row as number[]) >= sum(column as number[]) ? row : column
  return { text: texts.edge, highlighted: edge as number[] }
}

/** What the best slide does. */
function ruleOf(state: State, move: Move): Part {
  const slid = slide(state, move)
  const merged = new Set(slid.tiles.flatMap((tile) => tile.from ?? []))
  const cellsWith = (ids: ReadonlySet<number>) =>
    state.tiles.filter((tile) => ids.has(tile.id)).map((tile) => tile.at)
  if (rules.legal?.(state).length === 1)
    return {
      text: texts.oneDirection,
      highlighted: state.tiles.map((tile) => tile.at),
    }
  if (merged.size > 0) {
    const freed = state.tiles.length - slid.tiles.length
    return {
      text: texts.frees(freed),
      highlighted: cellsWith(merged),
    }
  }
  const top = highest(state)
  const corner = heldCorner({ ...state, tiles: slid.tiles }, top)
  if (corner !== undefined)
    return {
      text: heldCorner(state, top) === corner ? texts.keepsCorner : texts.toCorner,
      highlighted: [corner],
    }
  const before = new Map(state.tiles.map((tile) => [tile.id, tile.at]))
  return {
    text: texts.order,
    highlighted: cellsWith(
      new Set(slid.tiles.filter((tile) => before.get(tile.id) !== tile.at).map(({ id }) => id)),
    ),
  }
}

const bestMove = (state: State) => bestOf(rated(cellsOf(state))).move

export const bot: TurnBot<State, Move> = {
  levels: [],
  choose: bestMove,
  hint(state, thinking) {
    const move = bestMove(state)
    const { gained } = slide(state, move)
    const text = gained > 0 ? texts.scores(NAMES[move], gained) : texts.looksBest(NAMES[move])
    return inParts(thinking, whereOf(state), ruleOf(state, move), { move, text })
  },
}
