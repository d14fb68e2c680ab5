/** The rules of Pac-Man: dots, powers, ghosts eaten and ghosts that catch, fruit, lives and levels. */
import type { Emit, Hud, Input, Outcome, RealtimeRules, Size } from '../../../engine/core/game/contract'
import { pow, square } from '../../../engine/core/math/exactMath'
import { createRandom } from '../../../engine/core/math/random'
import type { Options } from '../options'
import { type Stat, texts } from '../texts/game'
import { EXTRA_LIFE, fruitAfter, fruitOf, playerStep, powerTicks, spurtOf, waveTicks } from './arcade'
import { debug } from './debug'
import { becomeEyes, freshGhosts, frighten, moveGhost } from './ghosts'
import { CELL, CLASSIC } from './maze'
import { mazeOf } from './mazes'
import { freshPlayer, movePlayer, readTurn } from './player'
import { newRoad, ROAD_LIVES, ROUNDS, SCENE_TICKS } from './stages'
import {
  type Action,
  CAUGHT_TICKS,
  CLEAR_TICKS,
  DOT,
  END_TICKS,
  type Event,
  FRUIT_TICKS,
  GHOST,
  POWER,
  READY_TICKS,
  type Road,
  TOUCH,
  WARN_TICKS,
  type World,
} from './world'

export * from './arcade'
export * from './mazes'
export * from './stages'
export * from './world'

/** The dots of the full maze of Classic, by cell. */
export const fullMaze = (): number[] => CLASSIC.dots()

/** Puts everyone back to their start positions. */
function resetPositions(world: World): void {
  world.player = freshPlayer(mazeOf(world))
  world.player.pace = playerStep(world)
  world.ghosts = freshGhosts(world)
  world.state = 'ready'
  world.wait = READY_TICKS
  world.power = 0
  world.chain = 0
  world.fruit = 0
  world.wave = 0
  world.waveClock = 0
}

function fill(world: World): void {
  world.dots = mazeOf(world).dots()
  world.left = world.dots.filter(Boolean).length
  world.eaten = 0
  world.spurt = 0
}

function start(options: Options, seed: number, { width, height }: Size): World {
  const road = options.mode === 'mazes' ? newRoad(Number(options.stage), height > 1.2 * width) : undefined
  const world: World = {
    random: createRandom(seed),
    arcade: options.mode !== 'classic',
    state: 'ready',
    wait: READY_TICKS,
    level: 1,
    score: 0,
    lives: road ? ROAD_LIVES : Number(options.lives),
    dots: [],
    left: 0,
    eaten: 0,
    player: freshPlayer(CLASSIC),
    ghosts: [],
    wave: 0,
    waveClock: 0,
    power: 0,
    chain: 0,
    fruit: 0,
    extra: true,
    spurt: 0,
    bites: 0,
    ...(road && { road }),
  }
  fill(world)
  resetPositions(world)
  return world
}

function eat(world: World, emit: Emit<Event>): void {
  const { row, col } = world.player
  const maze = mazeOf(world)
  const cell = maze.cellAt(row, col)
  const kind = world.dots[cell]
  const at = { x: (col + 0.5) * CELL, y: (row + 0.5) * CELL }
  if (kind) {
    world.dots[cell] = 0
    world.left--
    world.eaten++
    world.bites++
    world.score += kind === 2 ? POWER : DOT
    if (kind === 2) {
      world.power = powerTicks(world)
      world.chain = 0
      frighten(world)
      emit({ type: world.power > 0 ? 'power' : 'bold', ...at })
    } else emit({ type: 'dot', ...at, bites: world.bites })
    if (fruitAfter(world).includes(world.eaten)) {
      world.fruit = FRUIT_TICKS
      emit({ type: 'fruit' })
    }
  }
  if (world.fruit > 0 && row === maze.fruit.row && col === maze.fruit.col) {
    const { points } = fruitOf(world)
    world.fruit = 0
    world.score += points
    emit({ type: 'tasty', ...at, points })
  }
  if (world.left > 0) return
  world.state = 'clear'
  world.wait = CLEAR_TICKS
  const { road, lives } = world
  if (road?.round === ROUNDS) emit({ type: 'level', level: world.level, stars: lives })
  else emit({ type: 'level', level: world.level })
}

function runClocks(world: World, emit: Emit<Event>): void {
  if (world.fruit > 0) world.fruit--
  if (world.power > 0) {
    world.power--
    if (world.power === WARN_TICKS) emit({ type: 'waning' })
    if (world.power > 0) return
    world.chain = 0
    for (const ghost of world.ghosts) ghost.frightened = false
    emit({ type: 'faded' })
    return
  }
  if (++world.waveClock < waveTicks(world.wave, world)) return
  world.wave++
  world.waveClock = 0
  for (const ghost of world.ghosts) if (ghost.place === 'maze') ghost.turnBack = true
}

function meet(world: World, emit: Emit<Event>): void {
  const { player, road } = world
  const wide = mazeOf(world).cols * CELL
  for (const ghost of world.ghosts) {
    if (ghost.place === 'eyes' || ghost.place === 'pen') continue
    const { x, y } = ghost
    const across = Math.abs(x - player.x)
    // The tunnel joins the sides.
    if (square(Math.min(across, wide - across)) + square(y - player.y) >= square(TOUCH)) continue
    // In Mazes a ghost that was eaten and has returned is dangerous at once.
    if (road ? !ghost.frightened : world.power === 0) {
      world.state = 'caught'
      world.wait = CAUGHT_TICKS
      world.lives--
      emit({ type: 'caught', x: player.x, y: player.y, ghost: ghost.name, lives: world.lives })
      return
    }
    // 200, 400, 800, 1600 within one power.
    const points = GHOST * pow(2, world.chain)
    world.chain++
    world.score += points
    becomeEyes(ghost)
    emit({ type: 'ghost', x, y, points, chain: world.chain, ghost: ghost.name })
  }
}

/** Arcade's additions besides speed: the extra life, and the event of Ember's speed-ups. */
function arcadeClocks(world: World, emit: Emit<Event>): void {
  if (!world.arcade || world.road) return
  if (world.extra && world.score >= EXTRA_LIFE) {
    world.extra = false
    world.lives++
    emit({ type: 'extra', x: world.player.x, y: world.player.y, lives: world.lives })
  }
  const spurt = spurtOf(world)
  if (spurt > world.spurt) emit({ type: 'spurt', faster: spurt })
  world.spurt = spurt
}

/** After the first round of Mazes comes a short scene, and after the second one the end. */
function finishRound(world: World, road: Road): void {
  if (road.round === ROUNDS) world.state = 'over'
  else {
    road.round = ROUNDS
    world.state = 'scene'
    world.wait = SCENE_TICKS
  }
}

function rest(world: World, input: Input<Action>, emit: Emit<Event>): void {
  const { road } = world
  if (road?.waits) {
    if (world.player.want === '') return
    road.waits = false
    world.wait = 1
  }
  const isPressed = input.presses().length > 0 || input.pointers.some(({ pressed }) => pressed)
  if (world.state === 'scene' && isPressed) world.wait = 1
  if (--world.wait > 0) return
  if (world.state === 'ready') world.state = 'play'
  else if (world.state === 'clear' && world.road) finishRound(world, world.road)
  else if (world.state === 'clear' || world.state === 'scene') {
    world.level++
    fill(world)
    resetPositions(world)
    emit({ type: 'begin', level: world.level, ...(road && { stage: road.stage }) })
  } else if (world.state === 'end') world.state = 'over'
  else if (world.lives > 0) resetPositions(world)
  else {
    world.state = 'end'
    world.wait = END_TICKS - CAUGHT_TICKS / 2
  }
}

export const rules: RealtimeRules<World, Action, Event, Options, Stat> = {
  start,

  step(world, input, emit) {
    if (world.state === 'over') return
    // Directions pressed during the pause before a life count too.
    if (world.state === 'ready' || world.state === 'play') readTurn(world, input)
    if (world.state !== 'play') {
      rest(world, input, emit)
      return
    }
    const turn = movePlayer(world, () => eat(world, emit))
    if (turn) emit({ type: 'turn' })
    if (world.left === 0) return
    for (const ghost of world.ghosts) moveGhost(ghost, world, emit)
    meet(world, emit)
    if (world.state === 'play') runClocks(world, emit)
    arcadeClocks(world, emit)
  },

  hud: ({ score, level, lives, left, road }): Hud<Stat> =>
    road ? { Score: score, Left: left, Lives: lives } : { Score: score, Level: level, Lives: lives },

  outcome({ state, score, level, lives, left, road }): Outcome<Stat> | null {
    if (state !== 'over') return null
    if (road && lives > 0)
      return {
        result: 'won',
        title: texts.ends.stage(road.stage, lives),
        results: { Score: score, Stars: lives },
      }
    if (road)
      return {
        result: 'over',
        title: texts.ends.over,
        detail: texts.ends.left(road.round, left),
        results: { Score: score, Stars: 0 },
      }
    return { result: 'over', title: texts.ends.over, results: { Score: score, Level: level } }
  },

  debug,
}
