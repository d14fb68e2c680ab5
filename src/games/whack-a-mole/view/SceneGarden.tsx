/** Owns what lives in the garden beside the moles: fireflies that drift, and the ring that aims. */
import type { Sprite } from 'pixi.js'
import { useRef } from 'react'
import { useFrame, useReducedMotion } from '../../../engine/stage/clock'
import { HEIGHT, holeAt, WIDTH, type World } from '../rules'
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

/** Shown once keys or a pad have aimed; it glides from hole to hole. */
export function Aim({ world }: { readonly world: World }) {
  const sprite = useRef<Sprite>(null)
  const view = useRef({ ...holeAt(world.cursor), age: 0 })
  const reduced = useReducedMotion()
  useFrame((_alpha, ms) => {
    const { current } = view
    if (!sprite.current) return
    sprite.current.visible = world.cursorShown && !world.over
    const to = holeAt(world.cursor)
    const near = reduced() ? 1 : Math.min(1, ms / 45)
    current.x += (to.x - current.x) * near
    current.y += (to.y - current.y) * near
    current.age += ms
    sprite.current.position.set(current.x, current.y + 5)
    sprite.current.scale.set(reduced() ? 1 : 1 + Math.sin(current.age / 240) * 0.02)
  })
  return <pixiSprite ref={sprite} texture={aimTexture()} anchor={0.5} visible={false} />
}
