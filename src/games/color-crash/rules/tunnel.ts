/**
 * The option "Tunnel": a road of tunnels with bars, rings, crosses and gears in two or three colors. Whatever color the ball has,
 * a way leads through. Three lives, and each that is left is a star.
 */
import type { Emit } from '../../../engine/core/game/contract'
import { itemAt } from '../../../engine/core/itemAt'
import { chance, drawBetween, drawInt, pick, type Random, shuffled } from '../../../engine/core/math/random'
import { halfOf, touchOf } from './hurdles'
import {
  COLORS,
  type Color,
  type Event,
  type Hurdle,
  LIVES,
  MERCY_TICKS,
  PLAYER_RADIUS,
  playerY,
  type Tunnel,
  type World,
} from './world'

export const TUNNEL_NAMES = [
  'gates',
  'halves',
  'rings',
  'gears',
  'crosses',
  'thirds',
  'works',
  'mills',
  'prism',
  'rainbow',
] as const

type Sort = 'gap' | 'parts' | 'ring' | 'cross' | 'gears'

export interface TunnelRules {
  readonly sorts: readonly Sort[]
  readonly colors: 2 | 3
  /** Units per tick, and how much is added by the end. */
  readonly speed: number
  readonly faster: number
  /** Hurdles, and the free way between two, units. */
  readonly count: number
  readonly every: number
  /** Width of a gap, units; turn of rings and crosses, radians per tick. */
  readonly gap: number
  readonly spin: number
}

const PLAIN = { colors: 2, faster: 0.5, count: 12, every: 190, gap: 120, spin: 0.009 } as const

const TUNNELS: Readonly<Record<(typeof TUNNEL_NAMES)[number], TunnelRules>> = {
  gates: { ...PLAIN, sorts: ['gap'], speed: 1.9, count: 15, every: 320, gap: 150 },
  halves: { ...PLAIN, sorts: ['parts', 'gap'], speed: 2.1, count: 19, every: 240 },
  rings: { ...PLAIN, sorts: ['ring', 'gap', 'parts'], speed: 2.1, count: 17, every: 230, spin: 0.007 },
  gears: { ...PLAIN, sorts: ['gears', 'parts', 'ring'], speed: 2.4, count: 15 },
  crosses: { ...PLAIN, sorts: ['cross', 'gap', 'ring'], speed: 2.5, count: 16 },
  thirds: { ...PLAIN, sorts: ['parts', 'ring', 'gears'], colors: 3, speed: 2.1, count: 16, every: 210 },
  works: {
    ...PLAIN,
    sorts: ['gears', 'gap', 'cross'],
    colors: 3,
    speed: 3.5,
    count: 20,
    every: 175,
    gap: 92,
  },
  mills: {
    ...PLAIN,
    sorts: ['ring', 'cross', 'parts'],
    colors: 3,
    speed: 2,
    count: 14,
    every: 210,
    spin: 0.008,
  },
  prism: {
    ...PLAIN,
    sorts: ['parts', 'ring', 'gears', 'cross'],
    colors: 3,
    speed: 2.8,
    count: 20,
    every: 185,
    spin: 0.011,
  },
  rainbow: {
    ...PLAIN,
    sorts: ['parts', 'ring', 'gears', 'cross', 'gap'],
    colors: 3,
    speed: 2.7,
    faster: 0.6,
    count: 22,
    every: 180,
    gap: 96,
    spin: 0.012,
  },
}

/** The first hurdle reaches the ball after this many ticks. */
const FIRST_TICKS = 290
const RING = 112
/** An arc of a ring, degrees: within 120 of them each color occurs. */
const ARCS = { 2: 6, 3: 9 } as const
/** Length of a cross's arms, as a share of the width; free way between two gears, units. */
const ARM = 0.33
const BETWEEN_GEARS = 110
/** A part of a bar is at least this wide, as a share of the width. */
const MIN_PART = 0.2
const ORB_SHARE = 0.6
const ORB_EDGE = 60

const TUNNEL_POINTS = { free: 10, through: 15 } as const
const POINTS_A_LIFE = 100

/** @param number of the tunnel, from 1 */
export const tunnelNameOf = (number: number) => itemAt(TUNNEL_NAMES, number - 1)
export const tunnelRules = ({ stage }: Pick<Tunnel, 'stage'>): TunnelRules => TUNNELS[tunnelNameOf(stage)]
export const hurdlesLeft = (tunnel: Tunnel) => tunnelRules(tunnel).count - tunnel.passed

export function newTunnel(stage: number, random: Random): Tunnel {
  const { colors, speed } = TUNNELS[tunnelNameOf(stage)]
  return {
    stage,
    palette: shuffled(random, COLORS).slice(0, colors),
    hurdles: [],
    sent: 0,
    passed: 0,
    last: null,
    speed,
  }
}

const other = (random: Random, palette: readonly Color[], color: Color | null) =>
  pick(
    random,
    palette.filter((each) => each !== color),
  )

/** Cuts and radii are rounded, so that few pictures are needed. */
const rounded = (share: number) => Math.round(share * 40) / 40

/** The shape of a new hurdle, around y 0. */
function shapeOf(
  sort: Sort,
  { random, width }: World,
  tunnel: Tunnel,
): Omit<Hurdle, 'id' | 'y' | 'passed'>[] {
  const { palette } = tunnel
  const { gap, spin } = tunnelRules(tunnel)
  const turning = chance(random, 0.5) ? spin : -spin
  const still = { x: width / 2, radius: 0, turn: 0, spin: 0, cuts: [] }
  if (sort === 'gap') {
    const middle = drawBetween(random, 0.22, 0.78)
    const half = gap / 2 / width
    const color = pick(random, palette)
    return [
      {
        ...still,
        kind: 'bar',
        colors: [color, null, other(random, palette, color)],
        cuts: [rounded(middle - half), rounded(middle + half)],
      },
    ]
  }
  if (sort === 'parts') {
    const colors = shuffled(random, palette)
    const free = 1 - MIN_PART * colors.length
    const shares = colors
      .slice(1)
      .map(() => drawBetween(random, 0, free))
      .sort((a, b) => a - b)
    return [
      { ...still, kind: 'bar', colors, cuts: shares.map((share, n) => rounded(MIN_PART * (n + 1) + share)) },
    ]
  }
  if (sort === 'gears') {
    const room = width - BETWEEN_GEARS
    const left = Math.round(drawBetween(random, 0.3, 0.7) * (room / 10)) * 10
    const color = pick(random, palette)
    return [
      { ...still, kind: 'gear', x: 0, radius: left, spin: spin / 2, colors: [color] },
      {
        ...still,
        kind: 'gear',
        x: width,
        radius: room - left,
        spin: -spin / 2,
        colors: [other(random, palette, color)],
      },
    ]
  }
  const turn = drawBetween(random, 0, 2 * Math.PI)
  const x = width / 2 + drawBetween(random, -0.08, 0.08) * width
  if (sort === 'cross') {
    const colors = Array.from({ length: 4 }, (_, n) => itemAt(palette, n % palette.length))
    return [{ ...still, kind: 'cross', x, radius: ARM * Math.min(width, 420), turn, spin: turning, colors }]
  }
  const arcs = ARCS[palette.length === 2 ? 2 : 3]
  const colors = Array.from({ length: arcs }, (_, n) => itemAt(palette, n % palette.length))
  return [{ ...still, kind: 'ring', x, radius: RING, turn, spin: turning, colors }]
}

/** Adds the next hurdle above the field, and often an orb before it. */
function send(world: World, tunnel: Tunnel): void {
  const { random, width } = world
  const { sorts, count, every } = tunnelRules(tunnel)
  if (tunnel.sent >= count) return
  const highest = Math.min(...tunnel.hurdles.map((hurdle) => hurdle.y - halfOf(hurdle)))
  if (tunnel.hurdles.length > 0 && highest < every) return
  // Each tunnel begins with its own sort, and repeats none at once.
  const free = sorts.length > 1 ? sorts.filter((_, n) => n !== tunnel.last) : sorts
  const sort = tunnel.last === null ? itemAt(sorts, 0) : pick(random, free)
  const shapes = shapeOf(sort, world, tunnel).map((shape) => ({ ...shape, passed: false, y: 0 }))
  const half = Math.max(...shapes.map((shape) => halfOf({ ...shape, id: 0 })))
  const y = tunnel.sent === 0 ? playerY(world) - FIRST_TICKS * tunnel.speed : -half
  for (const shape of shapes) tunnel.hurdles.push({ ...shape, id: world.nextId++, y })
  tunnel.last = sorts.indexOf(sort)
  tunnel.sent++
  if (tunnel.sent > 1 && chance(random, ORB_SHARE))
    world.orbs.push({
      id: world.nextId++,
      x: drawInt(random, ORB_EDGE, width - ORB_EDGE),
      y: y + half + every / 2,
      colour: other(random, tunnel.palette, world.player.colour),
    })
}

function count(world: World, through: 'gap' | 'match', emit: Emit<Event>): void {
  const points = (through === 'match' ? TUNNEL_POINTS.through : TUNNEL_POINTS.free) + world.combo
  world.score += points
  emit({ type: 'pass', through, points, combo: world.combo, x: world.player.x, color: world.player.colour })
}

/** What is passed counts once, even where two gears are beside each other. */
function pass(world: World, tunnel: Tunnel, emit: Emit<Event>): void {
  const y = playerY(world)
  const gone = tunnel.hurdles.filter((each) => !each.passed && each.y - halfOf(each) > y + PLAYER_RADIUS)
  for (const hurdle of gone) hurdle.passed = true
  const pair = gone.some(({ y: at }) => tunnel.hurdles.some((each) => !each.passed && each.y === at))
  if (gone.length === 0 || pair) return
  tunnel.passed++
  world.passes++
  const at = gone[0]?.y
  const all = tunnel.hurdles.filter((each) => each.y === at)
  if (!all.some(({ grazed }) => grazed))
    count(world, all.some(({ through }) => through) ? 'match' : 'gap', emit)
}

/** Moves the tunnel by one tick. Returns what the ball crashed into, if anything. */
export function stepTunnel(world: World, tunnel: Tunnel, emit: Emit<Event>): Color | 'wall' | null {
  const { count: all, speed, faster } = tunnelRules(tunnel)
  tunnel.speed = speed + (faster * tunnel.passed) / all
  world.speed = tunnel.speed
  if (tunnel.sent === 0) emit({ type: 'tunnel', stage: tunnel.stage })
  for (const hurdle of tunnel.hurdles) {
    hurdle.y += tunnel.speed
    hurdle.turn += hurdle.spin
  }
  for (const orb of world.orbs) orb.y += tunnel.speed
  world.orbs = world.orbs.filter(({ y }) => y < world.height + PLAYER_RADIUS)
  tunnel.hurdles = tunnel.hurdles.filter((hurdle) => hurdle.y - halfOf(hurdle) < world.height + 20)
  send(world, tunnel)
  const { x, colour } = world.player
  let crash: Color | 'wall' | null = null
  for (const hurdle of tunnel.hurdles) {
    if (hurdle.passed) continue
    const touch = touchOf(hurdle, x, playerY(world), world)
    if (touch === null) continue
    if (touch === colour) {
      if (!hurdle.through) emit({ type: 'match', x, y: playerY(world), color: colour })
      hurdle.through = true
    } else if (world.mercy > 0) hurdle.grazed = true
    else {
      hurdle.grazed = true
      crash = touch
    }
  }
  pass(world, tunnel, emit)
  return crash
}

/** A life is lost, and what is near gives way for a moment. */
export const MERCY_IN_TUNNEL = MERCY_TICKS + 15

/** The points for the lives that are left at the end. */
export const lifePoints = ({ lives }: Pick<World, 'lives'>) => Math.min(LIVES, lives) * POINTS_A_LIFE
