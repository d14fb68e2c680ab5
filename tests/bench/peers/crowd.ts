/** The crowd that all peers draw: things that bounce in a box, the same for each. */
import { createRandom, drawBetween } from '../../../src/engine/core/math/random'

export const BOX = { width: 480, height: 270 } as const
/** Size of a thing's picture, units. */
export const THING = 12

export interface Thing {
  readonly id: number
  x: number
  y: number
  vx: number
  vy: number
}

export function createCrowd(count: number): Thing[] {
  const random = createRandom(count)
  return Array.from({ length: count }, (_, id) => ({
    id,
    x: drawBetween(random, 0, BOX.width),
    y: drawBetween(random, 0, BOX.height),
    vx: drawBetween(random, -3, 3),
    vy: drawBetween(random, -3, 3),
  }))
}

/** One tick of one thing. */
export function move(thing: Thing): void {
  thing.x += thing.vx
  thing.y += thing.vy
  if (thing.x < 0 || thing.x > BOX.width) {
    thing.vx = -thing.vx
    thing.x = Math.min(BOX.width, Math.max(0, thing.x))
  }
  if (thing.y < 0 || thing.y > BOX.height) {
    thing.vy = -thing.vy
    thing.y = Math.min(BOX.height, Math.max(0, thing.y))
  }
}

export function drawThing(brush: CanvasRenderingContext2D): void {
  brush.fillStyle = 'orange'
  brush.beginPath()
  brush.arc(THING / 2, THING / 2, THING / 2, 0, Math.PI * 2)
  brush.fill()
}

/** An implementation that draws a crowd: `begin` sets it up, `run` draws frames of it, `end` removes it. */
export interface Peer {
  begin(count: number): void | Promise<void>
  run(frames: number): Promise<void>
  end(): void
}
