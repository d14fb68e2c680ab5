/**
 * The site-wide lock: work on stored data that only one tab may do at a time.
 *
 * A lock alone is not enough. A browser hands it to the next tab at once, but what another process wrote to localStorage
 * arrives by another way, a moment later. A tab that reads too soon would write over it. IndexedDB transactions are visible
 * to all tabs from their end on, so each holder of the lock takes a sequence number there, and writes it to localStorage
 * after everything else. The writes of one tab arrive in order: a tab that reads the previous holder's number sees all that
 * this holder wrote.
 */
import { readText, writeText } from './localStorage'

const LOCK = 'storage'
/** The key in localStorage of the last holder's number. */
const NUMBER_KEY = 'turn'

/** How long to wait for a number, ms: a broken IndexedDB never answers. */
const NUMBER_MS = 4000
/** How long to wait for the previous holder's number, ms: its tab may have been closed before it wrote it. */
const PREVIOUS_MS = 2000
/** How often to look for it, ms. */
const POLL_MS = 10
/** How long to wait where no number can be had, ms. Longer than any write was seen to take. */
const SETTLE_MS = 500

type Sequence = typeof import('./sequence')

const passed = (ms: number) => new Promise<null>((resolve) => setTimeout(resolve, ms, null))
const visibleNumber = () => Number(readText(NUMBER_KEY)) || 0

/**
 * Runs `work` once, while no other tab runs such work, and after everything that others wrote under the lock can be read.
 * @returns resolves when the work is done
 * @throws what `work` throws. Work that has begun is never repeated.
 */
export async function runWithLock(locks: LockManager, work: () => void): Promise<void> {
  // Loaded before the lock is requested: a fetch over a slow line under the lock would stop the storage of every open tab.
  // Null when it cannot be loaded: the device is offline, or the site was updated.
  const sequence = await import('./sequence').catch(() => null)
  let begun = false
  const run = () => {
    begun = true
    work()
  }
  try {
    await locks.request(LOCK, () => runInSequence(run, sequence))
  } catch (error) {
    if (begun) throw error
    // The browser refuses locks to this page. As in a browser without locks, the work is still to be done.
    run()
  }
}

/** Runs `work` as soon as all can be read that was written under the lock before. */
async function runInSequence(work: () => void, sequence: Sequence | null): Promise<void> {
  const number = sequence?.takeNumber(visibleNumber()).catch(() => null) ?? null
  const previous = await Promise.race([number, passed(NUMBER_MS)])
  if (previous === null) {
    await passed(SETTLE_MS)
    work()
    return
  }
  const deadline = performance.now() + PREVIOUS_MS
  while (visibleNumber() < previous && performance.now() < deadline) await passed(POLL_MS)
  try {
    work()
  } finally {
    // Also after work that failed: the next holder waits for this number.
    writeText(NUMBER_KEY, String(previous + 1))
  }
}
