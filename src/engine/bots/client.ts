/** Owns the page's side of the bots: one worker, asked one thing at a time, watched, cancelled by ending it. */

import { type Remote, wrap } from 'comlink'
import type { Hint } from '../core/game/contract'
import type { Figure, Judgement } from '../core/game/review'
import type { BotRequest, BotService, JudgeRequest, StartRequest, SummaryRequest } from './serve'

export interface Bots {
  /** The computer's move. Never settles after `cancel`; rejects when no answer can be had. */
  choose(request: BotRequest): Promise<unknown>
  /** Advice, or null where the game's bot has none. As `choose`. */
  hint(request: BotRequest): Promise<Hint<unknown> | null>
  /** The state that the game's rules start with, where making it takes long. As `choose`. */
  start(request: StartRequest): Promise<unknown>
  /** Stops whatever is being thought about. A search cannot be interrupted from outside, so its worker ends. */
  cancel(): void
}

/** What reviews ask. */
export interface Judges {
  /** What the line of a game's review shows. As `choose`. */
  figure(game: string): Promise<Figure>
  /** What is said of a move, or null where it is not judged. As `choose`. */
  judge(request: JudgeRequest): Promise<Judgement | null>
  /** Figures of a whole play that was judged. As `choose`. */
  summary(request: SummaryRequest): Promise<Readonly<Record<string, string | number>>>
  /** Stops whatever is being thought about. A search cannot be interrupted from outside, so its worker ends. */
  cancel(): void
}

/** How long a worker may take to load a bot, over a slow line too, ms. */
const LOAD_MS = 30_000
/** Beyond its own limit an answer is waited for so long, ms. */
const GRACE_MS = 1_000
/** A start has no limit of its own; this is far beyond any, ms. */
const START_MS = 10_000

/** The worker said nothing in its time: it has ended without a word, or hangs. */
class Silent extends Error {}

/** `spawn` starts the worker: when the first question comes, and again after a worker has ended, broken or gone silent. */
export function createBots(spawn: () => Worker): Bots & Judges {
  let open: { readonly worker: Worker; readonly service: Remote<BotService> } | null = null
  /** How to tell those who asked that no answer will come. */
  const waiting = new Set<(error: Error) => void>()

  const end = () => {
    open?.worker.terminate()
    open = null
    waiting.clear()
  }
  /** The worker is no use any more: all who wait for it are told. */
  const fail = (error: Error) => {
    const tell = [...waiting]
    end()
    for (const reject of tell) reject(error)
  }
  const start = () => {
    const worker = spawn()
    // Comlink would wait for ever for a worker that cannot be loaded or broke.
    worker.addEventListener('error', (event) => {
      if (open?.worker === worker)
        fail(new Error(event.message || 'The computer opponent could not be loaded.'))
    })
    return { worker, service: wrap<BotService>(worker) }
  }
  /** One question to the worker of now, watched: it may end without telling anybody. */
  const once = <T>(limitMs: number, call: (service: Remote<BotService>) => Promise<T>): Promise<T> => {
    open ??= start()
    const { service, worker } = open
    return new Promise<T>((resolve, reject) => {
      const watch = setTimeout(() => {
        if (open?.worker === worker) fail(new Silent('The computer opponent gave no answer.'))
      }, limitMs)
      const settled = () => {
        clearTimeout(watch)
        waiting.delete(refuse)
      }
      const refuse = (error: Error) => {
        settled()
        reject(error)
      }
      waiting.add(refuse)
      call(service).then((answer) => {
        // After `cancel` nobody waits any more.
        if (!waiting.has(refuse)) return clearTimeout(watch)
        settled()
        resolve(answer)
      }, refuse)
    })
  }
  /** Loads what answers, and asks it; once more where a worker went silent. */
  const askAfter = async <T>(
    load: (service: Remote<BotService>) => Promise<unknown>,
    limitMs: number,
    call: (service: Remote<BotService>) => Promise<T>,
  ): Promise<T> => {
    const attempt = async () => {
      await once(LOAD_MS, load)
      return once(limitMs, call)
    }
    try {
      return await attempt()
    } catch (error) {
      if (!(error instanceof Silent)) throw error
      return attempt()
    }
  }
  type Call<T> = (service: Remote<BotService>) => Promise<T>
  const ask = <T>(game: string, limitMs: number, call: Call<T>) =>
    askAfter((bots) => bots.load(game), limitMs, call)
  const askReview = <T>(game: string, limitMs: number, call: Call<T>) =>
    askAfter((bots) => bots.figure(game), limitMs, call)
  return {
    choose: (request) => ask(request.game, request.limitMs + GRACE_MS, (bots) => bots.choose(request)),
    hint: (request) => ask(request.game, request.limitMs + GRACE_MS, (bots) => bots.hint(request)),
    start: (request) => ask(request.game, START_MS, (bots) => bots.start(request)),
    figure: (game) => once(LOAD_MS, (bots) => bots.figure(game)),
    judge: (request) => askReview(request.game, request.limitMs + GRACE_MS, (bots) => bots.judge(request)),
    summary: (request) => askReview(request.game, START_MS, (bots) => bots.summary(request)),
    cancel() {
      if (waiting.size > 0) end()
    },
  }
}
