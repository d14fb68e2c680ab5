/** Draws the bricks: they drop in when a level begins, and a broken one tips over and falls. */
import { useRef } from 'react'
import { TICK_MS } from '../../../engine/core/game/contract'
import { useEvents, useFrame, useReducedMotion } from '../../../engine/stage/clock'
import { Entities } from '../../../engine/stage/parts/Entities'
import { BRICK_HEIGHT, type Brick, brickWidth, type Event, type World } from '../rules'
import { lookOf } from '../rules/boards'
import { brickTexture } from './paintings'

interface Falling {
  id: number
  x: number
  y: number
  vx: number
  vy: number
  angle: number
  spin: number
  row: number
  ticks: number
}

/** How a wall builds up: the delay of each brick after its neighbor, then the time to land. */
const STAGGER_MS = 14
const LAND_MS = 260
const FALL_TICKS = 34

export function SceneBricks({ world }: { readonly world: World }) {
  const width = world.bricks.find(({ boss }) => !boss)?.width ?? brickWidth(world)
  const look = world.arcade ? lookOf(world.arcade.board) : 0
  const falling = useRef<Falling[]>([])
  const level = useRef({ level: 0, age: 0 })
  const reduced = useReducedMotion()
  const nextId = useRef(0)
  useEvents<Event>({
    brick: (event) => {
      const side = nextId.current % 2 ? 1 : -1
      falling.current.push({
        id: nextId.current++,
        x: event.x,
        y: event.y,
        vx: side * (0.6 + (nextId.current % 5) * 0.3),
        vy: -2.2,
        angle: 0,
        spin: side * (0.04 + (nextId.current % 4) * 0.03),
        row: event.row,
        ticks: 0,
      })
    },
  })
  useFrame((_alpha, ms) => {
    if (level.current.level !== world.level) level.current = { level: world.level, age: 0 }
    level.current.age += ms
    // By display time and not by ticks: pieces keep falling behind the end panel.
    const ticks = ms / TICK_MS
    for (const piece of falling.current) {
      piece.vy += 0.42 * ticks
      piece.x += piece.vx * ticks
      piece.y += piece.vy * ticks
      piece.angle += piece.spin * ticks
      piece.ticks += ticks
    }
    falling.current = falling.current.filter((piece) => piece.ticks < FALL_TICKS)
  })
  /** Bricks are stored by their corner; pictures are positioned by their middle. */
  const middles = useRef(
    new Map<Brick, { x: number; y: number; row: number; col: number; full: number; brick: Brick }>(),
  )
  const whole = () => {
    const { current } = middles
    const first = world.bricks.find(({ boss }) => !boss)
    if (!first || !current.has(first)) {
      current.clear()
      for (const brick of world.bricks) {
        const { y, row, col, boss } = brick
        if (!boss) current.set(brick, { x: 0, y: y + BRICK_HEIGHT / 2, row, col, full: brick.hits, brick })
      }
    }
    for (const middle of current.values()) middle.x = middle.brick.x + width / 2
    return [...current.values()].filter(({ brick }) => !brick.destroyed)
  }
  return (
    <>
      <Entities
        of={whole}
        texture={({ row, brick }) => brickTexture(row, width, look, brick.hits)}
        style={(sprite, { row, col, y, full, brick }) => {
          sprite.texture = brickTexture(row, width, look, brick.hits, full - brick.hits)
          const t = (level.current.age - (row * 5 + col) * STAGGER_MS) / LAND_MS
          const seat = Math.min(1, Math.max(0, t))
          sprite.alpha = seat
          const drop = (1 - seat) * (1 - seat)
          if (!reduced()) sprite.y = y - drop * 46
        }}
      />
      <Entities
        of={() => (reduced() ? [] : falling.current)}
        texture={(piece) => brickTexture(piece.row, width, look)}
        style={(sprite, piece) => {
          const left = 1 - piece.ticks / FALL_TICKS
          sprite.position.set(piece.x, piece.y)
          sprite.rotation = piece.angle
          sprite.alpha = left * 0.75
          sprite.scale.set(0.55 + 0.4 * left)
        }}
      />
    </>
  )
}
