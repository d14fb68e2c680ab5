/**
 * The mode "Arcade": a road of boards, one per game. The ball gets faster in three steps, the ceiling halves the paddle,
 * rows and bosses move, and bosses drop what halves the paddle for a while.
 */
import type { Emit } from '../../../engine/core/game/contract'
import { circleOverlapsRect } from '../../../engine/core/math/geometry'
import { paddleRect, type Touch } from './flight'
import {
  type Arcade,
  BALL_RADIUS,
  BOSS_HEIGHT,
  type Brick,
  DROP_RADIUS,
  type Event,
  paddleY,
  type World,
} from './world'

export const ARCADE_PER_BALL = 6
/** Points in place of a life that would be a fourth one. */
export const LIFE_POINTS = 250
export const BOSS_POINTS = 500

/** Speed on the first board, in units per tick, and its increase per board. */
const FIRST_SPEED = 5
const PER_BOARD = 0.14
/** The ball is faster after this many hits of the paddle since the serve, and at the upper rows. */
const HITS = [4, 12]
const FASTER = 0.15
/** The bricks worth most, at the top. */
const UPPER_ROW = 0

/** Ticks of a sway to and fro, of the paddle's half width after a drop, and between two drops. */
const SWAY_TICKS = 600
const STRUCK_TICKS = 360
const DROP_SPEED = 2
const FIRST_DROP = 240

export function newArcade(board: number): Arcade {
  return { board, ticks: 0, hits: 0, upper: false, half: false, struck: 0, nextDrop: FIRST_DROP, drops: [] }
}

/** At a serve everything is as at the start, except for the bricks. */
export function serveArcade(arcade: Arcade): void {
  Object.assign(arcade, { ...newArcade(arcade.board), ticks: arcade.ticks })
}

export const boardSpeed = (board: number): number => FIRST_SPEED + PER_BOARD * (board - 1)

/** The speed of the balls relative to the serve. */
export function arcadePace({ arcade }: Pick<World, 'arcade'>): number {
  if (!arcade) return 1
  const steps = HITS.filter((hits) => arcade.hits >= hits).length + Number(arcade.upper)
  return 1 + FASTER * steps
}

/** Points of a brick: 10 in the lowest rows, 50 in the highest, more for a boss. */
export const pointsOf = ({ row, boss }: Brick): number => (boss ? BOSS_POINTS : 50 - 10 * row)

/** What the touches of a ball change: its speed, and the width of the paddle. */
export function feel(arcade: Arcade, touch: Touch, emit: Emit<Event>): void {
  const { x, y } = touch
  if (touch.kind === 'paddle') {
    arcade.hits++
    if (HITS.includes(arcade.hits)) emit({ type: 'faster', x, y })
  } else if (touch.kind === 'brick') {
    if (touch.brick.row !== UPPER_ROW || arcade.upper) return
    arcade.upper = true
    emit({ type: 'faster', x, y })
  } else if (y < BALL_RADIUS / 2 && !arcade.half) {
    arcade.half = true
    emit({ type: 'half', x, y })
  }
}

/** -1 to 1 and back in `SWAY_TICKS`, slower at the ends. */
function swing(ticks: number): number {
  const t = ((ticks + SWAY_TICKS / 4) % SWAY_TICKS) / SWAY_TICKS
  const line = t < 0.5 ? 4 * t - 1 : 3 - 4 * t
  return line * (1.5 - 0.5 * line * line)
}

/** One tick: rows and bosses move, drops fall. */
export function stepArcade(world: World, arcade: Arcade, emit: Emit<Event>): void {
  arcade.ticks++
  const at = swing(arcade.ticks)
  for (const brick of world.bricks) {
    if (brick.sway !== undefined && brick.middle !== undefined) brick.x = brick.middle + brick.sway * at
  }
  if (world.state !== 'playing') return
  if (arcade.struck > 0) arcade.struck--
  dropFromBoss(world, arcade, emit)
  const paddle = paddleRect(world)
  arcade.drops = arcade.drops.filter((drop) => {
    drop.y += DROP_SPEED
    if (!circleOverlapsRect(drop.x, drop.y, DROP_RADIUS, paddle)) return drop.y < world.height + DROP_RADIUS
    arcade.struck = STRUCK_TICKS
    emit({ type: 'struck', x: drop.x, y: paddleY(world) })
    return false
  })
}

function dropFromBoss(world: World, arcade: Arcade, emit: Emit<Event>): void {
  const boss = world.bricks.find((brick) => brick.boss && !brick.destroyed)
  if (!boss || --arcade.nextDrop > 0) return
  // Later bosses have less patience.
  arcade.nextDrop = 250 - 3 * arcade.board
  const at = { x: boss.x + boss.width / 2, y: boss.y + BOSS_HEIGHT }
  arcade.drops.push({ id: world.nextId++, ...at })
  emit({ type: 'drop', ...at })
}
