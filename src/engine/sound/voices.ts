/** Owns how many sounds there may be at once, so that a cascade is a ripple and never a roar. */

/** Sounds heard at the same time; one more silences the oldest. */
export const MOST_VOICES = 12
/** The same sound starts at most once in this many ms. */
export const SAME_SOUND_GAP_MS = 30
/** Each further voice of one sound is this much softer than the one before (about 2 dB). */
const SOFTER = 0.8
/** Every other voice takes a little too: twelve at once are about as loud as five alone. */
const CROWDING = 0.3
/** But never softer than this: what happens is always heard. */
const SOFTEST = 0.3

interface Voice {
  readonly name: string
  readonly until: number
  readonly stop: () => void
}

export interface Voices {
  /** How loud `name` may start now, 0..1; null when it started a moment ago. Times in ms of any one clock. */
  ask(name: string, now: number): number | null
  /** A sound has started; `stop` silences it should it be in the way of a newer one. */
  add(name: string, now: number, ms: number, stop: () => void): void
  /** Sounds still heard. */
  count(now: number): number
  /** Silences all. */
  clear(): void
}

/** No voice sounds yet. */
export function createVoices(): Voices {
  /** Oldest first. */
  let heard: Voice[] = []
  const started = new Map<string, number>()
  const forget = (now: number) => {
    heard = heard.filter((voice) => voice.until > now)
  }
  return {
    ask(name, now) {
      if (now - (started.get(name) ?? Number.NEGATIVE_INFINITY) < SAME_SOUND_GAP_MS) return null
      forget(now)
      const alike = heard.filter((voice) => voice.name === name).length
      return Math.max(SOFTEST, SOFTER ** alike / Math.sqrt(1 + CROWDING * (heard.length - alike)))
    },
    add(name, now, ms, stop) {
      forget(now)
      while (heard.length >= MOST_VOICES) heard.shift()?.stop()
      heard.push({ name, until: now + ms, stop })
      started.set(name, now)
    },
    count(now) {
      forget(now)
      return heard.length
    },
    clear() {
      for (const voice of heard) voice.stop()
      heard = []
    },
  }
}
