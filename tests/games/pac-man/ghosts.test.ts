/** Tests Pac-Man's ghosts: the target of each, and when it applies. */
import { describe, expect, it } from 'vitest'
import type { Direction } from '../../../src/engine/core/math/grid'
import type { Name } from '../../../src/games/pac-man/rules'
import * as pac from '../../../src/games/pac-man/rules'
import { CORNERS, choose, isScatter, targetOf } from '../../../src/games/pac-man/rules/ghosts'
import { begin, put, scene, tick, ticks } from './helpers'

describe('the four ghosts head for', () => {
  const at = (name: Name, facing: Direction, more: Partial<Record<Name, [number, number]>> = {}) => {
    const world = scene(15, 9, facing)
    for (const [other, [row, col]] of Object.entries(more)) put(world, other as Name, { row, col })
    return targetOf(name, world)
  }

  it('Ember: where the player is', () => {
    expect(at('ember', 'left')).toEqual({ row: 15, col: 9 })
  })
  it('Thistle: four cells ahead of the player, on every side', () => {
    expect(at('thistle', 'left')).toEqual({ row: 15, col: 5 })
    expect(at('thistle', 'right')).toEqual({ row: 15, col: 13 })
    expect(at('thistle', 'up')).toEqual({ row: 11, col: 9 })
    expect(at('thistle', 'down')).toEqual({ row: 19, col: 9 })
  })
  it('Drizzle: as far beyond two cells ahead as Ember is before it', () => {
    expect(at('drizzle', 'left', { ember: [12, 6] })).toEqual({ row: 18, col: 8 })
    expect(at('drizzle', 'up', { ember: [19, 1] })).toEqual({ row: 7, col: 17 })
    expect(at('drizzle', 'right', { ember: [15, 9] })).toEqual({ row: 15, col: 13 })
  })
  it('Moss: the player from afar, its own corner within six cells', () => {
    expect(at('moss', 'left', { moss: [15, 15] })).toEqual({ row: 15, col: 9 })
    expect(at('moss', 'left', { moss: [15, 14] })).toEqual({ row: 19, col: 1 })
    expect(at('moss', 'left', { moss: [11, 6] })).toEqual({ row: 19, col: 1 })
    expect(at('moss', 'left', { moss: [5, 1] })).toEqual({ row: 15, col: 9 })
  })
  it('four different corners while they scatter', () => {
    expect(new Set(Object.values(CORNERS).map(({ row, col }) => `${row} ${col}`)).size).toBe(4)
    const world = scene(15, 9)
    const ember = put(world, 'ember', { row: 5, col: 10, facing: 'left' })
    expect(isScatter(world)).toBe(true)
    // From the crossing at row 5, column 10: not back to the right, but up to its corner at the top right.
    expect(choose(ember, world)).toBe('up')
    world.wave = 1
    expect(choose(ember, world)).toBe('left')
  })
})

describe('the clock', () => {
  it('switches from scatter to chase after 7 s and back after 20 s, and ghosts reverse', () => {
    const world = scene(19, 9)
    const ember = put(world, 'ember', { row: 1, col: 16, facing: 'right' })
    world.waveClock = 419
    tick(world)
    expect(world).toMatchObject({ wave: 1, waveClock: 0 })
    expect(ember.turnBack).toBe(true)
    ticks(world, 8)
    expect(ember.facing).toBe('left')
    expect([0, 1, 6, 7].map((wave) => pac.waveAt(wave, 1))).toEqual([
      420,
      1200,
      300,
      Number.POSITIVE_INFINITY,
    ])
    expect(pac.waveAt(0, 4)).toBe(240)
    expect(pac.waveAt(6, 9)).toBe(120)
  })

  it('lets the ghosts out of the pen one after the other', () => {
    const world = begin()
    world.state = 'play'
    const out = () => world.ghosts.filter(({ place }) => place === 'maze').length
    expect(out()).toBe(1)
    ticks(world, 100)
    expect(out()).toBe(2)
    ticks(world, 210)
    expect(out()).toBe(3)
  })
})
