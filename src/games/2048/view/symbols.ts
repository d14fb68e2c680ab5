/** Owns the tiles of 2048 in symbols: their numbers, row by row. */
import { SIDE, type State } from '../rules'

/** A line a row. */
export function symbols(states: readonly State[]): string {
  const tiles = states.at(-1)?.tiles ?? []
  const sign = (at: number) => String(tiles.find((tile) => tile.at === at)?.value ?? '·')
  return Array.from({ length: SIDE }, (_, row) =>
    Array.from({ length: SIDE }, (__, col) => sign(row * SIDE + col)).join(' '),
  ).join('\n')
}
