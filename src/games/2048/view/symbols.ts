/** The tiles in symbols for sharing: their numbers, row by row. */
import { type State, sideOf } from '../rules'

/** One line per row. */
export function symbols(states: readonly State[]): string {
  const last = states.at(-1)
  const tiles = last?.tiles ?? []
  const side = sideOf(last ?? {})
  const symbol = (at: number) => String(tiles.find((tile) => tile.at === at)?.value ?? '·')
  return Array.from({ length: side }, (_, row) =>
    Array.from({ length: side }, (__, col) => symbol(row * side + col)).join(' '),
  ).join('\n')
}
