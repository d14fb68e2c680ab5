/** The audio system, by howler: one audio context, and the sprite. Loaded with the first gesture in a game, never before. */
import { type Howl, Howler } from 'howler'
import { loadHowl } from './howl'
import { insertLimiter } from './limiter'
import { createMusic } from './music'
import type { SoundName } from './names'
import { EFFECT_FILES, EFFECTS } from './sprite'
import { playTone } from './tone'
import { keepAwake } from './unlock'

/** A sound that has started. */
export interface Started {
  /** How long it is audible, ms. */
  readonly ms: number
  /** Silences it early, without a click. */
  stop(): void
}

/** What the mixer needs of an audio system. Volumes are 0..1. */
export interface Speaker {
  /** Whether a sound played now is audible at once. */
  running(): boolean
  play(name: SoundName, rate: number, volume: number): Started
  tone(hertz: number, ms: number, volume: number, side?: number): Started
  music(volume: number): void
  mute(muted: boolean): void
}

/** Fade-out of a sound that is stopped for a newer one, ms. */
const GIVE_WAY_MS = 25

/** An effect of a build without effects. */
const SILENCE: Started = { ms: 0, stop() {} }

function startEffect(effects: Howl, name: SoundName, rate: number, volume: number): Started {
  const id = effects.play(name)
  effects.volume(volume, id)
  if (rate !== 1) effects.rate(rate, id)
  return {
    ms: EFFECTS[name][1] / rate,
    stop: () => {
      effects.once('fade', () => effects.stop(id), id)
      effects.fade(volume, 0, GIVE_WAY_MS, id)
    },
  }
}

/** Howler's audio context, set up once however often the loading of the sprite has to be tried. */
class AudioOutput {
  #context: AudioContext | null = null

  connect(running: () => void): AudioContext {
    this.#context ??= setUp(running)
    return this.#context
  }
}
const output = new AudioOutput()

function setUp(running: () => void): AudioContext {
  Howler.autoSuspend = false
  // `unlock.ts` does that: howler would close the context and open another one for its sample rate.
  Howler.autoUnlock = false
  // Any call makes howler open its context.
  Howler.volume(1)
  // Null without Web Audio, which howler's types do not say.
  const context = Howler.ctx as AudioContext | null
  if (!context || !Howler.usingWebAudio) throw new Error('this browser has no Web Audio')
  Howler.masterGain.disconnect()
  insertLimiter(context, Howler.masterGain, context.destination)
  context.addEventListener('statechange', () => {
    // Howler knows only of its own resumes, and would delay the first sound.
    Object.assign(Howler, { state: context.state === 'running' ? 'running' : 'suspended' })
    if (context.state === 'running') running()
  })
  keepAwake(context, { window, document })
  return context
}

/**
 * Opens the audio system. Call it from a gesture. Rejects without Web Audio, or when the sprite cannot be loaded.
 * @param running called whenever the context starts to run
 * @param failed called with later failures (the music did not load)
 */
export async function openSpeaker(running: () => void, failed: (reason: unknown) => void): Promise<Speaker> {
  const context = output.connect(running)
  const music = createMusic(failed)
  const effects = EFFECT_FILES.length > 0 ? await loadHowl(EFFECT_FILES, EFFECTS) : null
  return {
    running: () => context.state === 'running',
    play: (name, rate, volume) => (effects ? startEffect(effects, name, rate, volume) : SILENCE),
    tone: (hertz, ms, volume, side) => ({
      ms,
      stop: playTone(context, Howler.masterGain, hertz, ms, volume, side),
    }),
    music: (volume) => music.volume(volume),
    mute: (muted) => {
      Howler.mute(muted)
    },
  }
}
