/** Owns the proof of the sound port: nothing before a gesture, no roar, silent when muted, hidden or broken. */
import { describe, expect, it, vi } from 'vitest'
import { limited } from '../../src/engine/sound/limiter'
import { createSoundPort, LATEST_MS, RETRY_MS, type Surroundings } from '../../src/engine/sound/mixer'
import { PITCH_SPREAD, playedPitch } from '../../src/engine/sound/pitch'
import { isSoundName, SOUND_NAMES, type SoundName, sound } from '../../src/engine/sound/port'
import type { Speaker } from '../../src/engine/sound/speaker'
import { keepAwake } from '../../src/engine/sound/unlock'
import { createVoices, MOST_VOICES, SAME_SOUND_GAP_MS } from '../../src/engine/sound/voices'

describe('the names', () => {
  it('are told from other text', () => {
    expect(SOUND_NAMES.every(isSoundName)).toBe(true)
    for (const name of ['', 'Tap', 'constructor', '__proto__', 'nope']) expect(isSoundName(name)).toBe(false)
    expect(new Set(SOUND_NAMES).size).toBe(SOUND_NAMES.length)
  })
})

describe('pitch', () => {
  it('varies by five per cent to either side, and not at all when exact', () => {
    expect(playedPitch(1, false, 0)).toBeCloseTo(1 - PITCH_SPREAD)
    expect(playedPitch(1, false, 0.5)).toBeCloseTo(1)
    expect(playedPitch(1, false, 0.999999)).toBeCloseTo(1 + PITCH_SPREAD, 4)
    expect(playedPitch(1.5, true, 0)).toBe(1.5)
  })
  it('stays where it can be played', () => {
    expect(playedPitch(0.01, true, 0)).toBe(0.5)
    expect(playedPitch(100, false, 0.9)).toBe(4)
    expect(playedPitch(Number.NaN, true, 0)).toBe(1)
  })
})

describe('voices', () => {
  const none = () => {}
  it('start the same sound at most every 30 ms, and others at any time', () => {
    const voices = createVoices()
    expect(voices.ask('pop', 1000)).toBe(1)
    voices.add('pop', 1000, 100, none)
    expect(voices.ask('pop', 1000 + SAME_SOUND_GAP_MS - 1)).toBeNull()
    expect(voices.ask('tap', 1001)).not.toBeNull()
    expect(voices.ask('pop', 1000 + SAME_SOUND_GAP_MS)).not.toBeNull()
  })
  it('give way to the newest when there are twelve', () => {
    const voices = createVoices()
    const stopped: number[] = []
    for (let i = 0; i < MOST_VOICES + 3; i++) voices.add(`v${i}`, i, 1000, () => stopped.push(i))
    expect(stopped).toEqual([0, 1, 2])
    expect(voices.count(20)).toBe(MOST_VOICES)
    expect(voices.count(5000)).toBe(0)
  })
  it('forget what has ended without stopping it', () => {
    const voices = createVoices()
    const stop = vi.fn()
    voices.add('tap', 0, 50, stop)
    for (let i = 0; i < MOST_VOICES; i++) voices.add(`v${i}`, 100, 50, none)
    expect(stop).not.toHaveBeenCalled()
  })
  it('grow softer in a crowd, but never silent, and full again alone', () => {
    const voices = createVoices()
    const gains: number[] = []
    for (let i = 0; i < 10; i++) {
      gains.push(voices.ask('pop', i * 40) as number)
      voices.add('pop', i * 40, 1000, none)
    }
    for (let i = 1; i < gains.length; i++)
      expect(gains[i] as number).toBeLessThanOrEqual(gains[i - 1] as number)
    expect(gains[9]).toBeGreaterThanOrEqual(0.3)
    expect(gains[9]).toBeLessThan(0.5)
    expect(voices.ask('tap', 400)).toBeLessThan(1)
    expect(voices.ask('tap', 9000)).toBe(1)
  })
})

describe('the limiter', () => {
  it('leaves a single sound alone and never reaches full scale', () => {
    for (const x of [0, 0.1, -0.5, 0.6]) expect(limited(x)).toBe(x)
    let last = 0
    for (let x = 0.6; x <= 4; x += 0.01) {
      expect(limited(x)).toBeGreaterThanOrEqual(last)
      expect(limited(x)).toBeLessThanOrEqual(1)
      expect(limited(-x)).toBe(-limited(x))
      last = limited(x)
    }
  })
})

/** A port in a world of its own: a clock set by hand and a speaker that notes what it was told. */
function setUp(part: Partial<Surroundings> = {}) {
  const world = {
    now: 0,
    hidden: false,
    touched: true,
    awake: true,
    told: [] as string[],
    stopped: 0,
    hide: () => {},
    running: () => {},
  }
  const started = (ms: number) => ({
    ms,
    stop: () => {
      world.stopped++
    },
  })
  const speaker: Speaker = {
    running: () => world.awake,
    play: (name, rate, volume) => {
      world.told.push(`${name} ${rate.toFixed(2)} ${volume.toFixed(2)}`)
      return started(200)
    },
    tone: (hertz, ms, volume) => {
      world.told.push(`${hertz} Hz ${ms} ms ${volume.toFixed(2)}`)
      return started(ms)
    },
    music: (volume) => world.told.push(`music ${volume}`),
    mute: (muted) => world.told.push(`mute ${muted}`),
  }
  const open = vi.fn(async (running: () => void) => {
    world.running = running
    return speaker
  })
  const warn = vi.fn()
  const port = createSoundPort({
    open,
    now: () => world.now,
    random: () => 0.5,
    hidden: () => world.hidden,
    onHide: (listener) => {
      world.hide = listener
    },
    touched: () => world.touched,
    strict: true,
    warn,
    ...part,
  })
  const played = () => world.told.filter((line) => !/^(music|mute)/.test(line))
  return { world, port, open, warn, played }
}
const settle = () => new Promise((resolve) => setTimeout(resolve, 0))

describe('the port', () => {
  it('loads nothing before a gesture, and once after it', async () => {
    const { world, port, open, played } = setUp()
    port.play('tap')
    port.tone(440, 100)
    port.music(true)
    port.setVolumes({ effects: 1, music: 1, muted: false })
    world.touched = false
    port.wake()
    await settle()
    expect(open).not.toHaveBeenCalled()
    world.touched = true
    port.wake()
    port.wake()
    await settle()
    port.wake()
    await settle()
    expect(open).toHaveBeenCalledTimes(1)
    expect(played()).toEqual([])
  })
  it('plays by volume and pitch', async () => {
    const { world, port, played } = setUp()
    port.setVolumes({ effects: 0.5, music: 1, muted: false })
    port.wake()
    await settle()
    port.play('tap')
    world.now = 1000
    port.play('win', { pitch: 1.5, volume: 0.5, exact: true })
    world.now = 3000
    port.tone(220, 300)
    expect(played()).toEqual(['tap 1.00 0.50', 'win 1.50 0.25', '220 Hz 300 ms 0.50'])
  })
  it('throws on an unknown name while developing and ignores it in production', async () => {
    const unknown = 'nope' as SoundName
    const { port } = setUp()
    expect(() => port.play(unknown)).toThrow(/'nope' is not in the set/)
    const production = setUp({ strict: false })
    production.port.wake()
    await settle()
    production.port.play(unknown)
    expect(production.played()).toEqual([])
  })
  it('plays the newest sound of the first gesture when the set has come soon enough', async () => {
    const { world, port, played } = setUp()
    port.wake()
    port.play('tap')
    port.play('start')
    world.now = LATEST_MS
    await settle()
    expect(played()).toEqual(['start 1.00 1.00'])
    const late = setUp()
    late.port.wake()
    late.port.play('start')
    late.world.now = LATEST_MS + 1
    await settle()
    expect(late.played()).toEqual([])
  })
  it('waits for a context that is not running, and does not save sounds up', async () => {
    const { world, port, played } = setUp()
    world.awake = false
    port.wake()
    await settle()
    for (let i = 0; i < 20; i++) {
      world.now = i * 100
      port.play('pop')
    }
    expect(played()).toEqual([])
    world.awake = true
    world.running()
    expect(played()).toEqual(['pop 1.00 1.00'])
  })
  it('never starts one sound twice within 30 ms nor more than twelve voices', async () => {
    const { world, port, played } = setUp()
    port.wake()
    await settle()
    for (let i = 0; i < 100; i++) port.play('pop')
    expect(played()).toHaveLength(1)
    for (const name of SOUND_NAMES) port.play(name)
    expect(played()).toHaveLength(SOUND_NAMES.length)
    expect(world.stopped).toBe(SOUND_NAMES.length - MOST_VOICES)
  })
  it('is silent when muted, turned down or hidden, and loads nothing while muted', async () => {
    const { world, port, open, played } = setUp()
    port.setVolumes({ effects: 1, music: 1, muted: true })
    port.wake()
    await settle()
    expect(open).not.toHaveBeenCalled()
    port.setVolumes({ effects: 1, music: 1, muted: false })
    await settle()
    expect(open).toHaveBeenCalledTimes(1)
    port.setVolumes({ effects: 1, music: 1, muted: true })
    port.play('tap')
    port.setVolumes({ effects: 0, music: 1, muted: false })
    port.play('tap')
    port.setVolumes({ effects: 1, music: 1, muted: false })
    port.play('tap', { volume: 0 })
    world.hidden = true
    port.play('tap')
    port.tone(440, 100)
    expect(played()).toEqual([])
    expect(world.told).toContain('mute true')
  })
  it('ends what sounds when the page is hidden', async () => {
    const { world, port } = setUp()
    port.wake()
    await settle()
    port.play('win')
    port.play('tap')
    world.hide()
    expect(world.stopped).toBe(2)
  })
  it('plays music at its own volume, and none while muted', async () => {
    const { world, port } = setUp()
    port.setVolumes({ effects: 1, music: 0.3, muted: false })
    port.music(true)
    port.wake()
    await settle()
    expect(world.told.at(-1)).toBe('music 0.3')
    port.setVolumes({ effects: 1, music: 0.3, muted: true })
    expect(world.told.at(-1)).toBe('music 0')
    port.setVolumes({ effects: 1, music: 2, muted: false })
    expect(world.told.at(-1)).toBe('music 1')
    port.music(false)
    expect(world.told.at(-1)).toBe('music 0')
  })
  it('stays silent when the audio system fails, says so once, and tries again later', async () => {
    const open = vi.fn(() => Promise.reject(new Error('no device')))
    const { world, port, warn, played } = setUp({ open })
    port.wake()
    await settle()
    port.play('tap')
    port.wake()
    await settle()
    expect(open).toHaveBeenCalledTimes(1)
    world.now = RETRY_MS
    port.wake()
    await settle()
    expect(open).toHaveBeenCalledTimes(2)
    expect(warn).toHaveBeenCalledTimes(1)
    expect(played()).toEqual([])
  })
  it('survives a speaker that throws', async () => {
    const broken = { ...({} as Speaker), running: () => true, mute: () => {}, music: () => {} }
    const { port, warn } = setUp({ open: async () => broken })
    port.wake()
    await settle()
    expect(() => port.play('tap')).not.toThrow()
    expect(() => port.tone(440, 100)).not.toThrow()
    expect(warn).toHaveBeenCalledTimes(1)
  })
  it('ignores tones that are none', async () => {
    const { port, played } = setUp()
    port.wake()
    await settle()
    for (const hertz of [0, -1, Number.NaN]) port.tone(hertz, 100)
    port.tone(440, 0)
    expect(played()).toEqual([])
  })
  it('does nothing where there is no page', () => {
    expect(() => {
      sound.wake()
      sound.play('tap')
      sound.tone(440, 100)
      sound.music(true)
      sound.setVolumes({ effects: 1, music: 1, muted: false })
    }).not.toThrow()
  })
})

describe('keeping awake', () => {
  function page() {
    const document = Object.assign(new EventTarget(), { hidden: false })
    const window = new EventTarget()
    const context = {
      state: 'suspended',
      resume: vi.fn(async () => {}),
      suspend: vi.fn(async () => {}),
    }
    return { document, window, context }
  }
  it('resumes at every gesture and return while not running, also when interrupted', () => {
    const { document, window, context } = page()
    keepAwake(context, { document, window })
    expect(context.resume).toHaveBeenCalledTimes(1)
    for (const state of ['suspended', 'interrupted']) {
      context.state = state
      for (const type of ['pointerup', 'keydown', 'pageshow']) {
        context.resume.mockClear()
        window.dispatchEvent(new Event(type))
        expect(context.resume, `${state} ${type}`).toHaveBeenCalledTimes(1)
      }
      context.resume.mockClear()
      document.dispatchEvent(new Event('visibilitychange'))
      expect(context.resume, state).toHaveBeenCalledTimes(1)
    }
    for (const state of ['running', 'closed']) {
      context.state = state
      context.resume.mockClear()
      window.dispatchEvent(new Event('pointerup'))
      expect(context.resume, state).not.toHaveBeenCalled()
    }
  })
  it('suspends while hidden, and no key wakes it there', () => {
    const { document, window, context } = page()
    context.state = 'running'
    keepAwake(context, { document, window })
    document.hidden = true
    document.dispatchEvent(new Event('visibilitychange'))
    expect(context.suspend).toHaveBeenCalledTimes(1)
    context.state = 'suspended'
    window.dispatchEvent(new Event('keydown'))
    expect(context.resume).not.toHaveBeenCalled()
    document.hidden = false
    document.dispatchEvent(new Event('visibilitychange'))
    expect(context.resume).toHaveBeenCalledTimes(1)
  })
  it('takes a refusal calmly and lets go when asked', async () => {
    const { document, window, context } = page()
    context.resume.mockImplementation(() => Promise.reject(new Error('not allowed')))
    const letGo = keepAwake(context, { document, window })
    window.dispatchEvent(new Event('pointerup'))
    await settle()
    expect(context.resume).toHaveBeenCalledTimes(2)
    letGo()
    window.dispatchEvent(new Event('pointerup'))
    expect(context.resume).toHaveBeenCalledTimes(2)
  })
})
