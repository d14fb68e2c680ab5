/** A sound port with a simulated page, for tests. */
import { vi } from 'vitest'
import { createSoundPort, type Surroundings } from '../../../src/engine/sound/mixer'
import type { Speaker } from '../../../src/engine/sound/speaker'

/** A sound port with its own page: a manual clock and a speaker that records its calls. */
export function setUp(part: Partial<Surroundings> = {}) {
  const world = {
    now: 0,
    hidden: false,
    hasActed: true,
    awake: true,
    calls: [] as string[],
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
      world.calls.push(`${name} ${rate.toFixed(2)} ${volume.toFixed(2)}`)
      return started(200)
    },
    tone: (hertz, ms, volume) => {
      world.calls.push(`${hertz} Hz ${ms} ms ${volume.toFixed(2)}`)
      return started(ms)
    },
    music: (volume) => world.calls.push(`music ${volume}`),
    mute: (muted) => world.calls.push(`mute ${muted}`),
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
    hasActed: () => world.hasActed,
    strict: true,
    warn,
    ...part,
  })
  const played = () => world.calls.filter((line) => !/^(music|mute)/.test(line))
  return { world, port, open, warn, played }
}

export const settle = () => new Promise((resolve) => setTimeout(resolve, 0))
