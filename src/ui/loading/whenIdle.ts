/** Loads ahead when the browser is idle. */

/**
 * Begins then; a failure is told when the thing is really asked for. Returns how to call it off. `must`: it is needed also
 * where the browser does not know when it is idle.
 */
export function whenIdle(load: () => Promise<unknown>, must = false): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = must ? setTimeout(() => load().catch(() => undefined), 200) : undefined
    return () => clearTimeout(timer)
  }
  const asked = requestIdleCallback(() => load().catch(() => undefined))
  return () => cancelIdleCallback(asked)
}
