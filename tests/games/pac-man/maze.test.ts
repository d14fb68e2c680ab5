/** Tests Pac-Man's maze, speeds and turns. */
import { describe, expect, it } from 'vitest'
import * as pac from '../../../src/games/pac-man/rules'
import * as maze from '../../../src/games/pac-man/rules/maze'
import { begin, clearDots, put, scene, tick, ticks } from './helpers'

describe('the maze', () => {
  it('has 19 x 21 cells of 20, mirrored, four power pellets, and a tunnel', () => {
    expect([maze.COLS, maze.ROWS, maze.CELL, pac.WIDTH, pac.HEIGHT]).toEqual([19, 21, 20, 380, 420])
    expect(maze.MAZE).toHaveLength(21)
    for (const row of maze.MAZE) {
      expect(row).toHaveLength(19)
      expect([...row].reverse().join('')).toBe(row)
    }
    expect(pac.fullMaze().filter((kind) => kind === 2)).toHaveLength(4)
    expect(maze.step({ row: maze.TUNNEL_ROW, col: 0 }, 'left')).toEqual({ row: 10, col: 18 })
  })

  it('has no dead end, no open square, and a path to every dot', () => {
    const steps = maze.distancesTo(maze.PLAYER_HOME)
    for (let row = 0; row < maze.ROWS; row++)
      for (let col = 0; col < maze.COLS; col++) {
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

  it('are kept during the pause before a life; walls stop the player', () => {
    const world = begin()
    expect(tick(world, ['left'])).toEqual([])
    ticks(world, pac.READY_TICKS + 30)
    expect(world.player).toMatchObject({ row: 15, col: 6, moving: false })
  })
})
