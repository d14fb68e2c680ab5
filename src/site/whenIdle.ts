/** Owns loading ahead, once nothing else is to do. */

/** Begins then; a failure is told when the thing is really asked for. Returns how to call it off. */
export function whenIdle(load: () => Promise<unknown>): () => void {
  if (typeof requestIdleCallback !== 'function') return () => undefined
  const asked = requestIdleCallback(() => load().catch(() => undefined))
  return () => cancelIdleCallback(asked)
}
