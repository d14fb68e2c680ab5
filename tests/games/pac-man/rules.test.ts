/** Tests Pac-Man's maze, speeds, turns, ghosts, points and ends. */

import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../../src/engine/core/game/contract'
import type { Direction } from '../../../src/engine/core/math/grid'
import { bot } from '../../../src/games/pac-man/bot'
import * as pac from '../../../src/games/pac-man/rules'
import { type Name, rules, type World } from '../../../src/games/pac-man/rules'
import { choose, cornerOf, isScatter, targetOf } from '../../../src/games/pac-man/rules/ghosts'
import { CELL, CLASSIC as maze } from '../../../src/games/pac-man/rules/maze'
import { sample } from '../../support/proofs'
import { botPlays } from '../../support/ticks'
import { begin, clearDots, put, scene, tick, ticks } from './helpers'

describe('the maze', () => {
  it('has 19 x 21 cells of 20, mirrored, four power pellets, and a tunnel', () => {
    expect([maze.cols, maze.rows, CELL, pac.WIDTH, pac.HEIGHT]).toEqual([19, 21, 20, 380, 420])
    expect(maze.drawing).toHaveLength(21)
    for (const row of maze.drawing) {
      expect(row).toHaveLength(19)
      expect([...row].reverse().join('')).toBe(row)
    }
    expect(pac.fullMaze().filter((kind) => kind === 2)).toHaveLength(4)
    expect(maze.tunnels).toEqual([10])
    expect(maze.step({ row: 10, col: 0 }, 'left')).toEqual({ row: 10, col: 18 })
  })

  it('has no dead end, no open square, and a path to every dot', () => {
    const steps = maze.distancesTo(maze.home)
    for (let row = 0; row < maze.rows; row++)
      for (let col = 0; col < maze.cols; col++) {
        if (!maze.isOpen(row, col)) continue
        expect(maze.waysFrom({ row, col }).length, `${row} ${col}`).toBeGreaterThanOrEqual(2)
        expect(steps[maze.cellAt(row, col)], `${row} ${col}`).toBeGreaterThanOrEqual(0)
        const square = [maze.isOpen(row + 1, col), maze.isOpen(row, col + 1), maze.isOpen(row + 1, col + 1)]
        expect(square.every(Boolean), `${row} ${col}`).toBe(false)
      }
    pac.fullMaze().forEach((kind, cell) => {
      if (kind) expect(steps[cell]).toBeGreaterThan(0)
    })
  })
})

describe('the speeds', () => {
  it('are 7 ticks per cell for the player, 8 for ghosts, 12 when frightened', () => {
    const world = scene(19, 9)
    const ember = put(world, 'ember', { row: 1, col: 9, facing: 'left' })
    clearDots(world)
    tick(world, ['left'])
    ticks(world, 6)
    expect(world.player).toMatchObject({ row: 19, col: 8, clock: 0 })
    tick(world)
    expect(ember).toMatchObject({ row: 1, col: 8, clock: 0, pace: 8 })
    Object.assign(ember, { frightened: true })
    world.power = 400
    ticks(world, 8)
    expect(ember.pace).toBe(12)
    const col = ember.col
    ticks(world, 11)
    expect(ember.col).toBe(col)
    tick(world)
    expect(maze.cellAt(ember.row, ember.col)).not.toBe(maze.cellAt(1, col))
  })

  it('let both glide evenly between cells, through the tunnel too', () => {
    const world = scene(10, 1)
    clearDots(world)
    tick(world, ['left'])
    const seen: number[] = [world.player.x]
    for (let n = 0; n < 20; n++) {
      tick(world)
      seen.push(world.player.x)
    }
    const steps = seen.slice(1).map((x, i) => x - (seen[i] as number))
    expect(steps.filter((dx) => Math.abs(dx + 20 / 7) < 1e-9)).toHaveLength(19)
    expect(steps.filter((dx) => dx > 350)).toHaveLength(1)
    expect(world.player.col).toBe(17)
  })
})

describe('turns', () => {
  it('wait for their corner, however early they are pressed', () => {
    const world = scene(19, 9)
    tick(world, ['left'])
    tick(world, ['up'])
    ticks(world, 7 * 3 - 2 + 3)
    expect(world.player).toMatchObject({ row: 19, col: 6, facing: 'up', want: '' })
    ticks(world, 7)
    expect(world.player).toMatchObject({ row: 18, col: 6 })
  })

  it('come up to 4 ticks late and still count, later they wait for the next corner', () => {
    for (const [late, facing] of [
      [4, 'up'],
      [6, 'left'],
    ] as const) {
      const world = scene(19, 7)
      tick(world, ['left'])
      ticks(world, 6 + late)
      expect(world.player).toMatchObject({ col: 6, clock: late })
      tick(world, ['up'])
      expect(world.player.facing).toBe(facing)
    }
  })

  it('reverse at once in the middle of a step, without a jump', () => {
    const world = scene(19, 9)
    tick(world, ['left'])
    ticks(world, 2)
    const { x } = world.player
    tick(world, ['right'])
    expect(world.player.facing).toBe('right')
    expect(world.player.x).toBeCloseTo(x + 20 / 7)
    ticks(world, 2)
    expect(world.player).toMatchObject({ row: 19, col: 9, clock: 0 })
  })

  /** Ticks with keys held, as many as each says; a key that was held before is no new press. */
  const holding = (world: World, ...parts: (readonly [count: number, ...keys: Direction[]])[]) => {
    let before: readonly Direction[] = []
    for (const [count, ...keys] of parts)
      for (let i = 0; i < count; i++) {
        tick(world, keys, before)
        before = keys
      }
    return world.player
  }
  it('follow a direction that is still held, after a newer one was released', () => {
    // Back to the right, where the next corner upwards lies ahead.
    const way = [
      [3, 'left'],
      [1, 'left', 'up'],
      [4, 'up', 'right'],
    ] as const
    expect(holding(scene(19, 9), ...way, [60, 'up'])).toMatchObject({ facing: 'up', col: 12 })
    // Nothing is held: the tap alone counts.
    expect(holding(scene(19, 9), ...way, [60])).toMatchObject({ facing: 'right' })
  })
  it('go back where they came from, if that is held, but not when two fingers are lifted together', () => {
    expect(holding(scene(19, 9), [9, 'left'], [3, 'left', 'right'], [8, 'left'])).toMatchObject({
      facing: 'left',
    })
    expect(holding(scene(19, 9), [9, 'left'], [3, 'left', 'right'], [2, 'left'], [20])).toMatchObject({
      facing: 'right',
    })
  })
  it('take a tap before the direction that is held', () => {
    expect(holding(scene(18, 6, 'up'), [2, 'up'], [1, 'up', 'right'], [10, 'up'])).toMatchObject({
      facing: 'right',
    })
  })

  it('are kept during the pause before a life; walls stop the player', () => {
    const world = begin()
    expect(tick(world, ['left'])).toEqual([])
    ticks(world, pac.READY_TICKS + 30)
    expect(world.player).toMatchObject({ row: 15, col: 6, moving: false })
  })
})

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
    expect(pac.NAMES.map((name) => cornerOf(name, maze))).toEqual([
      { row: 1, col: 17 },
      { row: 1, col: 1 },
      { row: 19, col: 17 },
      { row: 19, col: 1 },
    ])
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
    expect(world).toMatchObject({ state: 'ready', player: { row: 15, col: 9 } })
    expect(world.ghosts[0]).toMatchObject({ place: 'maze', ...maze.doorstep })
  })

  it('counts contact across the ends of the tunnel, which are connected', () => {
    const world = scene(10, 0)
    put(world, 'ember', { row: 10, col: 18, facing: 'right' })
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

it('a bot clears the first two mazes on each seed', { tags: ['sample'] }, () => {
  for (let seed = 1; seed <= sample(1, 6); seed++) {
    const world = begin(seed)
    botPlays(rules, bot, world, 60 * 300, () => world.level < 3)
    expect(world.level, `seed ${seed}`).toBe(3)
    expect(world.score).toBeGreaterThan(5000)
  }
})
