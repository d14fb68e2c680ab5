/** Messages for parts that load slowly or not at all. */
import { uiTexts } from '../texts'
import { dropToast, toast } from '../toasts/toast'

const texts = uiTexts.part

/** When a message about slow loading appears, ms. With the wait for the toasts it takes less than 2 s. */
const SLOW_MS = 600

/** When a reload is offered instead of a page, and a dialog is given up, ms. */
export const LATE_MS = 10_000

/** The parts whose message may still be shown. */
const missing = new Set<string>()

/** Removes the message about a part that has loaded after all. */
export function dropMissing(name: string): void {
  if (missing.delete(name)) dropToast(topicOf(name))
}

/**
 * Shows a message that a part could not be loaded. It advises a reload, because browsers do not request a script again
 * that has failed on a page.
 */
export function toastMissing(name: string): void {
  missing.add(name)
  toast(texts.missing(name), {
    kind: 'bad',
    topic: topicOf(name),
    detail: texts.missingDetail,
  })
}

const topicOf = (name: string) => `slow ${name}`

/**
 * Waits for a part that the visitor asked for, with a message if it is slow or fails.
 *
 * @param name - as the visitor knows it: 'Share result'
 * @returns the part; null if it failed to load
 */
export async function loadWithMessage<T>(name: string, part: Promise<T>): Promise<T | null> {
  let dropMessage = () => {}
  const timer = setTimeout(() => {
    const topic = topicOf(name)
    toast(texts.slow(name), { topic, detail: texts.slowDetail })
    dropMessage = () => dropToast(topic)
  }, SLOW_MS)
  try {
    const loaded = await part
    dropMessage()
    dropMissing(name)
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

/** Rejects if the part takes too long. */
export async function inTime<T>(part: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The part takes too long.')), LATE_MS)
  })
  try {
    return await Promise.race([part, late])
  } finally {
    clearTimeout(timer)
  }
}
