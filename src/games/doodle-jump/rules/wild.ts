/**
 * The option "Wild": monsters that can be shot or stomped, black holes, and three more kinds of platform: lifts that
 * move up and down, clouds that appear and vanish, and shy ones that move aside with every jump.
 */
import type { Emit } from '../../../engine/core/game/contract'
import { sin, square } from '../../../engine/core/math/exactMath'
import { clamp } from '../../../engine/core/math/geometry'
import { chance, drawBetween, pick } from '../../../engine/core/math/random'
import {
  across,
  BODY_HEIGHT,
  type Event,
  FLIGHT_TICKS,
  JUMP,
  LIVES,
  type Monster,
  type Platform,
  type PlatformKind,
  WIDTH,
  type Wild,
  type World,
  type WorldName,
  worldAt,
} from './world'

/** Amplitude of lifts, units, and the ticks of a cycle. */
export const LIFT_REACH = 18
export const LIFT_TICKS = 150
/** Phases of a cloud, in ticks: solid, fading as a warning, gone. */
export const CLOUD_TICKS = { here: 150, fading: 45, gone: 55 } as const
export const CLOUD_CYCLE = CLOUD_TICKS.here + CLOUD_TICKS.fading + CLOUD_TICKS.gone
/** How far shy platforms move aside with each jump, units, and their speed, units per tick. */
export const SHY_STEP = 60
const SHY_PACE = 4

export const MONSTER_RADIUS = 22
/** Holes are drawn larger than this radius: their edge does not pull. */
export const HOLE_RADIUS = 20
export const HOLE_DRAWN = 34
/** The jumper's hit circle has this radius. */
const BODY_RADIUS = 15
/** From which row on there are monsters, how many rows apart, how many rows of climb make them a row nearer, and the least. */
const MONSTERS = { from: 24, apart: 12, closer: 60, least: 5 }
/** Holes are in higher worlds only. */
const HOLES = { from: 30, apart: 18, closer: 40, least: 7 }
const HOLE_WORLDS: readonly WorldName[] = ['storm', 'night', 'space', 'galaxy']
/** The kinds of platform that each world adds. */
const KINDS: Readonly<Record<WorldName, readonly PlatformKind[]>> = {
  sky: ['lift'],
  clouds: ['cloud'],
  storm: ['lift', 'shy'],
  night: ['cloud', 'shy'],
  space: ['lift', 'cloud', 'shy'],
  galaxy: ['lift', 'cloud', 'shy'],
}
/** Ticks without danger after a flight. */
const SAFE_TICKS = 60
/**
 * How far below the platform of their row they float; how many places are tried for each; and within which distance
 * platforms matter, units.
 */
const BELOW = 12
const TRIES = 8
const AROUND = 150

const SHOT_SPEED = 15
const SHOT_RADIUS = 9
const MAX_SHOTS = 3
const RELOAD_TICKS = 12

/** The first rows are all normal: about seven seconds of a climb. */
export const WILD_EASY_ROWS = 20
/** After them other kinds of platform appear with this probability. */
const OTHERS = 0.34

export const newWild = (height: number): Wild => ({
  height,
  lives: LIVES,
  safe: 0,
  entered: 0,
  age: 0,
  monsters: [],
  holes: [],
  shots: [],
  reload: 0,
  struck: false,
  monsterRow: 0,
  holeRow: 0,
})

/** Sometimes another kind for a row; `mayBreak`: the platform below is solid. */
export function wildKind(
  { random, last }: World,
  row: number,
  kind: PlatformKind,
  mayBreak: boolean,
): PlatformKind {
  if (row <= WILD_EASY_ROWS || !chance(random, OTHERS)) return kind
  const drawn = pick(random, KINDS[worldAt(last.y)])
  return drawn === 'cloud' && !mayBreak ? 'lift' : drawn
}

/** How many rows lie between two monsters or holes at this row. */
const apartAt = (row: number, { apart, closer, least }: typeof MONSTERS) =>
  Math.max(least, apart - Math.floor(row / closer))

/** Of several random places at this height, the one farthest from all platforms. */
function offTheWay({ random, platforms }: World, y: number): number {
  let best = { x: 0, room: -1 }
  for (let n = 0; n < TRIES; n++) {
    const x = drawBetween(random, 0, WIDTH)
    const room = platforms.reduce(
      (min, platform) =>
        Math.abs(platform.y - y) > AROUND ? min : Math.min(min, Math.abs(across(x, platform.x))),
      WIDTH,
    )
    if (room > best.room) best = { x, room }
  }
  return best.x
}

/** What a new row has besides its platform: a monster or a hole, off the path. */
export function inhabit(world: World, { y, row }: Platform): void {
  const { wild, random } = world
  if (!wild) return
  if (row >= MONSTERS.from && row - wild.monsterRow >= apartAt(row, MONSTERS) && chance(random, 0.5)) {
    wild.monsterRow = row
    const look = chance(random, 0.5) ? 1 : 0
    const home = y + BELOW
    wild.monsters.push({
      id: world.nextId++,
      x: offTheWay(world, home),
      home,
      y: home,
      look,
      phase: row * 17,
    })
  } else if (
    row >= HOLES.from &&
    row - wild.holeRow >= apartAt(row, HOLES) &&
    row > wild.monsterRow + 2 &&
    HOLE_WORLDS.includes(worldAt(y))
  ) {
    wild.holeRow = row
    wild.holes.push({ id: world.nextId++, x: offTheWay(world, y + BELOW), y: y + BELOW })
  }
}

/** Visibility of a cloud, 1 to 0; it carries while above 0. */
export function cloudAt({ phase = 0 }: Platform, age: number): number {
  const at = (age + phase) % CLOUD_CYCLE
  const { here, fading } = CLOUD_TICKS
  return at < here ? 1 : at < here + fading ? 1 - (at - here) / fading : 0
}

/** Whether a platform can be landed on at `age`. */
export const isSolid = (platform: Platform, age: number) =>
  platform.kind !== 'cloud' || cloudAt(platform, age) > 0

/** Advances lifts, clouds and shy platforms by one tick. */
export function stir({ platforms, wild }: World): void {
  if (!wild) return
  for (const platform of platforms) {
    if (platform.kind === 'lift') {
      const before = platform.y
      const angle = ((wild.age + (platform.phase ?? 0)) / LIFT_TICKS) * 2 * Math.PI
      platform.y = (platform.home ?? before) + sin(angle) * LIFT_REACH
      platform.vy = platform.y - before
    } else if (platform.aside) {
      const step = clamp(platform.aside, -SHY_PACE, SHY_PACE)
      platform.aside -= step
      platform.x = clamp(platform.x + step, platform.width / 2 + 2, WIDTH - platform.width / 2 - 2)
    }
  }
}

/** After a jump, visible shy platforms move to the side with more space. */
export function startle({ platforms, top }: World): void {
  for (const platform of platforms)
    if (platform.kind === 'shy' && platform.y > top)
      platform.aside = platform.x < WIDTH / 2 ? SHY_STEP : -SHY_STEP
}

/** A shot straight up from the jumper's nose. */
export function shoot(world: World, emit: Emit<Event>): void {
  const { wild, player } = world
  if (!wild || wild.struck || wild.reload > 0 || wild.shots.length >= MAX_SHOTS) return
  wild.reload = RELOAD_TICKS
  wild.shots.push({ id: world.nextId++, x: player.x, y: player.y - BODY_HEIGHT })
  emit({ type: 'shot', x: player.x, y: player.y - BODY_HEIGHT })
}

const near = (x: number, y: number, other: { x: number; y: number }, reach: number) =>
  square(across(x, other.x)) + square(y - other.y) < square(reach)

function burst(wild: Wild, monster: Monster, emit: Emit<Event>): void {
  wild.monsters = wild.monsters.filter((other) => other !== monster)
  emit({ type: 'monster', x: monster.x, y: monster.y, look: monster.look })
}

function flyShots(world: World, wild: Wild, emit: Emit<Event>): void {
  wild.reload = Math.max(0, wild.reload - 1)
  for (const shot of wild.shots) shot.y -= SHOT_SPEED
  wild.shots = wild.shots.filter((shot) => {
    const hit = wild.monsters.find((monster) => near(shot.x, shot.y, monster, MONSTER_RADIUS + SHOT_RADIUS))
    if (hit) burst(wild, hit, emit)
    return !hit && shot.y > world.top - 20
  })
}

/**
 * Monsters are stomped from above. Any other contact makes the jumper fall, unless it is flying: then it knocks them
 * away.
 */
function meetMonsters(world: World, wild: Wild, emit: Emit<Event>): void {
  const { player } = world
  for (const monster of wild.monsters) {
    if (!near(player.x, player.y - BODY_HEIGHT / 2, monster, MONSTER_RADIUS + BODY_RADIUS)) continue
    if (world.flight) burst(wild, monster, emit)
    else if (player.vy > 0 && player.y < monster.y + 4) {
      burst(wild, monster, emit)
      player.vy = JUMP
      emit({ type: 'stomp', x: monster.x, y: monster.y })
    } else if (wild.safe > 0) {
      return
    } else {
      emit({ type: 'bitten', x: monster.x, y: monster.y })
      burst(wild, monster, emit)
      if (rescue(world, wild, emit)) return
      wild.struck = true
      player.vy = Math.max(player.vy, 2)
      return
    }
  }
}

/**
 * A balloon carries the jumper on, for a life.
 *
 * @returns false with the last life
 */
export function rescue(world: World, wild: Wild, emit: Emit<Event>): boolean {
  if (--wild.lives <= 0) return false
  const { player, top } = world
  world.flight = { kind: 'balloon', left: FLIGHT_TICKS.balloon }
  player.y = Math.min(player.y, top + wild.height - 10)
  player.vy = Math.min(player.vy, 0)
  emit({ type: 'rescued', x: player.x, y: player.y, lives: wild.lives })
  return true
}

/** Advances monsters, holes and shots by one tick. Returns true if a hole has swallowed the jumper. */
export function live(world: World, emit: Emit<Event>): boolean {
  const { wild, player } = world
  if (!wild) return false
  wild.age++
  if (world.flight) wild.safe = SAFE_TICKS
  else if (wild.safe > 0) wild.safe--
  for (const monster of wild.monsters) monster.y = monster.home + sin((wild.age + monster.phase) / 22) * 6
  flyShots(world, wild, emit)
  if (!wild.struck) meetMonsters(world, wild, emit)
  const hole = wild.holes.find((each) => near(player.x, player.y - BODY_HEIGHT / 2, each, HOLE_RADIUS))
  if (hole && wild.safe === 0 && !wild.struck) {
    emit({ type: 'swallowed', x: hole.x, y: hole.y })
    if (!rescue(world, wild, emit)) return true
  }
  const bottom = world.top + wild.height + 40
  if (wild.monsters.some(({ y }) => y > bottom)) wild.monsters = wild.monsters.filter(({ y }) => y <= bottom)
  if (wild.holes.some(({ y }) => y > bottom)) wild.holes = wild.holes.filter(({ y }) => y <= bottom)
  return false
}
