/** Makes the puzzles to print: those of a start, and of the starts that follow from it. */
import type { Bots } from '../../engine/bots/client'
import type { PrintItem, PrintPart, PrintStart, TurnGame } from '../../engine/core/game/contract'
import { stateAt } from '../../engine/core/game/own'
import type { CatalogGame } from '../../games/catalog'
import { MAX_SEED, shareAddress } from '../opening/opening'

export interface PrintedItem extends PrintItem {
  /** From 1. */
  readonly number: number
  /** Null if the start has a position instead. */
  readonly seed: number | null
  /** Opens the start, without the protocol: 'arcade.example/games/…?seed=42'. */
  readonly address: string
}

/** Starts in a row without a new puzzle, after which there are no more. */
const MAX_REPEATS = 40

interface Series {
  readonly entry: Pick<CatalogGame, 'id' | 'path'>
  readonly game: TurnGame
  readonly part: PrintPart
  readonly first: PrintStart
  /** Makes starts that take long, away from the page's thread. */
  readonly makers: Pick<Bots, 'start'>
}

const nextSeed = ({ options, seed }: PrintStart, index: number): PrintStart => ({
  options,
  seed: (seed + index) % (MAX_SEED + 1),
})

async function stateOf({ entry, game, makers }: Series, start: PrintStart): Promise<unknown> {
  const { options, seed, position } = start
  if (position === undefined && game.slowStart) return makers.start({ game: entry.id, options, seed })
  if (game.lazyRules?.lacks(options)) await game.lazyRules.load()
  return position === undefined ? game.rules.start(options, seed) : stateAt(game.rules, position, options)
}

/**
 * Makes different puzzles one after the other. The same series always has the same puzzles.
 *
 * @throws Error if a start cannot be made
 */
export async function* makeSeries(series: Series): AsyncGenerator<PrintedItem, void, void> {
  const { entry, game, part, first } = series
  const known = new Set<string>()
  let number = 0
  for (let index = 0, repeats = 0; repeats < MAX_REPEATS; index++) {
    const start = part.start?.(first, index) ?? (index === 0 ? first : nextSeed(first, index))
    const { options, seed, position } = start
    const url = new URL(shareAddress(entry.path, game, options, seed, position))
    // These characters need no escapes, and somebody types them.
    const search = url.search.replace(/%(?:2C|2F|3A)/g, decodeURIComponent)
    const address = url.host + url.pathname + search
    repeats++
    for (const item of part.items(await stateOf(series, start), options)) {
      if (known.has(item.key)) continue
      known.add(item.key)
      repeats = 0
      number++
      yield { ...item, number, seed: position === undefined ? seed : null, address }
    }
  }
}
