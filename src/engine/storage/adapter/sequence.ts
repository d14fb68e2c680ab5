/** Owns a tab's turn at localStorage: it begins when all is in view that the tabs before it wrote in theirs. */
import { Database } from './database'

/**
 * A lock is handed on at once, but what another process wrote to localStorage comes by another way, a moment later: read
 * too soon, it would be written over. Transactions of IndexedDB are seen by all from their end on, so a turn takes its
 * number there, and puts it into localStorage as the last of what it writes. One tab's writes come in order: who sees
 * the number of the turn before sees all of that turn.
 */
const NUMBER = 'turn'
const numbers = new Database('pocket-arcade-turns', [NUMBER])

/** How long a number is waited for, ms: a browser that is ill never answers. */
const NUMBER_MS = 4000
/** How long the turn before is waited for, ms: its tab may have ended within it. */
const TURN_MS = 2000
/** How often what it wrote is looked for, ms. */
const LOOK_MS = 10
/** What is waited where no turns can be counted, ms. Longer than any write was seen to take. */
const SETTLE_MS = 500

const passed = (ms: number) => new Promise<null>((resolve) => setTimeout(resolve, ms, null))

/**
 * Runs `work` when all is in view that was written in the turns before. To be called while no other tab has one; `read` and
 * `write` are of what the tabs write into.
 */
export async function takeTurn(
  work: () => void,
  read: (key: string) => string | null,
  write: (key: string, text: string) => unknown,
): Promise<void> {
  const inView = () => Number(read(NUMBER)) || 0
  const taken = async () => {
    const transaction = (await numbers.open()).transaction(NUMBER, 'readwrite')
    const before = Math.max(Number(await transaction.store.get(NUMBER)) || 0, inView())
    await transaction.store.put(before + 1, NUMBER)
    await transaction.done
    return before
  }
  const before = await Promise.race([taken().catch(() => null), passed(NUMBER_MS)])
  if (before === null) await passed(SETTLE_MS)
  else {
    const until = performance.now() + TURN_MS
    while (inView() < before && performance.now() < until) await passed(LOOK_MS)
  }
  work()
  if (before !== null) write(NUMBER, String(before + 1))
}
