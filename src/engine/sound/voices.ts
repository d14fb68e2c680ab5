/** Limits how many sounds play at once and how loud, so that many events at once do not become noise. */

/** Sounds at the same time. One more silences the oldest. */
export const MAX_VOICES = 12
/** The shortest time between two starts of the same sound, ms. */
export const SAME_SOUND_GAP_MS = 30
/** The factor by which each further voice of the same sound is softer (about 2 dB). */
const SOFTER = 0.8
/** How much other voices reduce the volume: twelve at once are about as loud as five. */
const CROWDING = 0.3
/** The lowest volume: every event stays audible. */
const SOFTEST = 0.3

interface Voice {
  readonly name: string
  readonly until: number
  readonly stop: () => void
}

export interface Voices {
  /** The volume at which `name` may start now, 0..1; null when it has just started. All times are ms of the same clock. */
  ask(name: string, now: number): number | null
  /** A sound has started. `stop` is called when a newer one replaces it. */
  add(name: string, now: number, ms: number, stop: () => void): void
  /** The number of sounds that are audible. */
  count(now: number): number
  /** Silences all. */
  clear(): void
}

/** Creates the limits for one audio output. */
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
      while (heard.length >= MAX_VOICES) heard.shift()?.stop()
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
