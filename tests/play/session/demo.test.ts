/** Demos behind the start panel: they run slowly, report their end, and do not affect the waiting game. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RealtimeBot, RealtimeGame } from '../../../src/engine/core/game/contract'
import { NO_INPUT } from '../../../src/engine/core/input/input'
import { SceneClock } from '../../../src/engine/stage/clock'
import { Demo } from '../../../src/play/session/realtime/demo'
import { RealtimeSession } from '../../../src/play/session/realtime/realtimeSession'
import { cleared, counter, freshPage, toastTexts } from './small'

beforeEach(freshPage)
afterEach(cleared)

interface World {
  ticks: number
  hits: number
}
const game = { ...counter, toasts: { hit: 'Hit!' } } as unknown as RealtimeGame
const size = { width: 100, height: 100 }
/** Presses in ticks 30, 60 and 90. */
const bot: RealtimeBot<unknown> = (_, tick) => (tick > 0 && tick % 30 === 0 ? { hold: ['hit'] } : {})

function open() {
  const clock = new SceneClock()
  const seen: string[] = []
  clock.on('event', ({ type }) => seen.push(type))
  const play = new RealtimeSession(
    { id: 'counter', game, options: { mode: 'a' }, seed: 5 },
    size,
    clock,
    () => NO_INPUT,
  )
  const ended = vi.fn()
  const demo = new Demo({ game, bot, options: { mode: 'a' }, seed: 6, size, ended })
  const run = (seconds: number) => {
    for (let i = 0; i < 60 * seconds; i++) play.frame(1000 / 60)
  }
  return { play, demo, run, seen, ended }
}

describe('a demo behind the start panel', () => {
  it('runs at a third of the speed, and passes its events to the scene only', () => {
    const { play, demo, run, seen } = open()
    play.demo = demo
    run(3)
    expect((demo.world as World).ticks).toBe(60)
    expect((demo.world as World).hits).toBe(1)
    expect(seen).toEqual(['hit'])
    expect(toastTexts).toEqual([])
    expect(play.log).toEqual([])
  })
  it('leaves the waiting game unchanged: world, stats, seed, input', () => {
    const { play, demo, run } = open()
    const { world } = play
    play.demo = demo
    run(3)
    expect(play.world).toBe(world)
    expect(world).toEqual({ ticks: 0, hits: 0 })
    expect(play.view).toMatchObject({ phase: 'ready', seed: 5, hud: { Score: 0 } })
    expect(play.tick).toBe(0)
    play.start()
    run(1)
    // A demo that is still set has no effect during a game.
    expect((demo.world as World).ticks).toBe(60)
    expect(play.tick).toBe(60)
    expect(play.view.seed).toBe(5)
    expect(play.input?.ticks).toBe(60)
    expect(play.view.bests).toEqual({})
  })
  it('reports its end once, after it was shown', () => {
    const { play, demo, run, ended } = open()
    play.demo = demo
    run(5)
    expect(game.rules.outcome(demo.world)).not.toBeNull()
    const { ticks } = demo.world as World
    expect(ended).not.toHaveBeenCalled()
    run(5)
    expect(ended).toHaveBeenCalledTimes(1)
    expect((demo.world as World).ticks).toBe(ticks)
  })
})
