/** When the first game of this visit begins. Code that is not needed before is loaded then. */

let begun = false
const waiting = new Set<() => void>()

export const firstPlay = {
  /** Calls `act` when a game has begun, at once if one has. Returns a function that cancels it. */
  whenBegun(act: () => void): () => void {
    if (begun) {
      act()
      return () => undefined
    }
    waiting.add(act)
    return () => waiting.delete(act)
  },
  begin(): void {
    begun = true
    for (const act of [...waiting]) {
      waiting.delete(act)
      act()
    }
  },
}
