/**
 * Loads something ahead when the browser is idle. A failure is ignored: it is reported when the part is needed.
 *
 * @param must - load in browsers without `requestIdleCallback`, too
 * @returns a function that cancels it
 */
export function whenIdle(load: () => Promise<unknown>, must = false): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = must ? setTimeout(() => load().catch(() => undefined), 200) : undefined
    return () => clearTimeout(timer)
  }
  const asked = requestIdleCallback(() => load().catch(() => undefined))
  return () => cancelIdleCallback(asked)
}
