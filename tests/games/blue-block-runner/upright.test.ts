/** Tests Blue Block Runner in a portrait window. */
import { describe, expect, it } from 'vitest'
import game from '../../../src/games/blue-block-runner/index'
import { rules, type World } from '../../../src/games/blue-block-runner/rules'
import { drop } from '../../../src/games/blue-block-runner/rules/generator'
import { calm, finger, first, obstacle, SIZE, second } from './helpers'

describe('portrait', () => {
  const size = { width: 450, height: 800 }
  const upright = (options: Record<string, string> = {}, seed = 1) => rules.start(options, seed, size)
  const empty = (world: World): World => Object.assign(world, { obstacles: [], collectibles: [] })

  it('has its own field: players run at its bottom, from wall to wall', () => {
    expect(game.upright?.size).toEqual(size)
    const world = empty(upright())
    expect(first(world)).toMatchObject({ x: 225, y: 770 })
    for (let n = 0; n < 200; n++) calm(world, ['right'])
    expect(first(world).x).toBe(440)
    for (let n = 0; n < 200; n++) calm(world, ['left'])
    expect(first(world).x).toBe(10)
  })

  it('hits, catches and scores at that height', () => {
    const world = empty(upright())
    world.collectibles = [{ id: -2, colour: 'blue', x: 225, y: 700 }]
    world.obstacles = [obstacle({ x: 60, y: 760 })]
    for (let n = 0; n < 40; n++) calm(world)
    expect(first(world)).toMatchObject({ attachedBlocks: [{ dx: 0, dy: -1 }], score: 2, alive: true })
    world.obstacles = [obstacle({ id: -3, x: 225, y: 640 })]
    for (let n = 0; n < 60; n++) calm(world)
    expect(first(world).alive).toBe(false)
  })

  it('gives each half to a player, whose finger covers the whole track', () => {
    const world = empty(upright({ mode: 'multi' }))
    expect(world.players.map(({ x }) => x)).toEqual([300, 150])
    for (let n = 0; n < 300; n++) calm(world, [], [finger(1, 440, n === 0), finger(2, 10, n === 0)])
    expect(first(world).x).toBeGreaterThan(400)
    expect(second(world).x).toBeLessThan(50)
  })

  it('drops everything between its walls, at the density of the landscape field', () => {
    const falls = ({ width, height }: typeof size) => {
      const world = empty(rules.start({}, 5, { width, height }))
      for (let n = 0; n < 20_000; n++) drop(world)
      for (const { x, size: side } of world.obstacles) {
        expect(x).toBeGreaterThanOrEqual(side / 2)
        expect(x).toBeLessThanOrEqual(width - side / 2)
      }
      return world.obstacles.length / width
    }
    expect(falls(size) / falls(SIZE)).toBeGreaterThan(0.85)
    expect(falls(size) / falls(SIZE)).toBeLessThan(1.15)
  })
})
