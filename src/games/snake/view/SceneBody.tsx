/**
 * Draws the snake's body: one round ribbon through its cells that slides between moves, with bulges of swallowed
 * fruit.
 */
import type { Graphics } from 'pixi.js'
import { useRef } from 'react'
import { SEAT_LOOKS, type Seat } from '../../../engine/core/input/seats'
import { itemAt } from '../../../engine/core/itemAt'
import { following, type Hue, PALETTE, tone } from '../../../engine/core/palette'
import { useEvents, useFrame, useReducedMotion } from '../../../engine/stage/clock'
import { CELL, type Event } from '../rules'
import { BODY_RADIUS } from './paintings'
import { middle, type Spot, stretches, type Track } from './path'

/** Draws one stretch as a path with rounded corners. */
function trace(graphics: Graphics, part: readonly Spot[], dy: number): void {
  const first = itemAt(part, 0)
  graphics.moveTo(first.x, first.y + dy)
  for (let i = 1; i < part.length - 1; i++) {
    const here = itemAt(part, i)
    const next = itemAt(part, i + 1)
    graphics.quadraticCurveTo(here.x, here.y + dy, (here.x + next.x) / 2, (here.y + next.y) / 2 + dy)
  }
  const end = part.at(-1) as Spot
  graphics.lineTo(end.x, end.y + dy)
}

/**
 * The spots of the skin, one per cell from the neck on: the ends of stretches beyond an edge are as long as a cell, so
 * that no spot jumps there.
 */
function skinOf(parts: readonly (readonly Spot[])[]): Spot[] {
  const spots: Spot[] = []
  let left = CELL
  for (const part of parts)
    for (let i = 1; i < part.length; i++) {
      const from = itemAt(part, i - 1)
      const to = itemAt(part, i)
      const long = Math.abs(to.x - from.x) + Math.abs(to.y - from.y)
      for (; left <= long && long > 0; left += CELL) {
        const t = left / long
        spots.push({ x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t })
      }
      left -= long
    }
  return spots
}

const colorsOf = (hue: Hue) => ({
  lit: PALETTE[hue],
  deep: tone(PALETTE[hue], -0.34),
  shine: tone(PALETTE[hue], 0.5),
})
const COLORS = following(() => ({
  alone: colorsOf('yellow'),
  seats: SEAT_LOOKS.map(({ hue }) => colorsOf(hue)),
}))
const SPOT_RADIUS = 4.6
const PALE = '#b9b48a'
/** Duration in ms in which a swallowed fruit moves down by one cell. */
const BULGE_MS = 45

interface Props {
  track(): Track
  /** Among four. */
  readonly seat?: Seat
}

export function SceneBody({ track, seat }: Props) {
  const graphics = useRef<Graphics>(null)
  /** Positions of the swallowed fruits along the body, in cells. */
  const bulges = useRef<number[]>([])
  const fade = useRef(0)
  const reduced = useReducedMotion()
  const swallow = () => {
    if (!reduced()) bulges.current.push(0)
  }
  useEvents<Event>({
    eat: swallow,
    fruit: (event) => {
      if (event.seat === seat) swallow()
    },
  })
  useFrame((alpha, ms) => {
    const pen = graphics.current
    if (!pen) return
    const world = track()
    const colors = seat === undefined ? COLORS.alone : itemAt(COLORS.seats, seat)
    const isOut = world.end !== '' && world.end !== 'full'
    fade.current = isOut ? Math.min(1, fade.current + ms / 350) : 0
    pen.clear()
    const parts = stretches(world, alpha)
    const layers = [
      { dy: 5, width: BODY_RADIUS * 2, color: '#03241d', alpha: 0.35 },
      { dy: 1.5, width: BODY_RADIUS * 2, color: colors.deep, alpha: 1 },
      { dy: -0.5, width: BODY_RADIUS * 2 - 3, color: colors.lit, alpha: 1 },
    ]
    for (const { dy, width, color, alpha: opacity } of layers) {
      for (const part of parts) trace(pen, part, dy)
      pen.stroke({ width, color, alpha: opacity, cap: 'round', join: 'round' })
    }
    bulges.current = bulges.current.map((at) => at + ms / BULGE_MS).filter((at) => at < world.body.length)
    for (const at of bulges.current) {
      const { x, y } = middle(itemAt(world.body, Math.floor(at)), world.size)
      pen.circle(x, y + 1.5, BODY_RADIUS + 3.5).fill(colors.deep)
      pen.circle(x, y - 0.5, BODY_RADIUS + 2).fill(colors.lit)
    }
    for (const part of parts) trace(pen, part, -4.5)
    pen.stroke({ width: 3.5, color: colors.shine, alpha: 0.75, cap: 'round', join: 'round' })
    const skin = skinOf(parts)
    for (const { x, y } of skin) pen.circle(x, y + 0.5, SPOT_RADIUS)
    if (skin.length > 0) pen.fill({ color: colors.deep, alpha: 0.5 })
    if (fade.current > 0) {
      for (const part of parts) trace(pen, part, 0)
      const alphaNow = fade.current * 0.6
      pen.stroke({ width: BODY_RADIUS * 2 + 1, color: PALE, alpha: alphaNow, cap: 'round', join: 'round' })
    }
  })
  return <pixiGraphics ref={graphics} draw={() => {}} />
}
