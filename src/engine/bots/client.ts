/** Owns the page's side of computer opponents: one worker, asked one thing at a time, cancelled by ending it. */
import { type Remote, wrap } from 'comlink'
import type { BotRequest, BotService } from './serve'

export interface Bots {
  /** The computer's move. Never settles after `cancel`. */
  choose(request: BotRequest): Promise<unknown>
  hint(request: BotRequest): Promise<{ move: unknown; text: string } | null>
  /** Stops whatever is being thought about. A search cannot be interrupted from outside, so its worker ends. */
  cancel(): void
}

export function createBots(spawn: () => Worker): Bots {
  let worker: Worker | null = null
  let service: Remote<BotService> | null = null
  let busy = 0

  const ask = async <T>(call: (service: Remote<BotService>) => Promise<T>): Promise<T> => {
    if (!worker || !service) {
      worker = spawn()
      service = wrap<BotService>(worker)
    }
    const asked = worker
    busy++
    try {
      return await Promise.race([call(service), failure(worker)])
    } finally {
      if (asked === worker) busy--
    }
  }
  return {
    choose: (request) => ask((bots) => bots.choose(request)),
    hint: (request) => ask((bots) => bots.hint(request)),
    cancel() {
      if (busy === 0) return
      worker?.terminate()
      worker = service = null
      busy = 0
    },
  }
}

/** Rejects when the worker itself cannot be loaded or breaks: comlink would wait for ever. */
function failure(worker: Worker): Promise<never> {
  return new Promise((_, reject) => {
    worker.addEventListener(
      'error',
      (event) => reject(new Error(event.message || 'The computer opponent could not be loaded.')),
      { once: true },
    )
  })
}
