/** Draws the fireflies that drift through the garden, and the aiming ring. */
import type { Sprite } from 'pixi.js'
import { useRef } from 'react'
import { useFrame, useReducedMotion } from '../../../engine/stage/clock'
import { Cursor } from '../../../engine/stage/parts/Cursor'
import { HEIGHT, HOLES, holeAt, WIDTH, type World } from '../rules'
import { fireflyTexture } from './paintings/garden'
import { aimTexture } from './paintings/tools'

const FIREFLIES = Array.from({ length: 11 }, (_, i) => ({
  id: i,
  x: ((i * 0.7548776662 + 0.1) % 1) * WIDTH,
  y: 120 + ((i * 0.5698402909 + 0.2) % 1) * (HEIGHT - 150),
  pace: 1500 + (i % 4) * 420,
}))

export function Fireflies() {
  const sprites = useRef<(Sprite | null)[]>([])
  const age = useRef(0)
  const reduced = useReducedMotion()
  useFrame((_alpha, ms) => {
    if (!reduced()) age.current += ms
    const now = age.current
    for (const { id, x, y, pace } of FIREFLIES) {
      const t = now / pace + id * 2.4
      sprites.current[id]?.position.set(x + Math.sin(t) * 26, y + Math.sin(t * 1.7) * 14)
      const sprite = sprites.current[id]
      if (sprite) sprite.alpha = 0.5 + 0.4 * Math.sin(t * 1.3)
    }
  })
  return (
    <pixiContainer>
      {FIREFLIES.map(({ id, x, y }) => (
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

/** The ring is a little below the middle of a hole's mouth. */
const AIMS = Array.from({ length: HOLES }, (_, hole) => {
  const { x, y } = holeAt(hole)
  return { x, y: y + 5 }
})

/** Shown once keys or a pad are used to aim; it glides from hole to hole. */
export function Aim({ world }: { readonly world: World }) {
  return (
    <Cursor
      at={() => AIMS[world.cursor]}
      shown={() => world.cursorShown && !world.over}
      texture={aimTexture}
      glide={45}
      breath={{ share: 0.02, ms: 240 }}
    />
  )
}
