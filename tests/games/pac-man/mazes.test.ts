/**
 * Tests Pac-Man's Mazes: the four drawings in both shapes, the stages, their two rounds and the scene between them, stars,
 * and that every stage can be won.
 */
import { describe, expect, it } from 'vitest'
import type { RealtimeGame } from '../../../src/engine/core/game/contract'
import { completeOptions } from '../../../src/engine/core/game/option'
import game from '../../../src/games/pac-man'
import { bot } from '../../../src/games/pac-man/bot'
import { type Options, options } from '../../../src/games/pac-man/options'
import * as pac from '../../../src/games/pac-man/rules'
import { type Ghost, type Road, rules, type World } from '../../../src/games/pac-man/rules'
import { cornerOf, headingOf } from '../../../src/games/pac-man/rules/ghosts'
import { CELL, type Maze } from '../../../src/games/pac-man/rules/maze'
import { playBy } from '../../bench/clumsy/play'
import { STAND_INS } from '../../bench/clumsy/standIns'
import { recordSet } from '../../support/options'
import { someOf } from '../../support/proofs'
import { finger, ticker, typesOf } from '../../support/ticks'

const WIDE = { width: 380, height: 420 }
const NUMBERS = Array.from({ length: pac.STAGES_COUNT }, (_, n) => n + 1)
const SHAPES = ['wide', 'upright'] as const
const optionsOf = (stage: number) => completeOptions(options, { mode: 'mazes', stage: `${stage}` } as Options)
const tick = ticker(rules)

function begin(stage = 1, size: { width: number; height: number } = WIDE) {
  const world = rules.start(optionsOf(stage), 1, size)
  return { world, road: world.road as Road, maze: pac.mazeOf(world) }
}
/** In play, without ghosts. */
function inPlay(stage = 1) {
  const begun = begin(stage)
  Object.assign(begun.world, { state: 'play', ghosts: [] })
  begun.road.waits = false
  return begun
}
/** A ghost on the cell of the player. */
function meet(world: World, more: Partial<Ghost> = {}) {
  const { row, col } = world.player
  const [ghost] = rules.start(optionsOf(1), 1, WIDE).ghosts as [Ghost]
  Object.assign(ghost, { place: 'maze', row, col, clock: 0, ...more })
  pac.settle(ghost)
  world.ghosts = [ghost]
  return tick(world)
}
/** Eats the last dot, which lies beside the player's home. */
function finishRound(world: World, maze: Maze) {
  const { row, col } = maze.home
  Object.assign(world, { ghosts: [], left: 1 })
  world.dots.fill(0)
  world.dots[maze.cellAt(row, col - 1)] = 1
  Object.assign(world.player, { ...maze.home, moving: false, clock: 0, want: '' })
  const events = tick(world, ['left'])
  for (let n = 0; n < 20 && world.state === 'play'; n++) events.push(...tick(world))
  return events
}
const wait = (world: World, ticks: number) => Array.from({ length: ticks }, () => tick(world)).flat()

describe.each(pac.MAZE_NAMES.flatMap((name) => SHAPES.map((shape) => ({ name, shape }))))(
  'the maze $name, $shape',
  ({ name, shape }) => {
    const maze = pac.roadMaze(name, shape)
    const cells = maze.drawing.flatMap((line, row) => [...line].map((_, col) => ({ row, col })))
    const open = cells.filter(({ row, col }) => maze.isOpen(row, col))

    it('is mirrored, fits its field, and has four power pellets and tunnels', () => {
      expect([maze.cols, maze.rows]).toEqual([17, shape === 'wide' ? 19 : 25])
      for (const row of maze.drawing) expect([...row].reverse().join('')).toBe(row)
      expect(maze.dots().filter((kind) => kind === 2)).toHaveLength(4)
      expect(maze.tunnels.length).toBeGreaterThanOrEqual(1)
      for (const row of maze.tunnels) {
        expect(maze.step({ row, col: 0 }, 'left')).toEqual({ row, col: 16 })
        expect(maze.isOpen(row, 16)).toBe(true)
      }
      for (const row of [0, maze.rows - 1]) expect(maze.drawing[row]).toBe('#'.repeat(17))
    })
    it('has no dead end, no open square, and a path to every dot, the fruit and the corners', () => {
      const steps = maze.distancesTo(maze.home)
      for (const { row, col } of open) {
        expect(maze.waysFrom({ row, col }).length, `${row} ${col}`).toBeGreaterThanOrEqual(2)
        expect(steps[maze.cellAt(row, col)], `${row} ${col}`).toBeGreaterThanOrEqual(0)
        const square = [maze.isOpen(row + 1, col), maze.isOpen(row, col + 1), maze.isOpen(row + 1, col + 1)]
        expect(square.every(Boolean), `${row} ${col}`).toBe(false)
      }
      const dots = maze.dots().flatMap((kind, cell) => (kind ? [cell] : []))
      for (const cell of dots) expect(steps[cell]).toBeGreaterThan(0)
      for (const place of [maze.fruit, maze.doorstep, ...pac.NAMES.map((each) => cornerOf(each, maze))])
        expect(maze.isOpen(place.row, place.col)).toBe(true)
    })
    it('stays connected when any one cell is blocked: one ghost alone cannot trap the player', () => {
      for (const blocked of open) {
        const wall = maze.cellAt(blocked.row, blocked.col)
        const start = open.find((cell) => cell !== blocked) as (typeof open)[number]
        const seen = new Set([wall, maze.cellAt(start.row, start.col)])
        for (const cell of seen) {
          if (cell === wall) continue
          for (const next of maze.beside[cell] ?? []) seen.add(next)
        }
        expect(seen.size, `${blocked.row} ${blocked.col}`).toBe(open.length)
      }
    })
  },
)

describe('the stages', () => {
  it('are three in each of the four mazes', () => {
    expect(NUMBERS.map((number) => pac.stageOf(number).maze)).toEqual(
      pac.MAZE_NAMES.flatMap((name) => Array(pac.STAGES_A_MAZE).fill(name)),
    )
  })
  it('get faster and shorter of power, and ghosts catch up on the player', () => {
    const stages = NUMBERS.map(pac.stageOf)
    for (const [n, stage] of stages.slice(1).entries()) {
      const before = stages[n] as typeof stage
      expect(stage.pace.player).toBeGreaterThan(before.pace.player)
      expect(stage.pace.ghost / stage.pace.player).toBeGreaterThan(before.pace.ghost / before.pace.player)
      expect(stage.power).toBeLessThanOrEqual(before.power)
    }
    expect(stages.at(0)?.pace).toMatchObject({ player: 70, ghost: 52 })
    expect(stages.at(-1)?.pace).toMatchObject({ player: 104, ghost: 109 })
  })
  it('bring one more ghost in the second round, up to four', () => {
    const counts = NUMBERS.slice(0, 5).map((number) => {
      const { road, world } = begin(number)
      return [world.ghosts.length, pac.ghostsIn({ ...road, round: 2 })]
    })
    expect(counts).toEqual([
      [2, 3],
      [3, 4],
      [4, 4],
      [3, 4],
      [4, 4],
    ])
  })
  it('alternate scatter and chase for good, set how long a power lasts, and have no spurts or extra life', () => {
    const { world } = inPlay(1)
    expect([0, 1, 2, 3, 40, 41].map((wave) => pac.waveTicks(wave, world))).toEqual([
      480, 720, 480, 720, 480, 720,
    ])
    expect([1, 12].map((stage) => pac.powerTicks(begin(stage).world))).toEqual([480, 150])
    Object.assign(world, { left: 2, score: 20_000 })
    expect(typesOf(tick(world))).toEqual([])
    expect(world.lives).toBe(3)
  })
  it('have speeds by the table of Arcade: 80 is 7 ticks a cell for the player, 75 is 8 for a ghost', () => {
    const { world } = begin(4)
    const [ember] = world.ghosts as [Ghost]
    expect(pac.playerStep(world)).toBeCloseTo(7)
    expect(pac.ghostStep(ember, world)).toBeCloseTo((8 * 75) / 69)
    Object.assign(ember, { row: pac.mazeOf(world).tunnels[0], col: 1 })
    expect(pac.ghostStep(ember, world)).toBeCloseTo((8 * 75) / 37)
  })
  it('keep separate records, for any number of lives in the other modes', () => {
    expect(recordSet(game, { mode: 'mazes', stage: '3', lives: '5' })).toBe('mode=mazes&stage=3')
    expect(recordSet(game, { mode: 'arcade', stage: '3', targets: 'on' })).toBe('lives=3&mode=arcade')
  })
})

describe('a stage', () => {
  it('waits for the first press, for as long as that takes', () => {
    const { world, road, maze } = begin()
    wait(world, 1200)
    expect(world).toMatchObject({ state: 'ready', player: maze.home, waveClock: 0 })
    tick(world, ['right'])
    expect(road.waits).toBe(false)
    expect(world.state).toBe('play')
    wait(world, 20)
    expect(world.player.col).toBeGreaterThan(maze.home.col)
  })
  it('has a scene and a second round after the first, and as many stars as lives are left', () => {
    const { world, road, maze } = inPlay(3)
    world.lives = 2
    expect(finishRound(world, maze)).toContainEqual({ type: 'level', level: 1 })
    wait(world, pac.CLEAR_TICKS)
    expect(world).toMatchObject({ state: 'scene', wait: pac.SCENE_TICKS, road: { round: 2 } })
    const events = wait(world, pac.SCENE_TICKS)
    expect(events).toEqual([{ type: 'begin', level: 2, stage: 3 }])
    expect(world).toMatchObject({ state: 'ready', dots: maze.dots(), eaten: 0 })
    expect(road.waits).toBe(false)
    wait(world, pac.READY_TICKS)
    expect(world.state).toBe('play')
    expect(finishRound(world, maze)).toContainEqual({ type: 'level', level: 2, stars: 2 })
    expect(rules.outcome(world)).toBeNull()
    wait(world, pac.CLEAR_TICKS)
    expect(rules.outcome(world)).toMatchObject({
      result: 'won',
      title: 'Stage 3: 2 stars',
      results: { Stars: 2, Score: world.score },
    })
  })
  it.each([
    ['a direction', ['up'], []],
    ['a finger', [], [finger(10, 10, { pressed: true })]],
  ] as const)('skips the scene by %s, which does not count as a turn', (_, hold, pointers) => {
    const { world, maze } = inPlay()
    finishRound(world, maze)
    wait(world, pac.CLEAR_TICKS + 5)
    expect(world.state).toBe('scene')
    expect(typesOf(tick(world, hold, [], pointers))).toEqual(['begin'])
    expect(world).toMatchObject({ state: 'ready', player: { want: '' } })
  })
  it('is over with the third life, and says what was left', () => {
    const { world } = inPlay()
    for (const lives of [2, 1, 0]) {
      expect(meet(world)).toContainEqual(expect.objectContaining({ type: 'caught', lives }))
      if (lives > 0) wait(world, pac.CAUGHT_TICKS + pac.READY_TICKS)
    }
    wait(world, pac.CAUGHT_TICKS + pac.END_TICKS)
    expect(rules.outcome(world)).toMatchObject({
      result: 'over',
      title: 'Game Over!',
      detail: 'Round 1 of 2, 119 dots left.',
      results: { Stars: 0 },
    })
  })
  it('makes ghosts dangerous once they have returned, also while a power lasts', () => {
    const { world } = inPlay()
    world.power = 300
    expect(typesOf(meet(world, { frightened: true }))).toContain('ghost')
    expect(world.ghosts[0]?.place).toBe('eyes')
    const away = { row: 17, col: 1, moving: false }
    Object.assign(world.player, away)
    pac.settle(world.player, false)
    for (let n = 0; n < 200 && world.ghosts[0]?.place !== 'maze'; n++) tick(world)
    expect(world.ghosts[0]).toMatchObject({ place: 'maze', frightened: false })
    expect(world.power).toBeGreaterThan(0)
    expect(typesOf(meet(world))).toContain('caught')
  })
  it('connects the ends of its tunnels for contact, too', () => {
    const { world, maze } = inPlay()
    const [row] = maze.tunnels as [number]
    Object.assign(world.player, { row, col: 0 })
    pac.settle(world.player, false)
    expect(typesOf(meet(world, { row, col: 16, facing: 'right', clock: 6, pace: 8 }))).toContain('caught')
  })
  it('shows fruit after 35 and 75 dots of a round, that of its stage', () => {
    const { world } = inPlay(4)
    for (const eaten of [35, 75]) {
      const { row, col } = world.player
      const maze = pac.mazeOf(world)
      const way = maze.waysFrom({ row, col })[0] as 'left'
      const next = maze.step({ row, col }, way)
      world.eaten = eaten - 1
      world.dots[maze.cellAt(next.row, next.col)] = 1
      expect(typesOf([...tick(world, [way]), ...wait(world, 8)])).toContain('fruit')
      Object.assign(world.player, { moving: false, clock: 0 })
    }
    expect(pac.fruitOf(world)).toEqual({ look: 1, points: 500 })
  })
  it('shows where ghosts are heading: to their corners first', () => {
    const { world } = inPlay(3)
    expect(headingOf('moss', world)).toEqual({ row: 17, col: 1 })
    world.wave = 1
    expect(headingOf('ember', world)).toEqual({ row: world.player.row, col: world.player.col })
  })
})

describe('the field', () => {
  it('is filled in both shapes, with cells at least as large as in Classic', () => {
    for (const [size, stage] of [
      [WIDE, 1],
      [pac.UPRIGHT, 5],
    ] as const) {
      const { world, maze, road } = begin(stage, size)
      expect(road.upright).toBe(size === pac.UPRIGHT)
      const { scale, x, y } = pac.fitOf(world)
      expect(scale).toBeGreaterThanOrEqual(1)
      expect([x * 2 + maze.cols * CELL * scale, y * 2 + maze.rows * CELL * scale]).toEqual([
        expect.closeTo(size.width),
        expect.closeTo(size.height),
      ])
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x).toBeLessThan(4)
    }
    const classic = rules.start(completeOptions(options), 1, WIDE)
    expect(pac.fitOf(classic)).toEqual({ scale: 1, x: 0, y: 0 })
    expect('road' in classic).toBe(false)
  })
})

/** The stars of a stand-in in the best of its games with these seeds. */
function starsOf(
  name: string,
  stage: number,
  size: { width: number; height: number },
  seeds: number,
): number {
  const standIn = STAND_INS.find((each) => each.name === name)
  if (!standIn) throw new Error(`No stand-in has the name ${name}`)
  let stars = 0
  for (let seed = 1; seed <= seeds && stars === 0; seed++) {
    const play = {
      game: game as never as RealtimeGame,
      bot: bot as never,
      options: optionsOf(stage),
      size,
    }
    const { world } = playBy(standIn.who, play, seed, 60 * 300)
    const outcome = rules.outcome(world as World)
    stars = outcome?.result === 'won' ? (world as World).lives : 0
  }
  return stars
}

describe('the road', () => {
  it.each(SHAPES)(
    'can be walked: the bot wins every stage within three tries: %s',
    { tags: ['sample'] },
    (shape) => {
      const size = shape === 'wide' ? WIDE : pac.UPRIGHT
      for (const stage of someOf(NUMBERS, 1, shape === 'wide' ? 11 : 8))
        expect(starsOf('bot', stage, size, 3), `${stage}`).toBeGreaterThan(0)
    },
  )
  it('begins gently: a slow player wins the first stages', { tags: ['sample'] }, () => {
    for (const stage of someOf([1, 2, 3], 1, 0))
      expect(starsOf('slow', stage, WIDE, 2), `${stage}`).toBeGreaterThan(0)
  })
})
