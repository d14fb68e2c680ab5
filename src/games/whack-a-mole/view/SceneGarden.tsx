/** Draws the fireflies that drift through the garden, and the aiming ring. */
import type { Sprite } from 'pixi.js'
import { useMemo, useRef } from 'react'
import type { Size } from '../../../engine/core/game/contract'
import type { Point } from '../../../engine/core/math/geometry'
import { useFrame, useReducedMotion } from '../../../engine/stage/clock'
import { Cursor } from '../../../engine/stage/parts/Cursor'
import type { World } from '../rules'
import { fireflyTexture } from './paintings/garden'
import { aimTexture } from './paintings/tools'

const COUNT = 11

export function Fireflies({ size: { width, height } }: { readonly size: Size }) {
  const flies = useMemo(
    () =>
      Array.from({ length: COUNT }, (_, id) => ({
        id,
        x: ((id * 0.7548776662 + 0.1) % 1) * width,
        y: 120 + ((id * 0.5698402909 + 0.2) % 1) * (height - 150),
        pace: 1500 + (id % 4) * 420,
      })),
    [width, height],
  )
  const sprites = useRef<(Sprite | null)[]>([])
  const age = useRef(0)
  const reduced = useReducedMotion()
  useFrame((_alpha, ms) => {
    if (!reduced()) age.current += ms
    const now = age.current
    for (const { id, x, y, pace } of flies) {
      const t = now / pace + id * 2.4
      sprites.current[id]?.position.set(x + Math.sin(t) * 26, y + Math.sin(t * 1.7) * 14)
      const sprite = sprites.current[id]
      if (sprite) sprite.alpha = 0.5 + 0.4 * Math.sin(t * 1.3)
    }
  })
  return (
    <pixiContainer>
      {flies.map(({ id, x, y }) => (
        <pixiSprite
          key={id}
          ref={(node) => {
            sprites.current[id] = node
          }}
          x={x}
          y={y}
          texture={fireflyTexture()}
          anchor={0.5}
        />
      ))}
    </pixiContainer>
  )
}

/** Shown once keys or a pad are used to aim; it glides from hole to hole. */
export function Aim({ world, spots }: { readonly world: World; readonly spots: readonly Point[] }) {
  // A little below the middle of a hole's mouth.
  const aims = useMemo(() => spots.map(({ x, y }) => ({ x, y: y + 5 })), [spots])
  return (
    <Cursor
      at={() => aims[world.cursor]}
      shown={() => world.cursorShown && !world.over}
      texture={aimTexture}
      glide={45}
      breath={{ share: 0.02, ms: 240 }}
    />
  )
}
