/** The site-wide lock: one tab at a time, which sees everything that earlier tabs wrote, and nothing is done twice. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/** How long a busy browser may take to show what another process wrote, ms. */
const LATE_MS = 400

/** Whether some tab holds the lock now. */
let held = false

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  held = false
  let last: Promise<unknown> = Promise.resolve()
  const request = (_name: string, work: () => unknown) => {
    const turn = last.then(async () => {
      held = true
      try {
        return await work()
      } finally {
        held = false
      }
    })
    last = turn.catch(() => undefined)
    return turn
  }
  vi.stubGlobal('navigator', { locks: { request } })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.doUnmock('../../../src/engine/storage/adapter/sequence')
})

/** Runs `work` under the lock of a page that was just loaded. */
async function runExclusive(work: () => void): Promise<void> {
  const { browserAdapter } = await import('../../../src/engine/storage/adapter/adapter')
  await browserAdapter.runExclusive?.(work)
}

/** Advances the time until the promise settles. */
async function settled(promise: Promise<unknown>): Promise<unknown> {
  const outcome = promise.then(
    () => 'done',
    (error: unknown) => error,
  )
  let result: unknown
  void outcome.then((value) => {
    result = value
  })
  while (result === undefined) await vi.advanceTimersByTimeAsync(50)
  return result
}

describe('without IndexedDB, which means without sequence numbers', () => {
  it('waits until the writes of the previous tab can be read', async () => {
    const visible: string[] = []
    let read: readonly string[] | null = null
    const first = runExclusive(() => void setTimeout(() => visible.push('of the first'), LATE_MS))
    const second = runExclusive(() => {
      read = [...visible]
    })
    await settled(Promise.all([first, second]))
    expect(read).toEqual(['of the first'])
  })
})

it('loads the code for sequence numbers before it requests the lock: no tab waits for another tab’s network', async () => {
  let loadedUnderLock: boolean | null = null
  vi.doMock('../../../src/engine/storage/adapter/sequence', async (original) => {
    loadedUnderLock = held
    return original()
  })
  await settled(runExclusive(() => {}))
  expect(loadedUnderLock).toBe(false)
})

it('works under the lock, once, when the code for sequence numbers cannot be loaded', async () => {
  vi.doMock('../../../src/engine/storage/adapter/sequence', () => {
    throw new Error('offline')
  })
  const heldAt: boolean[] = []
  expect(await settled(runExclusive(() => heldAt.push(held)))).toBe('done')
  expect(heldAt).toEqual([true])
})

it('does not repeat work that throws, and reports the error', async () => {
  const failure = new Error('work')
  const heldAt: boolean[] = []
  const outcome = await settled(
    runExclusive(() => {
      heldAt.push(held)
      throw failure
    }),
  )
  expect(heldAt).toEqual([true])
  expect(outcome).toBe(failure)
})

it('works without the lock if the browser refuses it', async () => {
  vi.stubGlobal('navigator', {
    locks: { request: () => Promise.reject(new DOMException('no', 'SecurityError')) },
  })
  const work = vi.fn()
  expect(await settled(runExclusive(work))).toBe('done')
  expect(work).toHaveBeenCalledTimes(1)
})
