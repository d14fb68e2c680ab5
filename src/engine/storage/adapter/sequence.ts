/** The sequence numbers of work under the lock, counted in IndexedDB. `lock.ts` says what they are for. */
import { Database } from './database'

const NUMBER = 'turn'
const numbers = new Database('pocket-arcade-turns', [NUMBER])

/**
 * Takes the next number. Call it with the lock held.
 * @param seen the highest number in localStorage: the counter may have been deleted, and must not fall behind it
 * @returns the number before it: that of the previous holder of the lock
 * @throws when IndexedDB is not available
 */
export async function takeNumber(seen: number): Promise<number> {
  const transaction = (await numbers.open()).transaction(NUMBER, 'readwrite')
  const previous = Math.max(Number(await transaction.store.get(NUMBER)) || 0, seen)
  await transaction.store.put(previous + 1, NUMBER)
  await transaction.done
  return previous
}
