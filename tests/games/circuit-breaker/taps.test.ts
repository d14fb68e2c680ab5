/** Tests Circuit Breaker's taps, constants, successes and failures. */

import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../../src/engine/core/game/contract'
import { completeOptions } from '../../../src/engine/core/game/option'
import game from '../../../src/games/circuit-breaker/index'
import { options } from '../../../src/games/circuit-breaker/options'
import * as circuit from '../../../src/games/circuit-breaker/rules'
import { type CircuitNode, rules, type World } from '../../../src/games/circuit-breaker/rules'
import { begin, press, SIZE, tapAt, tick } from './helpers'

const node = (world: World, step: number) => world.nodes[world.sequence[step] as number] as CircuitNode
const off = (world: World) =>
  world.nodes.find(({ id }) => id !== world.sequence[world.progress]) as CircuitNode

/**
 * Taps the rest of the sequence.
 *
 * @returns the events of the last tap
 */
function finish(world: World): GameEvent[] {
  let events: GameEvent[] = []
  while (world.state === 'play') events = tapAt(world, node(world, world.progress))
  return events
}

describe('a tap', () => {
  it('counts only within 15 of a node', () => {
    const world = begin()
    const first = node(world, 0)
    expect(tapAt(world, first, 15.2)).toEqual([])
    expect(tapAt(world, first, 11, 11)).toEqual([])
    expect(world).toMatchObject({ progress: 0, lives: 3 })
    expect(tapAt(world, first, 10.5, 10.5)).toMatchObject([{ type: 'node', step: 1 }])
    expect(world.progress).toBe(1)
  })

  it('on the next node of the sequence moves the current along the link', () => {
    const world = begin(7)
    tapAt(world, node(world, 0))
    tapAt(world, node(world, 1))
    const [a, b] = world.sequence
    expect(world.links.filter(({ active }) => active)).toHaveLength(1)
    const link = world.links.find(({ active }) => active)
    expect([link?.from, link?.to].sort()).toEqual([a, b].sort())
    expect(world.nodes.filter(({ completed }) => completed).map(({ id }) => id)).toEqual([a, b].sort())
    expect(world.nodes.filter(({ active }) => active).map(({ id }) => id)).toEqual([b])
  })

  it('on a wrong node costs a life and resets progress; a second tap by a trembling finger does not', () => {
    const world = begin(3)
    tapAt(world, node(world, 0))
    expect(tapAt(world, node(world, 0))).toEqual([])
    tapAt(world, node(world, 1))
    for (let n = 0; n <= circuit.ECHO_TICKS; n++) tick(world)
    expect(tapAt(world, node(world, 1))).toMatchObject([{ type: 'wrong', lives: 2 }])
    expect(world).toMatchObject({ progress: 0, lives: 2, state: 'play' })
    expect(world.nodes.some(({ completed, active }) => completed || active)).toBe(false)
    expect(world.links.some(({ active }) => active)).toBe(false)
    finish(world)
    expect(world.state).toBe('success')
  })

  it('counts only while the clock runs', () => {
    const world = rules.start(completeOptions(options, { from: '1' }), 1, SIZE)
    expect(tapAt(world, off(world))).toEqual([])
    expect(rules.hud(world)).toMatchObject({ Time: 33, Lives: 3 })
  })

  it('Reset clears progress without cost', () => {
    const world = begin(4)
    tapAt(world, node(world, 0))
    tapAt(world, node(world, 1))
    expect(tick(world, ['reset'])).toEqual([{ type: 'reset' }])
    expect(world).toMatchObject({ progress: 0, lives: 3 })
    expect(tick(world, ['reset'])).toEqual([])
  })
})

describe('the numbers', () => {
  it('stay on levels 1 and 2, and hide after 3 s from level 3 on', () => {
    for (const level of [1, 2, 3, 4, 9]) {
      const world = rules.start(completeOptions(options), 5, SIZE)
      Object.assign(world, { level: level - 1, state: 'success', wait: 0 })
      tick(world, ['next'])
      expect(world.level).toBe(level)
      while (world.state === 'intro') tick(world)
      let seen = 0
      for (let n = 0; n < 600; n++) {
        if (circuit.numbersShown(world)) seen++
        tick(world)
      }
      expect(seen).toBe(level < 3 ? 600 : 180)
    }
  })

  it('are visible again after a life is lost, but not after a Reset', () => {
    const world = begin(2, 4)
    for (let n = 0; n < 200; n++) tick(world)
    tapAt(world, node(world, 0))
    tick(world, ['reset'])
    expect(circuit.numbersShown(world)).toBe(false)
    tapAt(world, off(world))
    expect(circuit.numbersShown(world)).toBe(true)
    for (let n = 0; n < 180; n++) tick(world)
    expect(circuit.numbersShown(world)).toBe(false)
  })
})

describe('a success', () => {
  it('scores level x 100 + seconds left x 10', () => {
    expect([circuit.scoreOf(1, 33), circuit.scoreOf(7, 4), circuit.scoreOf(3, 0)]).toEqual([430, 740, 300])
    const world = begin(6)
    for (let n = 0; n < 119; n++) tick(world)
    expect(finish(world).at(-1)).toEqual({ type: 'connected', level: 1, points: 100 + 31 * 10 })
    expect(rules.hud(world)).toMatchObject({ Score: 410, Time: 31 })
  })

  it("shows 'Circuit Connected' with two choices after a moment, and continues only with 'Next Level'", () => {
    const world = begin(6)
    finish(world)
    expect(rules.interlude?.(world)).toBeNull()
    tick(world, ['next'])
    expect(world.state).toBe('success')
    for (let n = 0; n < circuit.GUARD_TICKS; n++) tick(world)
    expect(rules.interlude?.(world)).toEqual({
      title: 'Circuit Connected',
      detail: 'Level 1 complete.',
      results: { 'Level score': world.gained, Score: world.score },
      choices: [
        { action: 'next', label: 'Next Level' },
        { action: 'menu', label: 'Main Menu' },
      ],
    })
    for (let n = 0; n < 1200; n++) tick(world)
    tick(world, ['reset'])
    tick(world, ['tap'], [press(200, 230)])
    expect(world).toMatchObject({ level: 1, state: 'success' })
    expect(tick(world, ['next'])).toEqual([{ type: 'level', level: 2 }])
    expect(world).toMatchObject({ level: 2, state: 'intro', lives: 3 })
    expect(rules.interlude?.(world)).toBeNull()
  })

  it("goes to the start panel with 'Main Menu', and its score counts", () => {
    const world = begin(8)
    finish(world)
    for (let n = 0; n < circuit.GUARD_TICKS; n++) tick(world)
    tick(world, ['menu'])
    expect(rules.outcome(world)).toEqual({
      result: 'won',
      title: 'Circuit Connected',
      results: { 'Final Score': world.score, Circuits: 1 },
      left: true,
    })
  })
})

describe('a failure', () => {
  it("follows the third wrong tap: 'System Failure!', then 'System Failure'", () => {
    const world = begin(2)
    tapAt(world, off(world))
    tapAt(world, off(world))
    expect(tapAt(world, off(world)).map(({ type }) => type)).toEqual(['wrong', 'failure'])
    expect(rules.outcome(world)).toBeNull()
    for (let n = 0; n < circuit.FAILED_TICKS; n++) tick(world)
    expect(rules.outcome(world)).toMatchObject({
      result: 'lost',
      title: 'System Failure',
      detail: 'No lives left on level 1.',
    })
    expect(game.toasts?.failure).toBe('System Failure!')
    expect(game.words).toEqual({ start: 'Start Hacking', again: 'Try Again', menu: 'Main Menu' })
  })

  it('follows when the time is up, with the last five seconds counted', () => {
    const world = begin(2)
    const events: GameEvent[] = []
    let ticks = 0
    for (; world.state === 'play'; ticks++) events.push(...tick(world))
    expect(ticks).toBe(33 * 60)
    expect(events.filter(({ type }) => type === 'second').map(({ left }) => left)).toEqual([5, 4, 3, 2, 1])
    for (let n = 0; n < circuit.FAILED_TICKS; n++) tick(world)
    expect(rules.outcome(world)).toMatchObject({ result: 'lost', detail: 'Out of time on level 1.' })
  })
})
