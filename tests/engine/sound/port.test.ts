/** The sound port: nothing before a gesture; silent when muted, hidden or broken. */
import { describe, expect, it, vi } from 'vitest'
import { LATEST_MS, RETRY_MS } from '../../../src/engine/sound/mixer'
import { SOUND_NAMES, type SoundName, sound } from '../../../src/engine/sound/port'
import type { Speaker } from '../../../src/engine/sound/speaker'
import { MAX_VOICES } from '../../../src/engine/sound/voices'
import { settle, setUp } from './world'

describe('the port', () => {
  it('loads nothing before a gesture, and once after it', async () => {
    const { world, port, open, played } = setUp()
    port.play('tap')
    port.tone(440, 100)
    port.music(true)
    port.setVolumes({ effects: 1, music: 1, muted: false })
    world.hasActed = false
    port.wake()
    await settle()
    expect(open).not.toHaveBeenCalled()
    world.hasActed = true
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
  it('plays the newest sound of the first gesture if the set loads soon enough', async () => {
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
  it('waits for a context that is not running, and does not queue sounds', async () => {
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
    expect(world.stopped).toBe(SOUND_NAMES.length - MAX_VOICES)
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
    expect(world.calls).toContain('mute true')
  })
  it('stops its sounds when the page is hidden', async () => {
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
    expect(world.calls.at(-1)).toBe('music 0.3')
    port.setVolumes({ effects: 1, music: 0.3, muted: true })
    expect(world.calls.at(-1)).toBe('music 0')
    port.setVolumes({ effects: 1, music: 2, muted: false })
    expect(world.calls.at(-1)).toBe('music 1')
    port.music(false)
    expect(world.calls.at(-1)).toBe('music 0')
  })
  it('stays silent when the audio system fails, reports it once, and tries again later', async () => {
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
  it('ignores invalid tones', async () => {
    const { port, played } = setUp()
    port.wake()
    await settle()
    for (const hertz of [0, -1, Number.NaN]) port.tone(hertz, 100)
    port.tone(440, 0)
    expect(played()).toEqual([])
  })
  it('does nothing without a page', () => {
    expect(() => {
      sound.wake()
      sound.play('tap')
      sound.tone(440, 100)
      sound.music(true)
      sound.setVolumes({ effects: 1, music: 1, muted: false })
    }).not.toThrow()
  })
})
