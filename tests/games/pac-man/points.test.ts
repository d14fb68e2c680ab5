/** Tests Pac-Man's points, the ends of a life, a level and a game, and a simple bot. */
import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../../src/engine/core/game/contract'
import { bot } from '../../../src/games/pac-man/bot'
import * as pac from '../../../src/games/pac-man/rules'
import { rules } from '../../../src/games/pac-man/rules'
import * as maze from '../../../src/games/pac-man/rules/maze'
import { sample } from '../../support/proofs'
import { botPlays } from '../../support/ticks'
import { begin, clearDots, put, scene, tick, ticks } from './helpers'

describe('points', () => {
  it('are 10 a dot and 50 a power pellet, which lasts 100 power ticks of 4', () => {
    const world = scene(19, 9)
    tick(world, ['left'])
    expect(ticks(world, 6)).toContainEqual(expect.objectContaining({ type: 'dot', bites: 1 }))
    expect(world.score).toBe(10)
    const other = scene(4, 1)
    put(other, 'ember', { row: 19, col: 9, facing: 'left' })
    tick(other, ['up'])
    ticks(other, 6)
    expect(other.score).toBe(50)
    expect(other.ghosts.every(({ frightened }) => frightened)).toBe(true)
    expect(pac.POWER_TICKS).toBe(400)
    const events = ticks(other, 399)
    expect(events.map(({ type }) => type).filter((type) => !['turn', 'dot'].includes(type))).toEqual([
      'waning',
      'faded',
    ])
    expect(other.ghosts.some(({ frightened }) => frightened)).toBe(false)
  })

  it('are given for every ghost caught while the power lasts, including one that has returned and looks frightened', () => {
    const world = scene(19, 9)
    clearDots(world)
    for (const ghost of world.ghosts) Object.assign(ghost, { place: 'pen', wait: 9999 })
    put(world, 'ember', { row: 19, col: 9, facing: 'left', frightened: true })
    world.power = 2000
    expect(tick(world)).toContainEqual(expect.objectContaining({ type: 'ghost', points: 200 }))
    Object.assign(world.player, { row: 1, col: 1, moving: false })
    pac.settle(world.player, false)
    const ember = world.ghosts.find(({ name }) => name === 'ember') as pac.Ghost
    for (let n = 0; n < 600 && ember.place !== 'maze'; n++) tick(world)
    expect(ember).toMatchObject({ place: 'maze', frightened: true })
    Object.assign(world.player, { row: 19, col: 9, moving: false })
    pac.settle(world.player, false)
    put(world, 'ember', { row: 19, col: 9, facing: 'left' })
    expect(tick(world)).toContainEqual(expect.objectContaining({ type: 'ghost', points: 400 }))
    expect(world.lives).toBe(3)
  })

  it('double with each ghost of one power: 200, 400, 800, 1600; eaten ones go home as eyes and come out again', () => {
    const world = scene(19, 9)
    clearDots(world)
    world.power = 400
    for (const name of pac.NAMES) put(world, name, { row: 19, col: 9, facing: 'left', frightened: true })
    const events = tick(world).filter(({ type }) => type === 'ghost')
    expect(events.map(({ points }) => points)).toEqual([200, 400, 800, 1600])
    expect(world.score).toBe(3000)
    expect(world.ghosts.every(({ place }) => place === 'eyes')).toBe(true)
    world.power = 2000
    Object.assign(world.player, { row: 1, col: 1, moving: false })
    pac.settle(world.player, false)
    const home: GameEvent[] = []
    for (let n = 0; n < 60 * 4; n++) home.push(...tick(world).filter(({ type }) => type === 'revive'))
    expect(home).toHaveLength(4)
    expect(world.ghosts.every(({ place }) => place !== 'eyes')).toBe(true)
    expect(pac.EYES_STEP).toBeLessThan(pac.GHOST_STEP)
  })

  it('start over with each power, and increase with the fruit of each level', () => {
    const world = scene(4, 1)
    world.chain = 3
    tick(world, ['up'])
    ticks(world, 6)
    expect(world.chain).toBe(0)
    expect([1, 2, 3, 4, 9].map((level) => pac.fruitAt(level).points)).toEqual([100, 300, 500, 700, 700])
    const picker = scene(12, 8, 'right')
    picker.fruit = 100
    tick(picker, ['right'])
    expect(ticks(picker, 6)).toContainEqual(expect.objectContaining({ type: 'tasty', points: 100 }))
    expect(picker).toMatchObject({ fruit: 0, score: 100 })
  })

  it('include a fruit after 50 and 110 dots, for nine seconds', () => {
    const world = scene(19, 9)
    world.eaten = 49
    tick(world, ['left'])
    expect(ticks(world, 6)).toContainEqual({ type: 'fruit' })
    expect(world.fruit).toBe(pac.FRUIT_TICKS - 1)
    expect(pac.FRUIT_TICKS).toBe(540)
    world.player.moving = false
    ticks(world, 540)
    expect(world.fruit).toBe(0)
  })
})

describe('the end of a life, a level, a game', () => {
  it('costs one of three lives on contact, and all restart from their positions', () => {
    const world = scene(19, 9)
    expect(rules.hud(world)).toEqual({ Score: 0, Level: 1, Lives: 3 })
    put(world, 'moss', { row: 19, col: 10, facing: 'left' })
    const events = ticks(world, 8)
    expect(events).toEqual([expect.objectContaining({ type: 'caught', lives: 2, ghost: 'moss' })])
    ticks(world, pac.CAUGHT_TICKS)
    expect(world).toMatchObject({ state: 'ready', player: maze.PLAYER_HOME })
    expect(world.ghosts[0]).toMatchObject({ place: 'maze', ...maze.DOORSTEP })
  })

  it('counts contact across the ends of the tunnel, which are connected', () => {
    const world = scene(maze.TUNNEL_ROW, 0)
    put(world, 'ember', { row: maze.TUNNEL_ROW, col: 18, facing: 'right' })
    tick(world, ['left'])
    expect(ticks(world, 6)).toContainEqual(expect.objectContaining({ type: 'caught', ghost: 'ember' }))
  })

  it('refills the maze 2 s after the last dot, one level up', () => {
    const world = scene(1, 2)
    clearDots(world)
    tick(world, ['left'])
    expect(ticks(world, 6)).toContainEqual({ type: 'level', level: 1 })
    expect(pac.CLEAR_TICKS).toBe(120)
    ticks(world, 119)
    expect(world).toMatchObject({ state: 'clear', left: 0 })
    expect(tick(world)).toContainEqual({ type: 'begin', level: 2 })
    expect(world).toMatchObject({ state: 'ready', level: 2, score: 10, dots: pac.fullMaze() })
  })

  it("shows 'Game Over!' after the last life, after a final animation", () => {
    const world = scene(19, 9)
    Object.assign(world, { lives: 1, score: 730, level: 2 })
    put(world, 'ember', { row: 19, col: 9, facing: 'left' })
    expect(tick(world)).toContainEqual(expect.objectContaining({ type: 'caught', lives: 0 }))
    ticks(world, pac.CAUGHT_TICKS)
    expect(rules.outcome(world)).toBeNull()
    ticks(world, pac.END_TICKS)
    expect(rules.outcome(world)).toEqual({
      result: 'over',
      title: 'Game Over!',
      results: { Score: 730, Level: 2 },
    })
  })
})

it('a simple bot eats four fifths of the maze on each seed, and all of it on some', {
  tags: ['sample'],
}, () => {
  let cleared = 0
  for (let seed = 1; seed <= sample(2, 6); seed++) {
    const world = begin(seed)
    botPlays(rules, bot, world, 60 * 120, () => world.level < 2)
    if (world.level > 1) cleared++
    else expect(world.left, `seed ${seed}`).toBeLessThan(30)
    expect(world.score).toBeGreaterThan(2000)
  }
  expect(cleared).toBeGreaterThanOrEqual(sample(0, 1))
})
