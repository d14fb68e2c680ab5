/** The sound mixer: decides what is played, from volumes, voices and the state of the page. */
import { isSoundName, type SoundName } from './names'
import { playedPitch } from './pitch'
import type { Speaker, Started } from './speaker'
import { createVoices } from './voices'

export interface SoundPort {
  /** Loads howler and the sprite; safe to call often. Call from a gesture. */
  wake(): void
  /**
   * Plays a sound of the set. Pitch 1 is as rendered, varied by ±5% unless `exact`; volume 0..1.
   * Unknown names throw in development and are ignored in production.
   */
  play(name: SoundName, how?: { pitch?: number; volume?: number; exact?: boolean }): void
  /** A pure tone with soft attack and release. Frequency in Hz, volume 0..1, side -1 (left) to 1 (right). */
  tone(hertz: number, ms: number, volume?: number, side?: number): void
  /** Music on or off. It fades in and out, and continues where it stopped. */
  music(on: boolean): void
  /** 0..1 each. */
  setVolumes(volumes: { effects: number; music: number; muted: boolean }): void
}

/** What the mixer needs from the page. */
export interface Surroundings {
  open(running: () => void, failed: (reason: unknown) => void): Promise<Speaker>
  /** A monotonic clock, ms. */
  now(): number
  /** 0 <= x < 1. */
  random(): number
  hidden(): boolean
  onHide(listener: () => void): void
  /** Whether there was a user gesture on this page. */
  hasActed(): boolean
  /** Throws on unknown names. */
  strict: boolean
  warn(reason: unknown): void
}

/** A sound that is requested while the first gesture still loads the set is played at most this late, ms. */
export const LATEST_MS = 250
/** After a failure gestures try again, but not more often than this, ms. */
export const RETRY_MS = 30_000

const between0and1 = (x: number) => Math.min(1, Math.max(0, Number.isFinite(x) ? x : 0))

/** A port that is silent until the browser allows sound and the files are loaded. Failures are logged once. */
export function createSoundPort(around: Surroundings): SoundPort {
  const voices = createVoices()
  let volumes = { effects: 1, music: 1, muted: false }
  let musicOn = false
  let awake = false
  let opening = false
  let triedAt = Number.NEGATIVE_INFINITY
  let warned = false
  let speaker: Speaker | null = null
  /** The last sound that could not be played yet. */
  let held: { start: () => void; at: number } | null = null

  const failed = (reason: unknown) => {
    if (!warned) around.warn(reason)
    warned = true
  }

  const ready = () => {
    if (!speaker?.running() || !held) return
    const { start, at } = held
    held = null
    if (around.now() - at <= LATEST_MS) start()
  }

  const applyVolumes = () => {
    speaker?.mute(volumes.muted)
    // Muted music is not loaded, and a loop that is not audible is paused.
    speaker?.music(musicOn && !volumes.muted ? volumes.music : 0)
  }

  const open = async () => {
    if (speaker || opening || volumes.muted || around.now() - triedAt < RETRY_MS) return
    opening = true
    triedAt = around.now()
    try {
      speaker = await around.open(ready, failed)
      around.onHide(() => voices.clear())
      applyVolumes()
      ready()
    } catch (reason) {
      failed(reason)
    } finally {
      opening = false
    }
  }

  /** Starts a sound as soon as it can be heard. The limits of voices count by `name`. */
  const begin = (name: string, volume: number, start: (speaker: Speaker, gain: number) => Started) => {
    if (!awake || volumes.muted || around.hidden()) return
    const wanted = between0and1(volume) * volumes.effects
    if (wanted === 0) return
    const now = () => {
      const share = speaker && voices.ask(name, around.now())
      if (!speaker || share === null) return
      try {
        const { ms, stop } = start(speaker, wanted * share)
        voices.add(name, around.now(), ms, stop)
      } catch (reason) {
        failed(reason)
      }
    }
    if (speaker?.running()) now()
    else held = { start: now, at: around.now() }
  }

  return {
    wake() {
      if (!around.hasActed()) return
      awake = true
      void open()
    },
    play(name, { pitch = 1, volume = 1, exact = false } = {}) {
      if (!isSoundName(name)) {
        if (around.strict) throw new Error(`sound: '${String(name)}' is not in the set`)
        return
      }
      const rate = playedPitch(pitch, exact, around.random())
      begin(name, volume, (to, gain) => to.play(name, rate, gain))
    },
    tone(hertz, ms, volume = 1, side = 0) {
      if (!(hertz > 0 && ms > 0)) return
      begin(`tone ${hertz}${side ? ` ${side}` : ''}`, volume, (to, gain) =>
        side ? to.tone(hertz, ms, gain, side) : to.tone(hertz, ms, gain),
      )
    },
    music(on) {
      musicOn = on
      applyVolumes()
    },
    setVolumes({ effects, music, muted }) {
      volumes = { effects: between0and1(effects), music: between0and1(music), muted }
      if (awake) void open()
      applyVolumes()
    },
  }
}
