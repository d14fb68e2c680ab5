/** Draws strokes: a ribbon of light that tapers along the trail, and the tip that keys and stick steer. */
import type { Container, Graphics } from 'pixi.js'
import { useRef } from 'react'
import { itemAt } from '../../../engine/core/itemAt'
import type { Point } from '../../../engine/core/math/geometry'
import { tint } from '../../../engine/core/palette'
import { useFrame } from '../../../engine/stage/clock'
import { glowTexture } from '../../../engine/stage/painting/lights'
import { paint } from '../../../engine/stage/painting/paint'
import { useInterpolatedPosition } from '../../../engine/stage/parts/interpolate'
import { baseRadius, type World } from '../rules/world'

/** From the dark edge, which sets it off from pale fruit, to the gleam: shares of its width, and colors. */
const layers = () =>
  [
    [1.75, 0x123a5e],
    [1.5, tint('sky')],
    [1.1, 0xc8f0ff],
    [0.6, 0xffffff],
  ] as const

/** Cuts the corners once (Chaikin): a quick stroke has few points, and should still look round. */
function smooth(trail: readonly Point[]): readonly Point[] {
  const points: Point[] = [itemAt(trail, 0)]
  for (let i = 0; i < trail.length - 1; i++) {
    const a = itemAt(trail, i)
    const b = itemAt(trail, i + 1)
    points.push({ x: a.x * 0.75 + b.x * 0.25, y: a.y * 0.75 + b.y * 0.25 })
    points.push({ x: a.x * 0.25 + b.x * 0.75, y: a.y * 0.25 + b.y * 0.75 })
  }
  points.push(itemAt(trail, -1))
  return points
}

/** A point of a stroke, and half of the ribbon's width there, as a share of the widest. */
interface Joint extends Point {
  readonly half: number
}

/** Evens out a quivering stroke; its ends stay. */
const steady = (trail: readonly Point[]): readonly Point[] =>
  trail.map((point, i) => {
    const [a, b] = [trail[i - 1], trail[i + 1]]
    return a && b ? { x: (a.x + 2 * point.x + b.x) / 4, y: (a.y + 2 * point.y + b.y) / 4 } : point
  })

/** The ribbon along a stroke from its head: a pointed head, then a long taper by the way and not by the points. */
function ribbon(trail: readonly Point[], wide: number): Joint[] {
  const points = smooth(steady(steady(steady(trail))))
  const far: number[] = [0]
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [itemAt(points, i - 1), itemAt(points, i)]
    far.push(itemAt(far, -1) + Math.hypot(b.x - a.x, b.y - a.y))
  }
  const long = itemAt(far, -1)
  // Short strokes are slim.
  const slim = Math.min(1, long / (wide * 5))
  const joints: Joint[] = []
  points.forEach(({ x, y }, i) => {
    const at = itemAt(far, i)
    // Points too close together have no direction.
    if (i > 0 && at - itemAt(far, i - 1) < 0.5) return
    const head = Math.min(1, 0.1 + at / (wide * 1.6))
    joints.push({ x, y, half: (slim * head * (1 - at / Math.max(1, long)) ** 0.7) / 2 })
  })
  return joints
}

/** Adds the ribbon to a path in pieces, each round at its end: sharp turns stay whole, where one outline would cross itself. */
function trace(pen: Graphics, joints: readonly Joint[], wide: number): Graphics {
  for (let i = 1; i < joints.length; i++) {
    const [a, b] = [itemAt(joints, i - 1), itemAt(joints, i)]
    const far = Math.hypot(b.x - a.x, b.y - a.y) || 1
    const [nx, ny] = [(-(b.y - a.y) / far) * wide, ((b.x - a.x) / far) * wide]
    pen.poly([
      ...[a.x + nx * a.half, a.y + ny * a.half, b.x + nx * b.half, b.y + ny * b.half],
      ...[b.x - nx * b.half, b.y - ny * b.half, a.x - nx * a.half, a.y - ny * a.half],
    ])
    if (b.half * wide > 1) pen.circle(b.x, b.y, b.half * wide)
  }
  return pen
}

function tipTexture() {
  return paint('slice:tip', 64, 64, (brush) => {
    for (const [grow, style] of [
      [1, '#14161d'],
      [0.82, '#56b4e9'],
      [0.5, '#ffffff'],
    ] as const) {
      brush.fillStyle = style
      brush.beginPath()
      for (let i = 0; i < 8; i++) {
        const far = (i % 2 ? 10 : 30) * grow
        const angle = (i / 8) * Math.PI * 2
        brush.lineTo(32 + Math.cos(angle) * far, 32 + Math.sin(angle) * far)
      }
      brush.fill()
    }
  })
}

export function SceneBlades({ world }: { readonly world: World }) {
  const graphics = useRef<Graphics>(null)
  const tip = useRef<Container>(null)
  const positionAt = useInterpolatedPosition(() => world.cursor, 400)
  useFrame((alpha) => {
    const pen = graphics.current
    if (!pen || !tip.current) return
    const wide = 8 + baseRadius(world.width, world.height) * 0.26
    pen.clear()
    for (const { trail } of world.blades) {
      if (trail.length < 2) continue
      const joints = ribbon(trail, wide)
      if (joints.length < 2) continue
      // Opaque, because its pieces overlap.
      for (const [share, color] of layers()) trace(pen, joints, wide * share).fill({ color })
    }
    const { cursor } = world
    const at = positionAt(alpha)
    tip.current.visible = cursor.shown && world.state !== 'over'
    tip.current.position.set(at.x, at.y)
    tip.current.scale.set((wide / 21) * (cursor.drawn ? 1.15 : 0.9))
    tip.current.alpha = cursor.drawn ? 1 : 0.8
  })
  return (
    <>
      <pixiGraphics ref={graphics} draw={() => {}} />
      <pixiContainer ref={tip} visible={false}>
        <pixiSprite
          texture={glowTexture()}
          anchor={0.5}
          scale={0.8}
          tint={tint('sky')}
          alpha={0.7}
          blendMode="add"
        />
        <pixiSprite texture={tipTexture()} anchor={0.5} />
      </pixiContainer>
    </>
  )
}
