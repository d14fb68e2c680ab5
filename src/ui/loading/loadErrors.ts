/** Messages for parts that load slowly or not at all. */
import { uiTexts } from '../texts'
import { dropToast, toast } from '../toasts/toast'

const texts = uiTexts.part

/** When a message about slow loading appears, ms. With the wait for the toasts it takes less than 2 s. */
export const SLOW_MS = 600

/**
 * Shows a message that a part could not be loaded. It advises a reload, because browsers do not request a script again
 * that has failed on a page.
 */
export function toastMissing(name: string): void {
  toast(texts.missing(name), {
    kind: 'bad',
    topic: topicOf(name),
    detail: texts.missingDetail,
  })
}

/** Shows a message that a part loads slowly, until the returned function is called. */
export function toastSlow(name: string): () => void {
  const topic = topicOf(name)
  toast(texts.slow(name), { topic, detail: texts.slowDetail })
  return () => dropToast(topic)
}

const topicOf = (name: string) => `slow ${name}`

/**
 * Waits for a part that the visitor asked for, with a message if it is slow or fails.
 *
 * @param name - as the visitor knows it: 'Share result'
 * @returns the part; null if it failed to load
 */
export async function arrival<T>(name: string, part: Promise<T>): Promise<T | null> {
  let dropMessage = () => {}
  const timer = setTimeout(() => {
    dropMessage = toastSlow(name)
  }, SLOW_MS)
  try {
    const loaded = await part
    dropMessage()
    return loaded
  } catch (error) {
    console.warn(`${name} could not be loaded.`, error)
    // Replaces the message about slow loading.
    toastMissing(name)
    return null
  } finally {
    clearTimeout(timer)
  }
}
