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

/** `spawn` starts the worker: when the first question comes, and again after a worker has ended or broken. */
export function createBots(spawn: () => Worker): Bots {
  let open: { readonly worker: Worker; readonly service: Remote<BotService> } | null = null
  /** How to tell those who asked that no answer will come. */
  const waiting = new Set<(error: Error) => void>()

  const end = () => {
    open?.worker.terminate()
    open = null
    waiting.clear()
  }
  const start = () => {
    const worker = spawn()
    // Comlink would wait for ever for a worker that cannot be loaded or broke.
    worker.addEventListener('error', (event) => {
      if (open?.worker !== worker) return
      const error = new Error(event.message || 'The computer opponent could not be loaded.')
      const tell = [...waiting]
      end()
      for (const reject of tell) reject(error)
    })
    return { worker, service: wrap<BotService>(worker) }
  }
  const ask = <T>(call: (service: Remote<BotService>) => Promise<T>): Promise<T> => {
    open ??= start()
    const { service } = open
    return new Promise<T>((resolve, reject) => {
      waiting.add(reject)
      call(service)
        .then(resolve, reject)
        .finally(() => waiting.delete(reject))
    })
  }
  return {
    choose: (request) => ask((bots) => bots.choose(request)),
    hint: (request) => ask((bots) => bots.hint(request)),
    cancel() {
      if (waiting.size > 0) end()
    },
  }
}
