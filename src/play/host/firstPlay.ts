/** Owns the moment at which the first play of this visit begins: what is not needed for that is loaded only then. */

let begun = false
const waiting = new Set<() => void>()

/** Calls `act` when a play has begun here, at once where one has. Returns how to call it off. */
export function whenBegun(act: () => void): () => void {
  if (begun) {
    act()
    return () => undefined
  }
  waiting.add(act)
  return () => waiting.delete(act)
}

/** A play begins, or is gone on with. */
export function playBegins(): void {
  begun = true
  for (const act of [...waiting]) {
    waiting.delete(act)
    act()
  }
}
