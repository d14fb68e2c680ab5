/** The rules of 2048: all tiles slide, equal ones merge once per move, and a new one appears. */
import type { Hud, Outcome, TurnRules } from '../../../engine/core/game/contract'
import { itemAt } from '../../../engine/core/itemAt'
import { type Direction, printGrid } from '../../../engine/core/math/grid'
import { chance, createRandom, pick, type Random } from '../../../engine/core/math/random'
import type { Options } from '../options'
import { type Stat, texts } from '../texts/game'
import { LANES, sideOf } from './lanes'
import { read, targetOf, write } from './notation'
import { type Event, GOALS, type Side, type State, type Tile } from './state'

export { sideOf } from './lanes'
export type { Event, Side, State, Tile } from './state'

export const goalOf = (state: Pick<State, 'side' | 'target'>): number => state.target ?? GOALS[sideOf(state)]
/** Probability that a new tile is a 2 rather than a 4. */
export const TWO_SHARE = 0.9

export type Move = Direction

const DIRECTIONS: readonly Move[] = ['up', 'down', 'left', 'right']

/**
 * The tiles after a slide, without the new one. Tiles merge in pairs, starting at the wall, each at most once per
 * move.
 */
export function slide(
  { tiles, nextId, side = 4 }: Pick<State, 'tiles' | 'nextId' | 'side'>,
  move: Move,
): { tiles: Tile[]; gained: number; nextId: number } {
  const result: Tile[] = []
  const standing: (Tile | undefined)[] = new Array(side * side)
  for (const tile of tiles) standing[tile.at] ??= tile
  let gained = 0
  let id = nextId
  for (const lane of LANES[side][move]) {
    const row: Tile[] = []
    for (const cell of lane) {
      const tile = standing[cell]
      if (tile) row.push(tile)
    }
    let index = 0
    for (let i = 0; i < row.length; i++) {
      const tile = itemAt(row, i)
      const behind = row[i + 1]
      const at = itemAt(lane, index++)
      if (behind && behind.value === tile.value) {
        result.push({ id: id++, value: tile.value * 2, at, from: [tile.id, behind.id] })
        gained += tile.value * 2
        i++
      } else result.push({ id: tile.id, value: tile.value, at })
    }
  }
  return { tiles: result, gained, nextId: id }
}

/** A new tile on a random empty cell. Advances the random state. */
function spawned(tiles: readonly Tile[], id: number, random: Random, side: Side): Tile {
  const taken = new Set(tiles.map((tile) => tile.at))
  const empty = Array.from({ length: side * side }, (_, at) => at).filter((at) => !taken.has(at))
  return { id, at: pick(random, empty), value: chance(random, TWO_SHARE) ? 2 : 4 }
}

function moves(state: State, move: Move): boolean {
  const slid = slide(state, move)
  if (slid.gained > 0) return true
  const before = new Map(state.tiles.map((tile) => [tile.id, tile.at]))
  return slid.tiles.some((tile) => before.get(tile.id) !== tile.at)
}

/** The target is made, which ends the game. */
const isReached = ({ target, won }: State) => target !== undefined && won

/** The highest tile on the board. */
export function highest(state: State): number {
  return Math.max(...state.tiles.map((tile) => tile.value))
}

export const rules: TurnRules<State, Move, Event, Options, Stat> = {
  start(options, seed) {
    const side = Number(options.board) as Side
    const random = createRandom(seed)
    const first = spawned([], 0, random, side)
    const second = spawned([first], 1, random, side)
    const start = { tiles: [first, second], score: 0, moves: 0, won: false, nextId: 2, random }
    return { ...(side !== 4 && { side }), ...targetOf(options, side), ...start }
  },

  apply(state, move) {
    if (!rules.legal(state).includes(move)) return { refused: '' }
    const slid = slide(state, move)
    const random = { ...state.random }
    const fresh = spawned(slid.tiles, slid.nextId, random, sideOf(state))
    const goal = goalOf(state)
    const next: State = {
      ...state,
      tiles: [...slid.tiles, fresh],
      score: state.score + slid.gained,
      moves: state.moves + 1,
      won: state.won || slid.tiles.some((tile) => tile.value >= goal),
      nextId: slid.nextId + 1,
      random,
    }
    const events: Event[] = [{ type: 'slide', direction: move }]
    const merged = slid.tiles.filter((tile) => tile.from)
    if (merged.length > 0)
      events.push({
        type: 'merge',
        value: Math.max(...merged.map((tile) => tile.value)),
        gained: slid.gained,
      })
    if (next.won && !state.won && !state.target) events.push({ type: 'goal', value: goal })
    return { state: next, events }
  },

  legal: (state) => (isReached(state) ? [] : DIRECTIONS.filter((direction) => moves(state, direction))),

  hud: ({ target, score, moves }): Hud<Stat> =>
    target ? { Moves: moves, Score: score } : { Score: score, Moves: moves },

  outcome(state): Outcome<Stat> | null {
    if (rules.legal(state).length > 0) return null
    const tile = highest(state)
    if (isReached(state))
      return {
        result: 'won',
        title: texts.ends.reached(goalOf(state)),
        detail: texts.ends.moves(state.moves),
        results: { Moves: state.moves },
      }
    if (state.target) return { result: 'lost', title: texts.ends.title, detail: texts.ends.highest(tile) }
    return {
      result: 'over',
      title: texts.ends.title,
      detail: !state.won
        ? texts.ends.highest(tile)
        : tile === goalOf(state)
          ? texts.ends.made(tile)
          : texts.ends.keptGoing(goalOf(state), tile),
      results: { Score: state.score, 'Highest tile': tile },
    }
  },

  notation: { read, write },

  debug(state) {
    const side = sideOf(state)
    return printGrid(side, side, (row, col) =>
      String(state.tiles.find(({ at }) => at === row * side + col)?.value ?? '.'),
    )
  },
}
