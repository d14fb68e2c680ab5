/**
 * The scanning sequence, without a page: what is highlighted in turn, what a press does, the way out of a
 * group.
 */

/** Something that can be highlighted: a choice, or a group of choices. */
export interface Stop {
  /** The same stop has the same key for as long as it is there. */
  readonly key: string
  /** The choices in it, or the one that it is. */
  readonly lit: readonly HTMLElement[]
  /** What the light is laid around. */
  readonly around: readonly HTMLElement[]
  /** Of a group, at least two; empty for a choice. */
  readonly stops: readonly Stop[]
  /** What choosing it does; nothing for a group. */
  act?(): void
  /** Instead of `act`: held as long as the switch, and highlighted meanwhile; the returned function releases it. */
  hold?(): () => void
  /** It is likely to be chosen again at once: less and more of a slider. */
  readonly stays?: true
}

export type Light = { readonly stop: Stop; readonly kind: 'choice' | 'group' | 'back' }

export interface ScannerParts {
  /** All that can be chosen now, in its order. */
  stops(): readonly Stop[]
  /** Shows what is highlighted; null for nothing. */
  light(light: Light | null): void
  /** How long each is highlighted, ms. */
  stepMs(): number
  /** Calls `act` after some ms. Returns how to cancel that. */
  wait(act: () => void, ms: number): () => void
}

export interface Scanner {
  /** The switch was pressed. */
  press(): void
  /** And let go. */
  release(): void
  /** The scan begins again from the start. */
  begin(): void
  /** Nothing is highlighted any more. */
  end(): void
}

/** Rounds through a group after which it is left. */
const ROUNDS = 2
/** After this many steps without a press the scan waits for one: nobody may be there. */
const STEPS = 90

/** The effect of a choice is visible after this many ms: until then nothing is highlighted. */
const ANSWER_MS = 120

/** Creates a scanner that waits for `begin`. */
export function createScanner({ stops, light, stepMs, wait }: ScannerParts): Scanner {
  /** The keys of the groups that were entered, from the outermost. */
  let path: string[] = []
  let at: string | null = null
  /** The way out of the group is highlighted; it follows the last stop. */
  let back = false
  let rounds = 0
  let steps = 0
  let resting = false
  /** A choice was made, and its effect is awaited. */
  let answers = false
  let stop = () => {}
  /** Lets go what is held. */
  let letGo: (() => void) | null = null

  /** The stops of the group that was entered last; where it is gone, of the nearest that is left around it. */
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
    answers = false
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
      if (answers || letGo) return
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
        // From the outside again, but from where the choice was: the next one is often beside it.
        if (!lit.stays) {
          at = path[0] ?? lit.key
          path = []
        }
        stop()
        answers = true
        light(null)
        stop = wait(show, ANSWER_MS)
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
      answers = false
      light(null)
    },
  }
}
