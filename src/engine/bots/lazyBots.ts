/** Computer players whose code is loaded with the first question: most games never ask one, and few ask at once. */
import type { Bots, BotWorker } from './client'

const load = () => import('./client')

/** Loads the code ahead of time, so that the first question does not wait for it. */
export const loadBots = (): Promise<unknown> => load()

/** Like `createBots` of `client.ts`. `cancel` also applies to questions that wait for the code. */
export function lazyBots(spawn: () => BotWorker, here?: () => BotWorker): Bots {
  let made: Bots | null = null
  let cancelled = 0
  const ask = async <T>(question: (bots: Bots) => Promise<T>): Promise<T> => {
    const before = cancelled
    const { createBots } = await load()
    // It was cancelled meanwhile.
    if (cancelled !== before) return new Promise(() => {})
    made ??= createBots(spawn, here)
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
