/** Owns the worker's side of computer opponents: loads a game's bot, gives it randomness and a budget of time. */
import { type Endpoint, expose } from 'comlink'
import type { OptionValues, TurnBot } from '../core/contract'
import { createRandom, draw } from '../core/random'

export interface BotRequest {
  readonly game: string
  readonly state: unknown
  readonly level: string
  readonly seed: number
  /** Time the bot may take, ms. */
  readonly limitMs: number
}

/** A play to be made ready. */
export interface StartRequest {
  readonly game: string
  readonly options: OptionValues
  readonly seed: number
}

export interface BotService {
  /** Loads a game's bot: what comes after it takes no longer than it thinks. */
  load(game: string): Promise<void>
  /** What the game's `rules.start` gives. */
  start(request: StartRequest): Promise<unknown>
  choose(request: BotRequest): Promise<unknown>
  hint(request: BotRequest): Promise<{ move: unknown; text: string } | null>
}

/** Loaders of bots by game id. */
export type BotLoaders = Readonly<Record<string, () => Promise<TurnBot<unknown, unknown>>>>

/** Answers requests in the worker, or at another end of a channel. Throws for a game without a bot. */
export function serveBots(loaders: BotLoaders, endpoint?: Endpoint): void {
  const botOf = (game: string) => {
    const load = loaders[game]
    if (!load) throw new Error(`There is no computer opponent for '${game}'.`)
    return load()
  }
  const prepare = async (request: BotRequest) => {
    const bot = await botOf(request.game)
    const random = createRandom(request.seed)
    const end = performance.now() + request.limitMs
    return { bot, thinking: { random: () => draw(random), overtime: () => performance.now() >= end } }
  }
  const service: BotService = {
    async load(game) {
      await botOf(game)
    },
    async start({ game, options, seed }) {
      const { start } = await botOf(game)
      if (!start) throw new Error(`The bot of '${game}' makes no starts.`)
      return start(options, seed)
    },
    async choose(request) {
      const { bot, thinking } = await prepare(request)
      return bot.choose(request.state, request.level, thinking)
    },
    async hint(request) {
      const { bot, thinking } = await prepare(request)
      return bot.hint?.(request.state, thinking) ?? null
    },
  }
  expose(service, endpoint)
}
