/** The page's side of computer players: one worker with one question at a time, watched by timeouts, and cancelled by ending it. */
import { type Endpoint, type Remote, wrap } from 'comlink'
import type { Hint } from '../core/game/contract'
import type { Judgement, Measure } from '../core/game/review'
import type { BotRequest, BotService, JudgeRequest, StartRequest, SummaryRequest } from './serve'

/** What answers the questions: a worker, or a port to code on the page's own thread. */
export interface BotWorker extends Endpoint {
  terminate(): void
}

export interface Bots {
  /** The computer's move. Never settles after `cancel`; rejects when there is no answer. */
  choose(request: BotRequest): Promise<unknown>
  /** A hint, or null when the game's bot gives none. Settles like `choose`. */
  hint(request: BotRequest): Promise<Hint<unknown> | null>
  /** The first state of a game whose start takes long to compute. Settles like `choose`. */
  start(request: StartRequest): Promise<unknown>
  /** Stops all questions. A search cannot be interrupted from outside, so its worker ends. */
  cancel(): void
}

/** The questions of reviews. */
export interface Judges {
  /** What the chart of a game's review shows. Settles like `choose`. */
  measure(game: string): Promise<Measure>
  /** The judgement of a move, or null when it is not judged. Settles like `choose`. */
  judge(request: JudgeRequest): Promise<Judgement | null>
  /** The statistics of a whole game that was judged. Settles like `choose`. */
  summary(request: SummaryRequest): Promise<Readonly<Record<string, string | number>>>
  /** Stops all questions. A search cannot be interrupted from outside, so its worker ends. */
  cancel(): void
}

/** How long a worker may take to load a bot, also over a slow line, ms. */
const LOAD_MS = 30_000
/** How long to wait beyond an answer's own limit, ms. */
const GRACE_MS = 1_000
/** How long to wait for a start, ms. It has no limit of its own; none takes nearly as long. */
const START_MS = 10_000

/** The question may be asked again: the worker ended without an event, hangs, or is blocked on this page. */
class Unanswered extends Error {}

/**
 * @param spawn starts a worker: for the first question, and for the next one after a worker was ended, failed or fell silent
 * @param here answers on the page's own thread: used from the first worker on that the browser blocks
 */
export function createBots(spawn: () => BotWorker, here?: () => BotWorker): Bots & Judges {
  let open: { readonly worker: BotWorker; readonly service: Remote<BotService> } | null = null
  /** Whether a worker has answered on this page, and whether they turned out to be blocked. */
  let answered = false
  let blocked = false
  /** Rejects the questions that are open. */
  const waiting = new Set<(error: Error) => void>()

  const end = () => {
    open?.worker.terminate()
    open = null
    waiting.clear()
  }
  /** The worker is of no use any more: all open questions reject. */
  const fail = (error: Error) => {
    const tell = [...waiting]
    end()
    for (const reject of tell) reject(error)
  }
  /** Browsers report a blocked worker at once, or by an event. */
  const begin = (): BotWorker => {
    if (blocked && here) return here()
    try {
      return spawn()
    } catch (error) {
      if (!here) throw error
      blocked = true
      return here()
    }
  }
  const start = () => {
    const worker = begin()
    // Comlink would wait for ever for a worker that failed or could not be loaded.
    worker.addEventListener('error', (event) => {
      if (open?.worker !== worker) return
      const text = (event as Partial<ErrorEvent>).message || 'The computer opponent could not be loaded.'
      const again = here !== undefined && !answered && !blocked
      if (again) blocked = true
      fail(again ? new Unanswered(text) : new Error(text))
    })
    return { worker, service: wrap<BotService>(worker) }
  }
  /** One question to the current worker, with a timeout: a worker may end without an event. */
  const once = <T>(limitMs: number, call: (service: Remote<BotService>) => Promise<T>): Promise<T> => {
    open ??= start()
    const { service, worker } = open
    return new Promise<T>((resolve, reject) => {
      const watch = setTimeout(() => {
        if (open?.worker === worker) fail(new Unanswered('The computer opponent gave no answer.'))
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
        // After `cancel` the answer is not wanted any more.
        if (!waiting.has(refuse)) return clearTimeout(watch)
        settled()
        answered = true
        resolve(answer)
      }, refuse)
    })
  }
  /** Tries once more when the worker did not answer. */
  const twice = async <T>(attempt: () => Promise<T>): Promise<T> => {
    try {
      return await attempt()
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error
      return attempt()
    }
  }
  /** Loads the code that answers, and asks. */
  const askAfter = <T>(
    load: (service: Remote<BotService>) => Promise<unknown>,
    limitMs: number,
    call: (service: Remote<BotService>) => Promise<T>,
  ): Promise<T> =>
    twice(async () => {
      await once(LOAD_MS, load)
      return once(limitMs, call)
    })
  type Call<T> = (service: Remote<BotService>) => Promise<T>
  const ask = <T>(game: string, limitMs: number, call: Call<T>) =>
    askAfter((bots) => bots.load(game), limitMs, call)
  const askReview = <T>(game: string, limitMs: number, call: Call<T>) =>
    askAfter((bots) => bots.measure(game), limitMs, call)
  return {
    choose: (request) => ask(request.game, request.limitMs + GRACE_MS, (bots) => bots.choose(request)),
    hint: (request) => ask(request.game, request.limitMs + GRACE_MS, (bots) => bots.hint(request)),
    start: (request) => ask(request.game, START_MS, (bots) => bots.start(request)),
    measure: (game) => twice(() => once(LOAD_MS, (bots) => bots.measure(game))),
    judge: (request) => askReview(request.game, request.limitMs + GRACE_MS, (bots) => bots.judge(request)),
    summary: (request) => askReview(request.game, START_MS, (bots) => bots.summary(request)),
    cancel() {
      if (waiting.size > 0) end()
    },
  }
}
