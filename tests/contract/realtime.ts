/** Checks of real-time rules: repeatable games, random input, and seeking in a replay. */
import { expect } from 'vitest'
import type { GameEvent, RealtimeGame } from '../../src/engine/core/game/contract'
import { worldSize } from '../../src/engine/core/game/shape'
import { frameFrom, readInput } from '../../src/engine/core/input/input'
import { createRandom, pick } from '../../src/engine/core/math/random'
import { exactFrame } from '../../src/engine/core/replay/frames'
import { FrameWriter } from '../../src/engine/core/replay/frameWriter'
import { ReplayPlayer } from '../../src/engine/core/replay/replayPlayer'
import { Timeline } from '../../src/play/replay/playback/timeline'
import {
  createMonkey,
  expectFlatEvent,
  expectFlatHud,
  expectPossible,
  findBroken,
  optionSets,
  ROUNDS,
  withPosition,
} from './fuzz'

/** Random games with every option, each replayed from its record. */
export function realtimeFuzz(game: RealtimeGame): void {
  const sets = optionSets(game.options)
  for (let ticks = 0, plays = 0; ticks < ROUNDS || plays < sets.length; plays++) {
    const options = sets[plays % sets.length] ?? {}
    const size = worldSize(game, options)
    const random = createRandom(plays + 100)
    const monkey = createMonkey(random, game, size)
    const writer = new FrameWriter()
    const world = game.rules.start(options, plays, size)
    const emit = (event: GameEvent) => expectFlatEvent(event)
    expect(game.rules.outcome(world)).toBeNull()
    const print = () => game.rules.debug?.(world)
    withPosition(print, () => {
      for (let i = 0; i < ROUNDS / 4 && !game.rules.outcome(world); i++, ticks++) {
        const between = game.rules.interlude?.(world)
        const frame = exactFrame(between ? frameFrom([pick(random, between.choices).action]) : monkey())
        writer.add(frame)
        game.rules.step(world, readInput(frame), emit)
        if (i % 50 === 0) expectFlatHud(game, game.rules.hud(world))
      }
      expect(findBroken(world)).toBeNull()
      expectFlatHud(game, game.rules.hud(world))
      expectPossible(game, game.rules.outcome(world))
    })
    expect(print()).not.toBe('')
    const { ticks: long, slots } = writer
    const input = { kind: 'realtime', size, ticks: long, slots, frames: writer.take() } as const
    const again = new ReplayPlayer(game.rules, options, plays, input).to(long)
    expect(JSON.stringify(again.world)).toBe(JSON.stringify(world))
    expect(again.step()).toBe(false)
  }
}

/** Seeks a recorded game from any moment to any other: forward, backward and past the end. */
export function expectTimeline(game: RealtimeGame): void {
  const options = optionSets(game.options)[0] ?? {}
  const size = worldSize(game, options)
  const seed = 3
  const monkey = createMonkey(createRandom(seed), game, size)
  const writer = new FrameWriter()
  const world = game.rules.start(options, seed, size)
  for (let tick = 0; tick < 400 && !game.rules.outcome(world); tick++) {
    const frame = exactFrame(monkey())
    writer.add(frame)
    game.rules.step(world, readInput(frame), () => {})
  }
  const end = JSON.stringify(world)
  const { ticks, slots } = writer
  const input = { kind: 'realtime', size, ticks, slots, frames: writer.take() } as const
  const record = { game: '', digest: '', seed, options, date: 0, result: 'open', figures: {}, input } as const
  const timeline = new Timeline(game.rules, record)
  const at = (tick: number) => {
    timeline.seek(tick)
    return JSON.stringify(timeline.world)
  }
  const middle = Math.floor(timeline.length / 2)
  const there = at(middle)
  while (timeline.scout(50));
  expect(at(timeline.length + 5)).toBe(end)
  expect(timeline.tick).toBe(timeline.length)
  expect(at(middle)).toBe(there)
  expect(at(middle + 1)).not.toBe(there)
  expect(at(timeline.length)).toBe(end)
}
