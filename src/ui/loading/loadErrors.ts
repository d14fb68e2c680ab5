/** Messages for parts that load slowly or not at all. */
import { dropToast, toast } from '../toasts/toast'

/** After so long, in ms, something that was asked for is said to be on its way: with the wait for the toasts less than 2 s. */
export const SLOW_MS = 600

/** Says that `name` could not be loaded. A browser that has missed a script once does not ask for it again on the same page. */
export function toastMissing(name: string): void {
  toast(`${name} could not be loaded`, {
    kind: 'bad',
    topic: slow(name),
    detail: 'You may be offline, or the site was updated. Reload the page to try again.',
  })
}

/** Says that `name` takes long. Returns how to take that back. */
export function toastSlow(name: string): () => void {
  const topic = slow(name)
  toast(`${name}: still loading…`, { topic, detail: 'You may be offline, or the connection is slow.' })
  return () => dropToast(topic)
}

const slow = (name: string) => `slow ${name}`

/**
 * Waits for a part that the visitor asked for, and says so where it takes long or does not come.
 *
 * @param name - as the visitor knows it: 'Share result'
 * @returns the part, or null where it did not come
 */
export async function arrival<T>(name: string, part: Promise<T>): Promise<T | null> {
  let taken = () => {}
  const timer = setTimeout(() => {
    taken = toastSlow(name)
  }, SLOW_MS)
  try {
    const here = await part
    taken()
    return here
  } catch (error) {
    console.warn(`${name} could not be loaded.`, error)
    // It takes the place of the word that it takes long.
    toastMissing(name)
    return null
  } finally {
    clearTimeout(timer)
  }
}
