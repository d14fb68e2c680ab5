/** The tunnel of Color Crash: its wall that comes nearer, hurdles whose parts of the ball's color glow, and its name at the start. */
import type { Sprite } from 'pixi.js'
import { useMemo, useRef } from 'react'
import type { Size } from '../../../engine/core/game/contract'
import { hexNumber, tint } from '../../../engine/core/palette'
import { useFrame, useReducedMotion } from '../../../engine/stage/clock'
import { isStill } from '../../../engine/stage/painting/outlines'
import { paint } from '../../../engine/stage/painting/paint'
import { Announcement } from '../../../engine/stage/parts/Announcement'
import { Entities } from '../../../engine/stage/parts/Entities'
import { type Color, type Hurdle, partsOf, playerY, type Tunnel, tunnelNameOf, type World } from '../rules'
import { texts } from '../texts/game'
import { MARGIN } from './paintings'
import { NEARER, SEGMENTS, segmentTexture } from './tube'
import {
  arcsTexture,
  armTexture,
  barTexture,
  drawTunnel,
  endOf,
  GLOW,
  gearTexture,
  hubTexture,
  lightOf,
  wallTexture,
} from './tunnel'

/** Segments of the tube, from the far end to the nearest, and how many come nearer while the ball climbs one unit. */
const DEPTH = 8
const PER_UNIT = 1 / 150

/** The tube, seen toward its far end above the field: it takes the place of the shaft. */
export function SceneTube({ world, tunnel, size }: { world: World; tunnel: Tunnel; size: Size }) {
  const { width, height } = size
  const segments = useRef<(Sprite | null)[]>([])
  const moved = useRef(0)
  const reduced = useReducedMotion()
  const name = tunnelNameOf(tunnel.stage)
  const hues = [hexNumber(lightOf(name)), hexNumber(endOf(name))] as const
  const ground = useMemo(
    () =>
      paint(
        `color-crash:ground:${name}:${width}x${height}`,
        width + 2 * MARGIN,
        height + 2 * MARGIN,
        (brush) => drawTunnel(brush, { width, height }, name),
        { role: 'ground', sharpness: 2 },
      ),
    [name, width, height],
  )
  useFrame((_alpha, ms) => {
    if (world.state === 'play' && !reduced() && !isStill('far'))
      moved.current += ((ms * 60) / 1000) * world.speed * PER_UNIT
    segments.current.forEach((segment, n) => {
      if (!segment) return
      const near = (n + moved.current) % DEPTH
      segment.scale.set(NEARER ** (near - DEPTH + 1))
      segment.alpha = 0.42 * Math.min(1, near / 3)
    })
  })
  return (
    <>
      <pixiSprite texture={ground} x={-MARGIN} y={-MARGIN} />
      {Array.from({ length: DEPTH }, (_, n) => (
        <pixiSprite
          // biome-ignore lint/suspicious/noArrayIndexKey: a segment is its index
          key={n}
          ref={(node) => {
            segments.current[n] = node
          }}
          texture={segmentTexture(name, size, n % SEGMENTS)}
          anchor={{ x: 0.5, y: 0 }}
          x={width / 2}
          y={-MARGIN}
          tint={n % 2 ? hues[1] : hues[0]}
        />
      ))}
    </>
  )
}

/** A sprite of a hurdle. */
interface Piece {
  readonly id: number
  readonly x: number
  readonly y: number
  readonly look: 'bar' | 'arcs' | 'arm' | 'hub' | 'gear' | 'wall'
  readonly color: Color | null
  /** Its length or radius, the number of arcs, and its rotation. */
  readonly long: number
  readonly arcs?: number
  readonly turn: number
  readonly passed: boolean
}

const MOST_PIECES = 8

function piecesOf(hurdle: Hurdle, world: World): Piece[] {
  const { id, kind, x, y, radius, turn, colors, passed } = hurdle
  const piece = (n: number, more: Partial<Piece> & Pick<Piece, 'look'>): Piece => ({
    id: id * MOST_PIECES + n,
    x,
    y,
    color: null,
    long: radius,
    turn: 0,
    passed,
    ...more,
  })
  if (kind === 'bar')
    return partsOf(hurdle, world).flatMap(({ color, left, right }, n) =>
      color ? [piece(n, { look: 'bar', color, x: left, long: Math.round(right - left) })] : [],
    )
  if (kind === 'gear') return [piece(0, { look: 'gear', color: colors[0] ?? null, turn })]
  if (kind === 'cross')
    return [
      ...colors.map((color, n) =>
        piece(n + 1, { look: 'arm', color, turn: turn + (n / colors.length) * 2 * Math.PI }),
      ),
      piece(0, { look: 'hub', turn }),
    ]
  const kinds = [...new Set(colors)]
  return [
    piece(6, { look: 'wall', x: x - radius, turn: Math.PI, long: Math.round(world.width) }),
    piece(7, { look: 'wall', x: x + radius, long: Math.round(world.width) }),
    ...kinds.map((color, n) =>
      piece(n, {
        look: 'arcs',
        color,
        arcs: colors.length,
        turn: turn + (n / colors.length) * 2 * Math.PI,
      }),
    ),
  ]
}

/** @param own - whether it has the color of the ball, which it lets through */
function textureOf({ look, color, long, arcs = 0 }: Piece, kinds: number, own: boolean) {
  if (look === 'wall') return wallTexture(long)
  if (look === 'hub' || color === null) return hubTexture()
  if (look === 'bar') return barTexture(color, long, own)
  if (look === 'arm') return armTexture(color, long, own)
  return look === 'gear' ? gearTexture(color, long, own) : arcsTexture(color, long, arcs, kinds, own)
}

const ANCHORS = {
  bar: [0, 0.5],
  wall: [0, 0.5],
  arm: [0, 0.5],
  hub: [0.5, 0.5],
  gear: [0.5, 0.5],
  arcs: [0.5, 0.5],
} as const

export function SceneHurdles({ world, tunnel }: { readonly world: World; readonly tunnel: Tunnel }) {
  const time = useRef(0)
  const reduced = useReducedMotion()
  useFrame((_alpha, ms) => {
    time.current += ms
  })
  const isOwn = ({ color }: Piece) => color !== null && color === world.player.colour
  return (
    <Entities<Piece>
      of={() => tunnel.hurdles.flatMap((hurdle) => piecesOf(hurdle, world))}
      texture={(piece) => textureOf(piece, tunnel.palette.length, isOwn(piece))}
      style={(sprite, piece) => {
        const own = isOwn(piece)
        // It changes with the ball's color.
        sprite.texture = textureOf(piece, tunnel.palette.length, own)
        const [x, y] = ANCHORS[piece.look]
        // The light of a bar reaches beyond its ends.
        sprite.anchor.set(piece.look === 'bar' ? GLOW / sprite.texture.width : x, y)
        sprite.rotation = piece.turn
        const pulse = reduced() ? 0 : 0.15 * Math.sin(time.current / 180)
        sprite.alpha = own ? 0.85 + pulse : piece.passed ? 0.5 : 1
      }}
    />
  )
}

/** The name goes when the first hurdle is this near, units. */
const NEAR = 340

/** The name of the tunnel and the rule of its stars, until the first hurdle is near. */
export function SceneTunnelName({ world, tunnel }: { readonly world: World; readonly tunnel: Tunnel }) {
  return (
    <Announcement
      x={world.width / 2}
      y={playerY(world) - 148}
      width={world.width * 0.92}
      lines={[
        { text: texts.tunnels[tunnelNameOf(tunnel.stage)], color: tint('yellow'), size: 46 },
        { text: texts.field.rule, color: tint('paper'), size: 22 },
      ]}
      shown={() => {
        const first = tunnel.hurdles[0]?.y ?? Number.NEGATIVE_INFINITY
        return tunnel.passed === 0 && playerY(world) - first > NEAR
      }}
    />
  )
}
