/** The scanning sequence, without a page: what is highlighted next, what a press does, and leaving a group. */

/** Something that can be highlighted: a choice, or a group of choices. */
export interface Stop {
  /** The key of a stop does not change while it exists. */
  readonly key: string
  /** The choices in the group, or the choice itself. */
  readonly lit: readonly HTMLElement[]
  /** The elements that the highlight surrounds. */
  readonly around: readonly HTMLElement[]
  /** The stops of a group, at least two; empty for a choice. */
  readonly stops: readonly Stop[]
  /** Performs a choice; undefined for a group. */
  act?(): void
  /** Instead of `act`: held as long as the switch, and highlighted meanwhile, until the returned function is called. */
  hold?(): () => void
  /** It stays highlighted after a press, because it is often chosen again: decreasing and increasing a slider. */
  readonly stays?: true
}

export type Light = { readonly stop: Stop; readonly kind: 'choice' | 'group' | 'back' }

export interface ScannerParts {
  /** All stops of the page now, in order. */
  stops(): readonly Stop[]
  /** Shows the highlight; null for none. */
  light(light: Light | null): void
  /** How long each stop is highlighted, ms. */
  stepMs(): number
  /** Calls `act` after some ms, unless the returned function is called. */
  wait(act: () => void, ms: number): () => void
}

export interface Scanner {
  /** The switch was pressed. */
  press(): void
  /** The switch was released. */
  release(): void
  /** Starts scanning from the first stop. */
  begin(): void
  /** Stops scanning. */
  end(): void
}

/** A group is left after this many rounds. */
const ROUNDS = 2
/** After this many steps without a press, scanning waits for one. */
const STEPS = 90

/** Nothing is highlighted for this long after a choice, until its effect is visible, ms. */
const EFFECT_MS = 120

/** Creates a scanner that waits for `begin`. */
export function createScanner({ stops, light, stepMs, wait }: ScannerParts): Scanner {
  /** The keys of the groups that were entered, from the outermost. */
  let path: string[] = []
  let at: string | null = null
  /** Leaving the group is highlighted; it follows the last stop. */
  let back = false
  let rounds = 0
  let steps = 0
  let resting = false
  /** A choice was made, and its effect is not visible yet. */
  let waiting = false
  let stop = () => {}
  /** Releases the held element. */
  let letGo: (() => void) | null = null

  /** The stops of the group that was entered last; if it is gone, of the closest group that still exists. */
  const level = () => {
    let list = stops()
    const known: string[] = []
    for (const key of path) {
      const inner = list.find((entry) => entry.key === key)
      if (!inner || inner.stops.length === 0) break
      list = inner.stops
      known.push(key)
    }
    if (known.length < path.length) {
      path = known
      at = null
      back = false
    }
    return list
  }
  const group = () => {
    let found: Stop | null = null
    let list = stops()
    for (const key of path) {
      found = list.find((entry) => entry.key === key) ?? null
      list = found?.stops ?? []
    }
    return found
  }
  const show = () => {
    stop()
    waiting = false
    const list = level()
    const parent = group()
    if (back && parent) light({ stop: parent, kind: 'back' })
    else {
      back = false
      const lit = list.find((entry) => entry.key === at) ?? list[0] ?? null
      at = lit?.key ?? null
      light(lit && { stop: lit, kind: lit.stops.length > 0 ? 'group' : 'choice' })
    }
    stop = wait(step, stepMs())
  }
  const drop = () => {
    letGo?.()
    letGo = null
  }
  const leaveGroup = () => {
    at = path.pop() ?? null
    back = false
    rounds = 0
  }
  const step = () => {
    const list = level()
    if (list.every(({ key }) => key !== at)) rounds = 0
    const next = back ? list.length : list.findIndex((entry) => entry.key === at) + 1
    if (next < list.length) at = list[next]?.key ?? null
    else if (path.length > 0 && !back) back = true
    else {
      rounds++
      back = false
      at = list[0]?.key ?? null
      if (path.length > 0 && rounds >= ROUNDS) leaveGroup()
    }
    if (++steps < STEPS) show()
    else {
      resting = true
      light(null)
    }
  }

  return {
    press() {
      if (waiting || letGo) return
      rounds = 0
      steps = 0
      if (resting) {
        resting = false
        show()
        return
      }
      const list = level()
      const lit = list.find((entry) => entry.key === at)
      if (back) leaveGroup()
      else if (lit && lit.stops.length > 0) {
        path.push(lit.key)
        at = null
      } else if (lit?.hold) {
        stop()
        letGo = lit.hold()
        return
      } else if (lit) {
        lit.act?.()
        // Continues from the outside, near the choice: the next one is often next to it.
        if (!lit.stays) {
          at = path[0] ?? lit.key
          path = []
        }
        stop()
        waiting = true
        light(null)
        stop = wait(show, EFFECT_MS)
        return
      }
      show()
    },
    release() {
      if (!letGo) return
      drop()
      stop = wait(step, stepMs())
    },
    begin() {
      path = []
      at = null
      back = false
      rounds = 0
      steps = 0
      resting = false
      show()
    },
    end() {
      stop()
      drop()
      waiting = false
      light(null)
    },
  }
}
