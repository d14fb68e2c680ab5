/** What guides through a tunnel: light from above where the next hurdle comes, how far the goal is, and the ball's tail. */
import type { Graphics, Sprite } from 'pixi.js'
import { useRef } from 'react'
import type { Size } from '../../../engine/core/game/contract'
import { clamp } from '../../../engine/core/math/geometry'
import { hexNumber, tint } from '../../../engine/core/palette'
import { useFrame, useReducedMotion, useTick } from '../../../engine/stage/clock'
import { glowTexture } from '../../../engine/stage/painting/lights'
import { paint } from '../../../engine/stage/painting/paint'
import { verticalGradient } from '../../../engine/stage/painting/shapes'
import { Entities } from '../../../engine/stage/parts/Entities'
import {
  type Color,
  type Hurdle,
  halfOf,
  hurdlesLeft,
  partsOf,
  playerY,
  type Tunnel,
  type World,
} from '../rules'
import { HEX, playerTexture, starTexture } from './paintings'

interface Props {
  readonly world: World
  readonly tunnel: Tunnel
}

/** The light is seen when a hurdle is this far above the field, and as long as this when it arrives, units. */
const AHEAD = 620
const REACH = 70

/** White light from above, to be tinted and made as wide as a part. It fades below and toward its sides. */
const aheadTexture = () =>
  paint(
    'crash:ahead',
    100,
    REACH,
    (brush) => {
      brush.fillStyle = verticalGradient(
        brush,
        REACH,
        '#fff',
        'rgba(255, 255, 255, 0.3)',
        'rgba(255, 255, 255, 0)',
      )
      brush.fillRect(0, 0, 100, REACH)
      brush.globalCompositeOperation = 'destination-in'
      const sides = brush.createLinearGradient(0, 0, 100, 0)
      for (const [at, alpha] of [
        [0, 0],
        [0.18, 1],
        [0.82, 1],
        [1, 0],
      ] as const)
        sides.addColorStop(at, `rgba(0, 0, 0, ${alpha})`)
      brush.fillStyle = sides
      brush.fillRect(0, 0, 100, REACH)
    },
    { role: 'plain' },
  )

interface Light {
  readonly id: number
  readonly x: number
  readonly y: number
  readonly wide: number
  /** Null for what turns: none of its colors has a place yet. */
  readonly color: Color | null
  readonly alpha: number
}

function lightsOf(hurdle: Hurdle, world: World): Light[] {
  const { id, kind, x, y, radius, colors } = hurdle
  const half = halfOf(hurdle)
  const above = -half - y
  // It goes as the hurdle comes into the field.
  const alpha = clamp(1 - above / AHEAD, 0, 1) * clamp((half - y) / (2 * half), 0, 1)
  if (alpha === 0) return []
  const parts =
    kind === 'bar'
      ? partsOf(hurdle, world)
      : [
          {
            color: kind === 'gear' ? (colors[0] ?? null) : null,
            left: Math.max(0, x - radius),
            right: Math.min(world.width, x + radius),
          },
        ]
  return parts.flatMap(({ color, left, right }, n) =>
    kind === 'bar' && !color
      ? []
      : [{ id: id * 8 + n, x: left + 2, y: 0, wide: right - left - 4, color, alpha }],
  )
}

/** Light from above in the colors of what comes next: the ball's own is the brightest. */
export function SceneAhead({ world, tunnel }: Props) {
  return (
    <Entities<Light>
      of={() => tunnel.hurdles.flatMap((hurdle) => lightsOf(hurdle, world))}
      texture={() => aheadTexture()}
      style={(sprite, { wide, color, alpha }) => {
        const own = color === world.player.colour
        sprite.anchor.set(0)
        sprite.tint = color ? hexNumber(HEX[color]) : tint('paper')
        sprite.alpha = alpha * (own ? 1 : color ? 0.6 : 0.35)
        sprite.width = wide
        sprite.height = REACH * (0.3 + 0.7 * alpha) * (own ? 1 : 0.6)
      }}
    />
  )
}

/** The rail of the way: its width, and its distance from the ends of the field; how far its signs are from the edge. Units. */
const RAIL = 6
const TOP = 26
const BOTTOM = 10
const ASIDE = 9

/** The way to the goal as a rail at the very edge, which gates end at; the ball's sign climbs to the star at the goal. */
export function SceneHeight({ world, tunnel, size }: Props & { readonly size: Size }) {
  const marks = useRef<Graphics>(null)
  const sign = useRef<Sprite>(null)
  const view = useRef({ drawn: -1, passed: 0 })
  const reduced = useReducedMotion()
  const x = size.width - ASIDE
  useFrame((_alpha, ms) => {
    const { current } = view
    const { passed } = tunnel
    const all = passed + hurdlesLeft(tunnel)
    const yAt = (n: number) => size.height - BOTTOM - (n / all) * (size.height - BOTTOM - TOP)
    current.passed = reduced() ? passed : current.passed + (passed - current.passed) * Math.min(1, ms / 160)
    if (sign.current) {
      sign.current.texture = playerTexture(world.player.colour)
      sign.current.y = yAt(current.passed)
    }
    if (!marks.current || current.drawn === passed) return
    current.drawn = passed
    marks.current.clear()
    marks.current
      .rect(size.width - RAIL, 0, RAIL, size.height)
      .fill({ color: tint('night'), alpha: 0.85 })
      .rect(size.width - RAIL + 2, TOP, RAIL - 2, size.height - TOP)
      .fill({ color: tint('paper'), alpha: 0.22 })
      .rect(size.width - RAIL + 2, yAt(passed), RAIL - 2, size.height - yAt(passed))
      .fill({ color: tint('yellow') })
  })
  return (
    <>
      <pixiGraphics ref={marks} draw={() => {}} />
      <pixiSprite texture={starTexture()} anchor={0.5} x={x} y={TOP - 14} scale={0.5} />
      <pixiSprite ref={sign} texture={playerTexture(world.player.colour)} anchor={0.5} x={x} scale={0.38} />
    </>
  )
}

/** Ticks from one light of the tail to the next, and how far below the ball the tail ends, units. */
const EVERY_TICKS = 2
const TAIL = 68

/** The ball's tail: where it was, left behind as the tunnel rushes by. */
export function SceneTail({ world }: Pick<Props, 'world'>) {
  const lights = useRef<{ id: number; x: number; y: number }[]>([])
  const ticks = useRef(0)
  const reduced = useReducedMotion()
  useTick(() => {
    if (world.state !== 'play') return
    const y = playerY(world)
    for (const light of lights.current) light.y += world.speed
    lights.current = lights.current.filter((light) => light.y < y + TAIL)
    if (ticks.current++ % EVERY_TICKS === 0) lights.current.push({ id: ticks.current, x: world.player.x, y })
  })
  return (
    <Entities
      of={() => (reduced() || world.state !== 'play' ? [] : lights.current)}
      texture={() => glowTexture()}
      style={(sprite, { y }) => {
        const left = clamp(1 - (y - playerY(world)) / TAIL, 0, 1)
        sprite.blendMode = 'add'
        sprite.tint = hexNumber(HEX[world.player.colour])
        sprite.alpha = 0.15 + 0.45 * left
        sprite.scale.set(0.12 + 0.22 * left)
      }}
    />
  )
}
