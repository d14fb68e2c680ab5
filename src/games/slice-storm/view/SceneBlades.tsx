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
import { baseRadius, TRAIL_POINTS, type World } from '../rules/world'

/** Cuts the corners once (Chaikin): a quick stroke has few points, and should still look round. */
function smooth(trail: readonly Point[]): Point[] {
  const first = itemAt(trail, 0)
  const points: Point[] = [first]
  for (let i = 0; i < trail.length - 1; i++) {
    const a = itemAt(trail, i)
    const b = itemAt(trail, i + 1)
    points.push({ x: a.x * 0.75 + b.x * 0.25, y: a.y * 0.75 + b.y * 0.25 })
    points.push({ x: a.x * 0.25 + b.x * 0.75, y: a.y * 0.25 + b.y * 0.75 })
  }
  points.push(itemAt(trail, -1))
  // Coinciding points have no direction.
  return points.filter((point, i) => {
    const before = points[i - 1]
    return !before || Math.abs(before.x - point.x) + Math.abs(before.y - point.y) > 0.5
  })
}

/** The ribbon's outline, `wide` at its head and pointed at both ends. */
function outline(points: readonly Point[], wide: number, length: number): number[] {
  const left: number[] = []
  const right: number[] = []
  for (let i = 0; i < points.length; i++) {
    const here = itemAt(points, i)
    const a = itemAt(points, Math.max(0, i - 1))
    const b = itemAt(points, Math.min(points.length - 1, i + 1))
    const far = Math.hypot(b.x - a.x, b.y - a.y) || 1
    const t = i / Math.max(1, points.length - 1)
    // A short pointed tip, then a long taper; short strokes are slim.
    const half = (wide / 2) * Math.min(1, t * 9 + 0.12) * (1 - t) ** 0.75 * Math.min(1, length / 6)
    const nx = (-(b.y - a.y) / far) * half
    const ny = ((b.x - a.x) / far) * half
    left.push(here.x + nx, here.y + ny)
    right.unshift(here.x - nx, here.y - ny)
  }
  return [...left, ...right]
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
      const points = smooth(trail)
      if (points.length < 2) continue
      const length = Math.min(trail.length, TRAIL_POINTS)
      pen.poly(outline(points, wide * 2.6, length)).fill({ color: tint('sky'), alpha: 0.28 })
      pen.poly(outline(points, wide * 1.7, length)).fill({ color: tint('sky'), alpha: 0.5 })
      pen.poly(outline(points, wide * 1.15, length)).fill({ color: 0xc8f0ff, alpha: 0.95 })
      pen.poly(outline(points, wide * 0.6, length)).fill({ color: 0xffffff })
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
