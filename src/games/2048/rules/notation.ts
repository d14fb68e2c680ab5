/** The text form of a position: numbers in rows, 0 for an empty cell. */
import { pastedText } from '../../../engine/core/input/plainText'
import { log2 } from '../../../engine/core/math/exactMath'
import { createRandom } from '../../../engine/core/math/random'
import type { Options } from '../options'
import { texts } from '../texts/game'
import { sideOf } from './lanes'
import { GOALS, type Side, type State } from './state'

/** The highest tile that can be reached on this many cells, with a 4 as the last new tile; on 36, the highest that is read. */
const highestOn = (cells: number) => 2 << Math.min(cells, 25)
/** Board size by the count of numbers. */
const SIDES: ReadonlyMap<number, Side> = new Map([
  [9, 3],
  [16, 4],
  [25, 5],
  [36, 6],
])

/** The target of a game with these options on a board of this size. */
export const targetOf = ({ target }: Options, side: Side): Pick<State, 'target'> =>
  target === 'off' || side === 3 ? {} : { target: Number(target) }

/** '2,0,0,4/0,0,0,0/0,0,0,0/0,0,0,0': rows from the top. */
export function write(state: State): string {
  const side = sideOf(state)
  const values = Array.from(
    { length: side * side },
    (_, at) => state.tiles.find((tile) => tile.at === at)?.value ?? 0,
  )
  return Array.from({ length: side }, (_, row) => values.slice(row * side, row * side + side).join(',')).join(
    '/',
  )
}

/**
 * Reads 16 numbers, or 9, 25 or 36 for the other board sizes, separated by commas, slashes or spaces. The score starts at
 * 0, and the following tiles depend only on the position.
 *
 * @throws Error with a message for the player
 */
export function read(text: string, options: Options): State {
  const parts = pastedText(text)
    .split(/[\s,;/|[\]]+/)
    .filter(Boolean)
  const side = SIDES.get(parts.length)
  const strange = parts.find((part) => !/^(?:\d{1,8}|[-._x*])$/i.test(part))
  if (!side || strange !== undefined)
    throw new Error(
      strange === undefined
        ? texts.position.count(parts.length)
        : texts.position.strange(strange.slice(0, 16)),
    )
  const values = parts.map((part) => (/\d/.test(part) ? Number(part) : 0))
  const highest = highestOn(side * side)
  if (values.some((value) => value !== 0 && (value < 2 || value > highest || !Number.isInteger(log2(value)))))
    throw new Error(texts.position.tiles(highest))
  if (values.filter((value) => value > 0).length < 2) throw new Error(texts.position.fewTiles)
  if (!values.some((value) => value === 2 || value === 4)) throw new Error(texts.position.newest)
  const tiles = values.flatMap((value, at) => (value > 0 ? [{ id: at, value, at }] : []))
  const seed = values.reduce((sum, value) => (Math.imul(sum, 31) + value) | 0, 7)
  // A game whose target is already made would be over.
  const { target } = targetOf(options, side)
  const goal = target && !values.some((value) => value >= target) ? { target } : {}
  const state = {
    ...goal,
    tiles,
    score: 0,
    moves: 0,
    won: values.some((value) => value >= (goal.target ?? GOALS[side])),
    nextId: side * side,
    random: createRandom(seed),
  }
  return side === 4 ? state : { side, ...state }
}
