/** Puzzles to print, made without a page or worker. */
import { vi } from 'vitest'
import type { Game, PrintPart, PrintStart } from '../../../src/engine/core/game/contract'
import { makeSeries, type PrintedItem } from '../../../src/play/print/series'

/** The first `count` puzzles, or all if there are fewer. */
export async function firstItems(
  id: string,
  game: Extract<Game, { kind: 'turn' }>,
  part: PrintPart,
  first: PrintStart,
  count: number,
): Promise<PrintedItem[]> {
  vi.stubGlobal('location', { origin: 'https://arcade.example' })
  const items: PrintedItem[] = []
  const makers = {
    start: async ({ options, seed }: PrintStart) => game.rules.start(options, seed),
  }
  for await (const item of makeSeries({ entry: { id, path: `/games/${id}` }, game, part, first, makers })) {
    items.push(item)
    if (items.length === count) break
  }
  return items
}
