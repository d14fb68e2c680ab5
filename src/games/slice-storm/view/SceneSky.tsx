/** The background of Slice Storm: a stretched sky, drifting storm clouds, hills along the lower edge. */
import type { Container, Sprite } from 'pixi.js'
import { useRef } from 'react'
import { itemAt } from '../../../engine/core/itemAt'
import { useFrame, useReducedMotion } from '../../../engine/stage/clock'
import type { World } from '../rules/world'
import { CLOUD, cloudTexture, HILLS, hillsTexture, skyTexture } from './paintings/sky'

/** The ground extends beyond the window by this much, so that shaking reveals no gap. */
const MARGIN = 14
/** Position (fractions of the window), size and speed (fractions of its width per second) of each cloud. */
const CLOUDS = [
  { x: 0.08, y: 0.16, size: 1.25, pace: 0.006, alpha: 0.75 },
  { x: 0.42, y: 0.07, size: 0.85, pace: 0.004, alpha: 0.5 },
  { x: 0.66, y: 0.3, size: 1.5, pace: 0.009, alpha: 0.7 },
  { x: 0.92, y: 0.12, size: 1, pace: 0.005, alpha: 0.6 },
  { x: 0.24, y: 0.46, size: 1.1, pace: 0.011, alpha: 0.45 },
] as const

export function SceneSky({ world }: { readonly world: World }) {
  const sky = useRef<Sprite>(null)
  const hills = useRef<Sprite>(null)
  const clouds = useRef<Container>(null)
  const seconds = useRef(0)
  const reduced = useReducedMotion()
  // Laid out in every frame, because the window may change its shape at any time.
  useFrame((_alpha, ms) => {
    const { width, height } = world
    if (!reduced()) seconds.current += ms / 1000
    sky.current?.setSize(width + 2 * MARGIN, height + 2 * MARGIN)
    if (hills.current) {
      const scale = Math.max((width + 2 * MARGIN) / HILLS.width, (0.19 * height) / HILLS.height)
      hills.current.scale.set(scale)
      hills.current.y = height + MARGIN - HILLS.height * scale
    }
    const unit = (0.5 * width + 0.9 * height) / 1400
    clouds.current?.children.forEach((cloud, i) => {
      const { x, y, size, pace } = itemAt(CLOUDS, i)
      const wide = CLOUD.width * size * unit
      const distance = width + wide
      cloud.scale.set(size * unit)
      cloud.position.set(((x * distance + seconds.current * pace * width) % distance) - wide, y * height)
    })
  })
  return (
    <pixiContainer>
      <pixiSprite ref={sky} texture={skyTexture()} x={-MARGIN} y={-MARGIN} />
      <pixiContainer ref={clouds}>
        {CLOUDS.map(({ x, alpha }, i) => (
          <pixiSprite key={x} texture={cloudTexture(i)} alpha={alpha} />
        ))}
      </pixiContainer>
      <pixiSprite ref={hills} texture={hillsTexture()} x={-MARGIN} />
    </pixiContainer>
  )
}
