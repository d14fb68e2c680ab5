/** Owns what is proved of the page's side of computer opponents, against a worker that can break. */
import { describe, expect, it } from 'vitest'
import { createBots } from '../../src/engine/bots/client'

const REQUEST = { game: 'chess', state: {}, level: 'easy', seed: 1, limitMs: 100 }

/** A worker that never answers. */
class Mute extends EventTarget {
  ended = false
  postMessage(): void {}
  terminate(): void {
    this.ended = true
  }
}

describe('the bots of the page', () => {
  it('tell of a worker that breaks, and ask a new one the next time', async () => {
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
