/** Owns the doors to how moves are told: a loader for each turn game that has words of its own for them, by its id. */
import type { DescribeMove } from '../engine/core/game/contract'

const files = import.meta.glob<DescribeMove<unknown, unknown>>('./*/describeMove.ts', {
  import: 'describeMove',
})

/** Loads how a game tells its moves (a key of this object is a game's id); games without words of their own are not in it. */
export const moveDescribers: Readonly<Record<string, () => Promise<DescribeMove<unknown, unknown>>>> =
  Object.fromEntries(Object.entries(files).map(([file, load]) => [file.split('/')[1] as string, load]))
