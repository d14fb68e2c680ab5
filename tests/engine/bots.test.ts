/** The page's side of computer opponents, with a worker that can fail. */
import { describe, expect, it } from 'vitest'
import { createBots } from '../../src/engine/bots/client'
import { lazyBots } from '../../src/engine/bots/lazyBots'
import { onPageThread } from '../../src/engine/bots/pageThread'
import { serveBots } from '../../src/engine/bots/serve'
import type { TurnBot } from '../../src/engine/core/game/contract'
import type { Reviewer } from '../../src/engine/core/game/review'

const REQUEST = { game: 'chess', state: {}, level: 'easy', seed: 1, limitMs: 100 }

/** A worker that never answers. */
class Mute extends EventTarget {
  ended = false
  postMessage(): void {}
  terminate(): void {
    this.ended = true
  }
}

const VALUES = [{ move: 7, name: 'e4', value: '+3', isBest: true }]

/** The real service at the other end of a channel. From a given question on, it stops answering. */
function serving(silent: boolean) {
  const { port1, port2 } = new MessageChannel()
  const bot: TurnBot<unknown, unknown> = {
    levels: ['easy'],
    choose: (state) => `moved ${String(state)}`,
    start: (options, seed) => ({ ...options, seed }),
  }
  const reviewer: Reviewer<unknown, unknown> = {
    measure: { label: 'Chances', sides: false, unit: '%' },
    judge: (_before, move) => (move === null ? null : { value: Number(move), loss: 0 }),
    values: () => VALUES,
    summary: (_last, sums, judged) => ({ ...sums, judged }),
  }
  const reviews = { chess: async () => reviewer }
  serveBots({ chess: async () => bot }, silent ? muteAfterLoad(port2) : port2, reviews)
  port2.start()
  return Object.assign(port1, {
    terminate() {
      port1.close()
      port2.close()
    },
  }) as unknown as Worker
}

/** Loads, and then ends silently. */
function muteAfterLoad(port: MessagePort): MessagePort {
  let answers = 0
  const send = port.postMessage.bind(port)
  port.postMessage = (message: unknown) => {
    if (++answers === 1) send(message)
  }
  return port
}

describe('a worker that stops answering', () => {
  const quick = { ...REQUEST, state: 7, limitMs: -950 }
  it('is replaced, and the new one gets the same question', async () => {
    let spawned = 0
    const bots = createBots(() => serving(spawned++ === 0))
    await expect(bots.choose(quick)).resolves.toBe('moved 7')
    expect(spawned).toBe(2)
    // The replacement keeps working.
    await expect(bots.start({ game: 'chess', options: { level: 'hard' }, seed: 4 })).resolves.toEqual({
      level: 'hard',
      seed: 4,
    })
    expect(spawned).toBe(2)
    void bots.choose({ ...quick, limitMs: 0 })
    bots.cancel()
  })
  it('is reported if the replacement stops answering too', async () => {
    let spawned = 0
    const bots = createBots(() => {
      spawned++
      return serving(true)
    })
    await expect(bots.choose(quick)).rejects.toThrow('gave no answer')
    expect(spawned).toBe(2)
  })
})

describe('the bots of the page', () => {
  it('report a worker that fails, and start a new one for the next question', async () => {
    const spawned: Mute[] = []
    const bots = createBots(() => {
      const worker = new Mute()
      spawned.push(worker)
      return worker as unknown as Worker
    })
    const answer = bots.choose(REQUEST)
    spawned[0]?.dispatchEvent(new Event('error'))
    await expect(answer).rejects.toThrow('could not be loaded')
    expect(spawned[0]?.ended).toBe(true)
    void bots.hint(REQUEST)
    expect(spawned).toHaveLength(2)
    bots.cancel()
    expect(spawned[1]?.ended).toBe(true)
    bots.cancel()
    void bots.choose(REQUEST)
    expect(spawned).toHaveLength(3)
  })
})

describe('where workers are blocked', () => {
  const question = { ...REQUEST, state: 7 }
  it('the page answers, if starting one throws', async () => {
    let tried = 0
    const bots = createBots(
      () => {
        tried++
        throw new DOMException('blocked', 'SecurityError')
      },
      () => serving(false),
    )
    await expect(bots.choose(question)).resolves.toBe('moved 7')
    bots.cancel()
    await expect(bots.choose(question)).resolves.toBe('moved 7')
    expect(tried).toBe(1)
  })
  it('the page answers, if the first one reports an error; later errors are reported', async () => {
    const mute = new Mute()
    let here = 0
    const pages: Worker[] = []
    const bots = createBots(
      () => mute as unknown as Worker,
      () => {
        here++
        const page = serving(false)
        pages.push(page)
        return page
      },
    )
    const answer = bots.measure('chess')
    mute.dispatchEvent(new Event('error'))
    await expect(answer).resolves.toMatchObject({ label: 'Chances' })
    expect(here).toBe(1)
    const next = bots.choose(question)
    pages[0]?.dispatchEvent(new Event('error'))
    await expect(next).rejects.toThrow('could not be loaded')
  })
  it('code that cannot be loaded is reported', async () => {
    const blocked = createBots(
      () => {
        throw new Error('blocked')
      },
      () => onPageThread(() => Promise.reject(new Error('offline'))),
    )
    await expect(blocked.choose(question)).rejects.toThrow('could not be loaded')
  })
  it('the service runs at the end of a channel', async () => {
    const bot: TurnBot<unknown, unknown> = { levels: [], choose: (state) => [state] }
    const bots = createBots(
      () => {
        throw new Error('blocked')
      },
      () => onPageThread(async () => (endpoint) => serveBots({ chess: async () => bot }, endpoint)),
    )
    await expect(bots.choose(question)).resolves.toEqual([7])
    void bots.choose(question)
    bots.cancel()
  })
})

describe('reviews', () => {
  const move = { game: 'chess', before: {}, move: 7, after: {}, limitMs: 100 }
  it('run in the worker, and reject for a game without a review', async () => {
    const judges = createBots(() => serving(false))
    await expect(judges.measure('chess')).resolves.toMatchObject({ label: 'Chances' })
    await expect(judges.judge(move)).resolves.toEqual({ value: 7, loss: 0 })
    // Values of all moves only for those who ask, and not for moves that are not judged.
    await expect(judges.judge({ ...move, values: true })).resolves.toEqual({
      value: 7,
      loss: 0,
      values: VALUES,
    })
    await expect(judges.judge({ ...move, move: null, values: true })).resolves.toBeNull()
    await expect(judges.summary({ game: 'chess', last: {}, sums: { a: 1 }, judged: 3 })).resolves.toEqual({
      a: 1,
      judged: 3,
    })
    await expect(judges.judge({ ...move, game: 'snake' })).rejects.toThrow(/no review/)
    void judges.judge(move)
    judges.cancel()
  })
  it('end their worker when they are cancelled', async () => {
    const mute = new Mute()
    const judges = createBots(() => mute as unknown as Worker)
    let settled = false
    judges.judge(move).then(
      () => {
        settled = true
      },
      () => {
        settled = true
      },
    )
    await Promise.resolve()
    judges.cancel()
    await new Promise((resolve) => setTimeout(resolve))
    expect([mute.ended, settled]).toEqual([true, false])
  })
})

describe('bots loaded with the first question', () => {
  it('answer like others, in one worker', async () => {
    let spawned = 0
    const bots = lazyBots(() => {
      spawned++
      return serving(false)
    })
    await expect(bots.choose({ ...REQUEST, state: 7 })).resolves.toBe('moved 7')
    await expect(bots.choose({ ...REQUEST, state: 8 })).resolves.toBe('moved 8')
    expect(spawned).toBe(1)
  })
  it('do not ask a question that was cancelled before', async () => {
    const asked: unknown[] = []
    const bots = lazyBots(() => {
      const worker = serving(false)
      const send = worker.postMessage.bind(worker)
      worker.postMessage = (message: { argumentList?: { value: unknown }[] }) => {
        asked.push(...(message.argumentList ?? []).map(({ value }) => value))
        send(message)
      }
      return worker
    })
    let answered = false
    void bots.choose({ ...REQUEST, state: 7 }).then(() => {
      answered = true
    })
    bots.cancel()
    await expect(bots.choose({ ...REQUEST, state: 8 })).resolves.toBe('moved 8')
    expect(answered).toBe(false)
    expect(asked).toContainEqual({ ...REQUEST, state: 8 })
    expect(asked).not.toContainEqual({ ...REQUEST, state: 7 })
  })
})
