/** The frame of Arcade's table: leaves in its corners, what lies at its right, a rim with corners of brass, and a sign for the stars on the rim. */
import type { Container, Graphics, Sprite } from 'pixi.js'
import { useRef } from 'react'
import { clamp } from '../../../engine/core/math/geometry'
import { useFrame } from '../../../engine/stage/clock'
import { Stars } from '../../../engine/stage/parts/Stars'
import { type Arcade, baseRadius, type World } from '../rules/world'
import { lookOf } from './paintings/board'
import { LEAF_COLORS, leavesTexture, rimColorOf, SIGN, signTexture } from './paintings/frame'
import { propTexture } from './paintings/props'

const RIM = 9
const BRASS = 0xd9a94a
/** Reach of a corner of brass along both sides. */
const CORNER = 42
/** Below the stats shown over the field. */
const SIGN_TOP = 66
/** Where the next thing below the sign may be. */
export const BELOW_SIGN = SIGN_TOP + SIGN.height + 12
const STAR_SCALE = 1.42

/** Left or right, and a scale: leaves are in the lower corners. */
const LEAVES = [
  [0, 1],
  [1, 1.1],
] as const

interface Props {
  readonly world: World
  readonly arcade: Arcade
}

/** The leaves are behind everything that flies. */
export function SceneLeaves({ world, arcade }: Props) {
  const leaves = useRef<Container>(null)
  const prop = useRef<Sprite>(null)
  const color = LEAF_COLORS[lookOf(arcade.stage)]
  // The field has the size of the window.
  useFrame(() => {
    const { width, height } = world
    const unit = clamp(baseRadius(width, height) / 50, 0.62, 1.6)
    leaves.current?.children.forEach((bunch, n) => {
      const [right, scale] = LEAVES[n] ?? LEAVES[0]
      bunch.position.set(right * width, height)
      bunch.scale.set((right ? -1 : 1) * scale * unit, scale * unit)
    })
    // Below the buttons over the field.
    prop.current?.position.set(width - RIM, SIGN_TOP)
    prop.current?.scale.set(unit)
  })
  return (
    <>
      <pixiSprite ref={prop} texture={propTexture(lookOf(arcade.stage))} anchor={{ x: 1, y: 0 }} />
      <pixiContainer ref={leaves}>
        {LEAVES.map(([right]) => (
          <pixiSprite
            key={right}
            texture={leavesTexture()}
            anchor={{ x: 0, y: 1 }}
            tint={color}
            alpha={0.85}
          />
        ))}
      </pixiContainer>
    </>
  )
}

export function SceneFrame({ world, arcade }: Props) {
  const rim = useRef<Graphics>(null)
  const drawn = useRef('')
  const look = lookOf(arcade.stage)
  useFrame(() => {
    const { width, height } = world
    const { current } = rim
    const shape = `${width}x${height}`
    if (!current || drawn.current === shape) return
    drawn.current = shape
    current.clear()
    current
      .rect(RIM / 2, RIM / 2, width - RIM, height - RIM)
      .stroke({ width: RIM, color: rimColorOf(look) })
      .rect(RIM + 1, RIM + 1, width - 2 * RIM - 2, height - 2 * RIM - 2)
      .stroke({ width: 2, color: BRASS, alpha: 0.55 })
    for (const right of [0, 1])
      for (const bottom of [0, 1]) {
        const [x, y] = [right ? width : 0, bottom ? height : 0]
        const [dx, dy] = [right ? -1 : 1, bottom ? -1 : 1]
        current
          .poly([
            ...[x, y, x + dx * CORNER, y, x + dx * (CORNER - RIM), y + dy * RIM],
            ...[x + dx * RIM * 1.6, y + dy * RIM * 1.6],
            ...[x + dx * RIM, y + dy * (CORNER - RIM), x, y + dy * CORNER],
          ])
          .fill({ color: BRASS })
          .circle(x + dx * 8, y + dy * 8, 2.6)
          .fill({ color: 0x5a3f14 })
      }
  })
  return (
    <>
      <pixiGraphics ref={rim} draw={() => {}} />
      <pixiSprite texture={signTexture(look)} y={SIGN_TOP} />
      <pixiContainer x={SIGN.middle} y={SIGN_TOP + SIGN.height / 2} scale={STAR_SCALE}>
        <Stars stars={() => world.arcade?.stars ?? 0} x={0} y={-1} />
      </pixiContainer>
    </>
  )
}
