/** Owns bots whose side of the page comes with the first question: few plays ask one at once, and most games never. */
import type { Bots } from './client'

const load = () => import('./client')

/** Begins to load what asks: the first question does not wait for it. */
export const loadBots = (): Promise<unknown> => load()

/** As `createBots` of `client.ts`; `cancel` counts for questions that still wait for it too. */
export function lazyBots(spawn: () => Worker): Bots {
  let made: Bots | null = null
  let cancelled = 0
  const ask = async <T>(question: (bots: Bots) => Promise<T>): Promise<T> => {
    const before = cancelled
    const { createBots } = await load()
    // Nobody waits any more.
    if (cancelled !== before) return new Promise(() => {})
    made ??= createBots(spawn)
    return question(made)
  }
  return {
    choose: (request) => ask((bots) => bots.choose(request)),
    hint: (request) => ask((bots) => bots.hint(request)),
    start: (request) => ask((bots) => bots.start(request)),
    cancel() {
      cancelled++
      made?.cancel()
    },
  }
}
