/** Owns the worker's side of computer opponents: loads a game's bot, gives it randomness and a budget of time. */
import { expose } from 'comlink'
import type { TurnBot } from '../core/contract'
import { createRandom, draw } from '../core/random'

export interface BotRequest {
  readonly game: string
  readonly state: unknown
  readonly level: string
  readonly seed: number
  /** Time the bot may take, ms. */
  readonly limitMs: number
}

export interface BotService {
  choose(request: BotRequest): Promise<unknown>
  hint(request: BotRequest): Promise<{ move: unknown; text: string } | null>
}

/** Loaders of bots by game id. */
export type BotLoaders = Readonly<Record<string, () => Promise<TurnBot<unknown, unknown>>>>

/** Answers requests in the worker. Throws for a game without a bot. */
export function serveBots(loaders: BotLoaders): void {
  const prepare = async (request: BotRequest) => {
    const load = loaders[request.game]
    if (!load) throw new Error(`There is no computer opponent for '${request.game}'.`)
    const bot = await load()
    const random = createRandom(request.seed)
    const end = performance.now() + request.limitMs
    return { bot, thinking: { random: () => draw(random), overtime: () => performance.now() >= end } }
  }
  const service: BotService = {
    async choose(request) {
      const { bot, thinking } = await prepare(request)
      return bot.choose(request.state, request.level, thinking)
    },
    async hint(request) {
      const { bot, thinking } = await prepare(request)
      return bot.hint?.(request.state, thinking) ?? null
    },
  }
  expose(service)
}
