/**
 * The rules of Blue Block Runner: dodge falling obstacles for points. Blocks of the player's color stick, and bombs
 * blow them off.
 */

import type { Emit, Hud, Outcome, RealtimeRules, Size } from '../../../engine/core/game/contract'
import { itemAt } from '../../../engine/core/itemAt'
import { square } from '../../../engine/core/math/exactMath'
import { createRandom } from '../../../engine/core/math/random'
import { ending } from '../../shared/reflex/ending'
import type { Options } from '../options'
import { type Stat, texts } from '../texts/game'
import { catches, hits, keepInside, positionOf, stickingCell } from './body'
import { heat, scoreClose, watchClose } from './daring'
import { drop } from './generator'
import { drive, sideOf, watchFingers, wishOf } from './steering'
import { dropWave, hurt, newTour, TOUR_ASIDE, TOUR_SIZE, TOUR_UP, tourStars } from './tour'
import {
  type Action,
  COLLECTIBLE_SIZE,
  COLLECTIBLE_SPEED,
  COLORS,
  END_TICKS,
  type Event,
  HEAD_START,
  multiplierOf,
  OBSTACLE_SIZE,
  type Obstacle,
  PLAYER_ABOVE,
  PLAYER_SIZE,
  type Player,
  type World,
} from './world'

export * from './body'
export * from './daring'
export * from './tour'
export * from './world'

/** Slower bumps make no sound. */
const BUMP_SPEED = 2

/** Moves an obstacle by one tick: down, sideways, around. */
export function fall(obstacle: Obstacle, { width }: Pick<World, 'width'>): void {
  obstacle.y += obstacle.vy
  obstacle.angle += obstacle.spin
  if (obstacle.vx === 0) return
  obstacle.x += obstacle.vx
  const half = obstacle.size / 2
  const outside = obstacle.x < half || obstacle.x > width - half
  if (outside) obstacle.x = Math.max(half, Math.min(width - half, obstacle.x))
  if (--obstacle.turn > 0 && !outside) return
  obstacle.vx = -obstacle.vx
  obstacle.turn = obstacle.every
}

function move(world: World, emit: Emit<Event>, wish: (player: number) => number): void {
  world.players.forEach((player, index) => {
    if (!player.alive) return
    drive(player, wish(index))
    const { speed } = player
    player.x += speed
    if (keepInside(player, world) && Math.abs(speed) > BUMP_SPEED)
      emit({ type: 'bump', player: index, x: player.x, direction: Math.sign(speed) })
  })
}

function meet(world: World, obstacle: Obstacle, emit: Emit<Event>): boolean {
  let spent = false
  world.players.forEach((player, index) => {
    if (!player.alive || spent || (world.tour?.safe[index] ?? 0) > 0 || !hits(obstacle, player)) return
    const blocks = player.attachedBlocks.length
    if (obstacle.type === 'bomb') {
      player.attachedBlocks = []
      spent = true
      emit({ type: 'blast', player: index, x: obstacle.x, y: obstacle.y, blocks })
    } else if (world.tour) {
      spent = true
      hurt(world.tour, player, index, emit)
    } else {
      player.alive = false
      emit({ type: 'crash', player: index, x: player.x, blocks })
    }
  })
  return spent
}

/** An obstacle that has passed the track gives points to every player still alive. */
function dodged(world: World, obstacle: Obstacle, emit: Emit<Event>): void {
  if (obstacle.quiet) return
  world.players.forEach((player, index) => {
    if (!player.alive) return
    const points = multiplierOf(player)
    player.score += points
    emit({ type: 'dodge', player: index, x: obstacle.x, points })
    scoreClose(player, index, obstacle, emit)
  })
}

/** Moves everything down by one tick. */
function sink(world: World): void {
  for (const obstacle of world.obstacles) fall(obstacle, world)
  for (const block of world.collectibles) block.y += COLLECTIBLE_SPEED
}

/** One tick of the closing pause: everything falls out of the field without scoring. */
function dropOut(world: World): void {
  sink(world)
  const depth = world.height + OBSTACLE_SIZE[1]
  const further = (2 * depth * (END_TICKS - world.wait + 1)) / square(END_TICKS)
  for (const obstacle of world.obstacles) obstacle.y += further
  for (const block of world.collectibles) block.y += further
}

function obstacles(world: World, emit: Emit<Event>): void {
  world.obstacles = world.obstacles.filter((obstacle) => {
    if (meet(world, obstacle, emit)) return false
    if (world.daring || world.tour) watchClose(world, obstacle)
    if (obstacle.y - obstacle.size / 2 <= world.height) return true
    dodged(world, obstacle, emit)
    return false
  })
}

function collect(world: World, emit: Emit<Event>): void {
  world.collectibles = world.collectibles.filter((block) => {
    const index = COLORS.indexOf(block.colour)
    const player = world.players[index]
    if (player?.alive && catches(player, block)) {
      const cell = stickingCell(player, block, world.tour && { aside: TOUR_ASIDE, up: TOUR_UP })
      if (cell) {
        player.attachedBlocks.push(cell)
        const { x, y } = positionOf(player, cell)
        keepInside(player, world)
        emit({ type: 'catch', player: index, x, y, multiplier: multiplierOf(player) })
        return false
      }
    }
    return block.y - COLLECTIBLE_SIZE / 2 <= world.height
  })
}

/** The player with more points: 0 or 1, or null for a tie. */
function winnerOf({ players }: Pick<World, 'players'>): 0 | 1 | null {
  const [blue = 0, green = 0] = players.map(({ score }) => score)
  if (blue === green) return null
  return blue > green ? 0 : 1
}

/** The title of the winner card. */
export function verdict(winner: 0 | 1 | null): string {
  return winner === null ? texts.ends.tie : texts.ends.wins[winner]
}

function runner(index: number, count: number, { width, height }: Size, size?: number): Player {
  const x = (width * (sideOf(index, count) + 1)) / (count + 1)
  return {
    colour: COLORS[index] ?? 'blue',
    x,
    // All stand on the rail.
    y: height - PLAYER_ABOVE - (size ? (size - PLAYER_SIZE) / 2 : 0),
    speed: 0,
    attachedBlocks: [],
    score: 0,
    alive: true,
    heat: 0,
    ...(size && { size }),
  }
}

/** Everybody is out, or the district is done: a closing pause follows. */
function finish(world: World, emit: Emit<Event>): void {
  world.state = 'end'
  world.wait = END_TICKS
  emit({ type: 'finish', players: world.players.length, winner: winnerOf(world) ?? -1 })
}

/** Drops what this run drops. @returns whether that was all */
function dropNext(world: World, emit: Emit<Event>): boolean {
  if (world.tour) return dropWave(world, world.tour, emit)
  drop(world)
  return false
}

export const rules: RealtimeRules<World, Action, Event, Options, Stat> = {
  start(options, seed, size) {
    const count = options.mode === 'multi' ? 2 : 1
    const tour = options.run === 'tour' ? newTour(Number(options.district), count) : undefined
    const world: World = {
      width: size.width,
      height: size.height,
      random: createRandom(seed),
      state: 'run',
      wait: 0,
      age: 0,
      daring: options.run === 'daring',
      ...(tour && { tour }),
      players: Array.from({ length: count }, (_, index) => runner(index, count, size, tour && TOUR_SIZE)),
      obstacles: [],
      collectibles: [],
      fingers: [],
      nextId: 0,
    }
    for (let n = 0; n < HEAD_START && !tour; n++) {
      drop(world)
      sink(world)
    }
    return world
  },

  step(world, input, emit) {
    if (world.state === 'end') dropOut(world)
    if (ending(world)) return
    if (world.age++ === 0) emit({ type: 'begin', players: world.players.length })
    watchFingers(world, input.pointers)
    move(world, emit, (player) => wishOf(world, player, input))
    const done = dropNext(world, emit)
    sink(world)
    obstacles(world, emit)
    collect(world, emit)
    if (world.daring) heat(world, emit)
    if (done && world.tour)
      emit({ type: 'cleared', district: world.tour.district, stars: tourStars(world.tour) })
    if (done || !world.players.some(({ alive }) => alive)) finish(world, emit)
  },

  hud({ players: [blue, green], tour }): Hud<Stat> {
    if (!blue) return {}
    if (!green)
      return {
        Score: blue.score,
        Multiplier: multiplierOf(blue),
        ...(tour && { Lives: itemAt(tour.hearts, 0) }),
      }
    return {
      Blue: blue.score,
      'Blue ×': multiplierOf(blue),
      Green: green.score,
      'Green ×': multiplierOf(green),
    }
  },

  outcome(world): Outcome<Stat> | null {
    if (world.state !== 'over') return null
    const [blue, green] = world.players
    if (!green && world.tour && blue?.alive)
      return {
        result: 'won',
        title: texts.ends.cleared(world.tour.district),
        results: { Score: blue.score, Stars: tourStars(world.tour) },
      }
    if (!green && world.tour)
      return { result: 'lost', title: texts.ends.over, results: { Score: blue?.score ?? 0 } }
    if (!green) return { result: 'over', title: texts.ends.over, results: { Score: blue?.score ?? 0 } }
    const winner = winnerOf(world)
    return {
      result: winner === null ? 'tied' : 'won',
      title: verdict(winner),
      results: { Blue: blue?.score ?? 0, Green: green.score },
    }
  },
}
