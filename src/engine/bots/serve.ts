/** The worker's side of computer players and reviews: loads a game's bot or reviewer, and gives it randomness and a time limit. */
import { type Endpoint, expose } from 'comlink'
import type { Hint, OptionValues, Thinking, TurnBot } from '../core/game/contract'
import type { Judgement, Measure, Reviewer } from '../core/game/review'
import { createRandom, draw } from '../core/math/random'

export interface BotRequest {
  readonly game: string
  readonly state: unknown
  readonly level: string
  readonly seed: number
  /** Time the bot may take, ms. */
  readonly limitMs: number
  /** See `Thinking`; only for hints. */
  readonly times?: number
}

/** A game whose first state is to be computed. */
export interface StartRequest {
  readonly game: string
  readonly options: OptionValues
  readonly seed: number
}

/** A move to be judged. */
export interface JudgeRequest {
  readonly game: string
  readonly before: unknown
  readonly move: unknown
  readonly after: unknown
  /** With the values of all legal moves before it. */
  readonly values?: true
  /** Time the judgement may take, ms. */
  readonly limitMs: number
}

/** A judged game, to be summed up. */
export interface SummaryRequest {
  readonly game: string
  /** Its last state. */
  readonly last: unknown
  readonly sums: Readonly<Record<string, number>>
  readonly judged: number
}

export interface BotService {
  /** Loads a game's bot, so that the time of later answers is only that of thinking. */
  load(game: string): Promise<void>
  /** The state that the game's `rules.start` returns. */
  start(request: StartRequest): Promise<unknown>
  choose(request: BotRequest): Promise<unknown>
  hint(request: BotRequest): Promise<Hint<unknown> | null>
  /** Loads a game's reviewer, and returns what its chart shows. */
  measure(game: string): Promise<Measure>
  judge(request: JudgeRequest): Promise<Judgement | null>
  summary(request: SummaryRequest): Promise<Readonly<Record<string, string | number>>>
}

/** Loaders of bots by game id. */
export type BotLoaders = Readonly<Record<string, () => Promise<TurnBot<unknown, unknown>>>>

/** Loaders of reviewers by game id. */
export type ReviewLoaders = Readonly<Record<string, () => Promise<Reviewer<unknown, unknown>>>>

/**
 * Answers requests in the worker, or at another end of a channel. Requests reject for a game without a bot or a review.
 * @param endpoint the worker itself when left out
 */
export function serveBots(loaders: BotLoaders, endpoint?: Endpoint, reviews: ReviewLoaders = {}): void {
  const botOf = (game: string) => {
    const load = loaders[game]
    if (!load) throw new Error(`There is no computer opponent for '${game}'.`)
    return load()
  }
  const reviewerOf = (game: string) => {
    const load = reviews[game]
    if (!load) throw new Error(`There is no review of '${game}'.`)
    return load()
  }
  const thinkingFor = (seed: number, limitMs: number): Thinking => {
    const random = createRandom(seed)
    const end = performance.now() + limitMs
    return { random: () => draw(random), overtime: () => performance.now() >= end }
  }
  const prepare = async ({ game, seed, limitMs }: BotRequest) => ({
    bot: await botOf(game),
    thinking: thinkingFor(seed, limitMs),
  })
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
      return bot.hint?.(request.state, { ...thinking, times: request.times ?? 1 }) ?? null
    },
    async measure(game) {
      return (await reviewerOf(game)).measure
    },
    async judge({ game, before, move, after, values, limitMs }) {
      const reviewer = await reviewerOf(game)
      // A fixed seed: a review always gives the same result.
      const thinking = thinkingFor(1, limitMs)
      const judged = reviewer.judge(before, move, after, thinking)
      if (!judged || !values || !reviewer.values) return judged
      return { ...judged, values: reviewer.values(before, thinking) }
    },
    async summary({ game, last, sums, judged }) {
      return (await reviewerOf(game)).summary?.(last, sums, judged) ?? {}
    },
  }
  expose(service, endpoint)
}
