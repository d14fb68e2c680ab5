/**
 * The option "Wild": monsters that can be shot or stomped, black holes, and three more kinds of platform: lifts that
 * move up and down, clouds that appear and vanish, and shy ones that move aside with every jump.
 */
import type { Emit } from '../../../engine/core/game/contract'
import { sin, square } from '../../../engine/core/math/exactMath'
import { clamp } from '../../../engine/core/math/geometry'
import { chance, drawBetween } from '../../../engine/core/math/random'
import {
  across,
  BODY_HEIGHT,
  type Event,
  HEIGHT,
  JUMP,
  type Monster,
  type Platform,
  type PlatformKind,
  WIDTH,
  type Wild,
  type World,
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
const MONSTERS_FROM = 24
const MONSTERS_APART = 12
const HOLES_FROM = 30
const HOLES_APART = 18
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

export const noWild = (): Wild => ({
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
  { random }: World,
  row: number,
  kind: PlatformKind,
  mayBreak: boolean,
): PlatformKind {
  if (row <= WILD_EASY_ROWS || !chance(random, OTHERS)) return kind
  const drawn = drawBetween(random, 0, 3)
  if (drawn < 1) return 'lift'
  if (drawn < 2) return mayBreak ? 'cloud' : 'lift'
  return 'shy'
}

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
  if (row >= MONSTERS_FROM && row - wild.monsterRow >= MONSTERS_APART && chance(random, 0.5)) {
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
  } else if (row >= HOLES_FROM && row - wild.holeRow >= HOLES_APART && row > wild.monsterRow + 2) {
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
    } else {
      wild.struck = true
      player.vy = Math.max(player.vy, 2)
      emit({ type: 'bitten', x: monster.x, y: monster.y })
      return
    }
  }
}

/** Advances monsters, holes and shots by one tick. Returns true if a hole has swallowed the jumper. */
export function live(world: World, emit: Emit<Event>): boolean {
  const { wild, player } = world
  if (!wild) return false
  wild.age++
  for (const monster of wild.monsters) monster.y = monster.home + sin((wild.age + monster.phase) / 22) * 6
  flyShots(world, wild, emit)
  if (!wild.struck) meetMonsters(world, wild, emit)
  const hole = wild.holes.find((each) => near(player.x, player.y - BODY_HEIGHT / 2, each, HOLE_RADIUS))
  if (hole && !world.flight && !wild.struck) {
    emit({ type: 'swallowed', x: hole.x, y: hole.y })
    return true
  }
  const bottom = world.top + HEIGHT + 40
  if (wild.monsters.some(({ y }) => y > bottom)) wild.monsters = wild.monsters.filter(({ y }) => y <= bottom)
  if (wild.holes.some(({ y }) => y > bottom)) wild.holes = wild.holes.filter(({ y }) => y <= bottom)
  return false
}
