/** Tests Blue Block Runner's players: steering, the end of a game for two, and texts. */
import { describe, expect, it } from 'vitest'
import game from '../../../src/games/blue-block-runner/index'
import * as run from '../../../src/games/blue-block-runner/rules'
import { rules } from '../../../src/games/blue-block-runner/rules'
import { typesOf } from '../../support/ticks'
import { begin, calm, finger, first, obstacle, second, tick, track } from './helpers'

describe('a player', () => {
  it('gains 0.2 per tick up to 7, and slows by 0.1 when released', () => {
    const world = track()
    for (let n = 1; n <= 35; n++) {
      calm(world, ['right'])
      expect(first(world).speed).toBeCloseTo(Math.min(7, 0.2 * n), 9)
    }
    calm(world, ['right'])
    expect(first(world).speed).toBe(7)
    first(world).x = 300
    for (let n = 1; n <= 70; n++) {
      calm(world)
      expect(first(world).speed).toBeCloseTo(7 - 0.1 * n, 9)
    }
    calm(world)
    expect(first(world).speed).toBe(0)
  })

  it('stays inside with all its blocks', () => {
    const world = track()
    for (let n = 0; n < 200; n++) calm(world, ['left'])
    expect(first(world)).toMatchObject({ x: 10, speed: 0 })
    first(world).attachedBlocks = [
      { dx: -1, dy: 0 },
      { dx: -2, dy: 0 },
    ]
    calm(world)
    expect(first(world).x).toBe(50)
    for (let n = 0; n < 300; n++) calm(world, ['right'])
    expect(first(world).x).toBe(790)
  })

  it('moves to a finger and stops there', () => {
    for (const goal of [40, 380, 410, 760]) {
      const world = track()
      calm(world, [], [finger(1, goal, true)])
      for (let n = 0; n < 240; n++) calm(world, [], [finger(1, goal)])
      expect(Math.abs(first(world).x - goal), `to ${goal}`).toBeLessThan(8)
      expect(Math.abs(first(world).speed)).toBeLessThan(0.5)
      calm(world)
      expect(world.fingers).toEqual([])
    }
  })

  it('of two moves with arrows or A and D, with two pads, or with a finger in a half of the field', () => {
    expect(game.controls.map(({ action, player, keys }) => [action, player, keys?.[0]])).toEqual([
      ['left', 0, 'ArrowLeft'],
      ['right', 0, 'ArrowRight'],
      ['left', 1, 'KeyA'],
      ['right', 1, 'KeyD'],
    ])
    for (const { pad } of game.controls) expect(pad).toHaveLength(2)
    const world = track({}, { mode: 'multi' })
    calm(world, ['left', 'right@1'])
    expect(first(world).speed).toBeCloseTo(-0.2)
    expect(second(world).speed).toBeCloseTo(0.2)
    const touched = track({}, { mode: 'multi' })
    // The player with the arrow keys, on the right, runs on the right and has that half for a finger.
    expect(first(touched).x).toBeGreaterThan(run.WIDTH / 2)
    expect(second(touched).x).toBeLessThan(run.WIDTH / 2)
    calm(touched, [], [finger(7, 770, true), finger(8, 30, true)])
    // A finger keeps its player beyond the middle.
    for (let n = 0; n < 300; n++) calm(touched, [], [finger(7, 430), finger(8, 450)])
    expect(first(touched).x).toBeCloseTo(60, -1)
    expect(second(touched).x).toBeGreaterThan(780)
  })
})

describe('two players', () => {
  const finish = (scores: readonly [number, number]) => {
    const world = track({}, { mode: 'multi' })
    world.players.forEach((player, index) => {
      player.score = scores[index] as number
    })
    world.obstacles = [obstacle({ x: first(world).x, y: 415 })]
    expect(typesOf(calm(world))).toEqual(['crash'])
    expect(world.state).toBe('run')
    const { score } = first(world)
    world.obstacles = [obstacle({ x: 700, y: 469 })]
    calm(world)
    // A player who is out gets no more points.
    expect(first(world).score).toBe(score)
    second(world).score = scores[1]
    world.obstacles = [obstacle({ x: second(world).x, y: 415 })]
    const end = calm(world).find((event) => event.type === 'finish')
    for (let n = 0; n < run.END_TICKS; n++) calm(world)
    const toast = game.toasts?.finish
    return [rules.outcome(world), typeof toast === 'function' && end ? toast(end) : null] as const
  }

  it('play until both are out; the higher score wins, otherwise it is a tie', () => {
    expect(finish([9, 4])).toEqual([
      { result: 'won', title: 'Player 1 (Blue) wins!', results: { Blue: 9, Green: 4 } },
      'Player 1 (Blue) wins!',
    ])
    expect(finish([3, 4])).toEqual([
      { result: 'won', title: 'Player 2 (Green) wins!', results: { Blue: 3, Green: 4 } },
      'Player 2 (Green) wins!',
    ])
    expect(finish([4, 4])).toEqual([
      { result: 'tied', title: "It's a tie!", results: { Blue: 4, Green: 4 } },
      "It's a tie!",
    ])
  })
})

describe('the texts', () => {
  it('are the specified toasts; Space pauses; the mode cannot change during a game', () => {
    const said = (options: Record<string, string>) => {
      const toast = game.toasts?.begin
      const [event] = tick(begin(options))
      return typeof toast === 'function' && event?.type === 'begin' ? toast(event) : null
    }
    expect(said({})).toBe('Single player game started!')
    expect(said({ mode: 'multi' })).toBe('Multiplayer game started!')
    expect(game.toasts?.NewBest).toBe('New high score!')
    expect(game.pauseKeys).toEqual(['Space'])
    expect(game.options[0]).toMatchObject({ locked: true, initial: 'single' })
    expect(game.options[0]?.choices.map(({ label }) => label)).toEqual(['Single Player', 'Multiplayer'])
  })
})
