/** The sky of Asteroids. The next one fades in over the one before. */
import type { Sprite } from 'pixi.js'
import { useRef } from 'react'
import type { Size } from '../../../engine/core/game/contract'
import { useFrame } from '../../../engine/stage/clock'
import { paint } from '../../../engine/stage/painting/paint'
import type { World } from '../rules'
import { drawSky, lookOf, MARGIN } from './paintings/sky'

const FADE_MS = 900

const skyTexture = (size: Size, look: number) =>
  paint(
    `asteroids:ground:${size.width}x${size.height}:${look}`,
    size.width + 2 * MARGIN,
    size.height + 2 * MARGIN,
    (brush) => drawSky(brush, size, look),
    { role: 'ground', sharpness: 3 },
  )

export function SceneSky({ world, size }: { readonly world: World; readonly size: Size }) {
  const before = useRef<Sprite>(null)
  const sky = useRef<Sprite>(null)
  const shown = useRef(lookOf(world))
  useFrame((_alpha, ms) => {
    if (!sky.current || !before.current) return
    const look = lookOf(world)
    if (look !== shown.current) {
      before.current.texture = skyTexture(size, shown.current)
      sky.current.texture = skyTexture(size, look)
      sky.current.alpha = 0
      shown.current = look
    }
    sky.current.alpha = Math.min(1, sky.current.alpha + ms / FADE_MS)
    before.current.visible = sky.current.alpha < 1
  })
  const texture = skyTexture(size, shown.current)
  return (
    <>
      <pixiSprite ref={before} texture={texture} x={-MARGIN} y={-MARGIN} visible={false} />
      <pixiSprite ref={sky} texture={texture} x={-MARGIN} y={-MARGIN} />
    </>
  )
}
