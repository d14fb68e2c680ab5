/** Loaders of the move descriptions of turn-based games by game id. */
import type { DescribeMove } from '../engine/core/game/contract'

const files = import.meta.glob<DescribeMove<unknown, unknown>>('./*/describeMove.ts', {
  import: 'describeMove',
})

/** Loads the `describeMove` of a game. Games without one have no entry. */
export const moveDescribers: Readonly<Record<string, () => Promise<DescribeMove<unknown, unknown>>>> =
  Object.fromEntries(Object.entries(files).map(([file, load]) => [file.split('/')[1] as string, load]))
