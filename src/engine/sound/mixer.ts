/** Owns the sound mixer: what the site asks for, held against volumes, voices and the state of the page. */
import { isSoundName, type SoundName } from './names'
import { playedPitch } from './pitch'
import type { Speaker, Started } from './speaker'
import { createVoices } from './voices'

export interface SoundPort {
  /** Loads howler and the sprite; safe to call often. Call from a gesture. */
  wake(): void
  /**
   * Plays a sound of the set; pitch 1 = as rendered, varied by ±5 % unless `exact`; volume 0..1.
   * Unknown names throw in dev, are ignored in production.
   */
  play(name: SoundName, how?: { pitch?: number; volume?: number; exact?: boolean }): void
  /** A pure tone by frequency in Hz, soft attack and release; volume 0..1, from -1 (left) to 1 (right). */
  tone(hertz: number, ms: number, volume?: number, side?: number): void
  /** Wanted or not; it fades in and out, and goes on where it was. */
  music(on: boolean): void
  /** 0..1 each. */
  setVolumes(volumes: { effects: number; music: number; muted: boolean }): void
}

/** What the port needs of the world around it. */
export interface Surroundings {
  open(running: () => void, failed: (reason: unknown) => void): Promise<Speaker>
  /** ms of a steady clock. */
  now(): number
  /** 0 <= x < 1. */
  random(): number
  hidden(): boolean
  onHide(listener: () => void): void
  /** A gesture has happened on this page. */
  touched(): boolean
  /** Throws on unknown names. */
  strict: boolean
  warn(reason: unknown): void
}

/** A sound asked for while the first gesture still loads the set is played if it is not later than this, in ms. */
export const LATEST_MS = 250
/** After a failure the next gestures try again, but not more often than this, in ms. */
export const RETRY_MS = 30_000

const between0and1 = (x: number) => Math.min(1, Math.max(0, Number.isFinite(x) ? x : 0))

/** A port that is silent until the browser has allowed sound and the files are there; what fails is warned of once. */
export function createSoundPort(around: Surroundings): SoundPort {
  const voices = createVoices()
  let volumes = { effects: 1, music: 1, muted: false }
  let musicOn = false
  let woken = false
  let opening = false
  let triedAt = Number.NEGATIVE_INFINITY
  let warned = false
  let speaker: Speaker | null = null
  /** The newest sound that could not be played yet. */
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
    // Muted music is not loaded, and a loop that nobody hears is paused.
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

  /** Starts a sound as soon as it can be heard. `name` tells sounds apart for the limits. */
  const begin = (name: string, volume: number, start: (speaker: Speaker, gain: number) => Started) => {
    if (!woken || volumes.muted || around.hidden()) return
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
      if (!around.touched()) return
      woken = true
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
      if (woken) void open()
      applyVolumes()
    },
  }
}
