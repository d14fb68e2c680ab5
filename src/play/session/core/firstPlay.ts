/** When the first game of this visit begins. Code that is not needed before is loaded then. */

class FirstPlay {
  #begun = false
  readonly #waiting = new Set<() => void>()

  /** Calls `act` when a game has begun, at once if one has. Returns a function that cancels it. */
  whenBegun(act: () => void): () => void {
    if (this.#begun) {
      act()
      return () => undefined
    }
    this.#waiting.add(act)
    return () => this.#waiting.delete(act)
  }
  begin(): void {
    this.#begun = true
    for (const act of [...this.#waiting]) {
      this.#waiting.delete(act)
      act()
    }
  }
}

export const firstPlay = new FirstPlay()
