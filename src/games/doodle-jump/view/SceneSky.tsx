/** The background of the climb: an evening that turns to night with the height, stars, and hills with parallax. */
import type { Container, Sprite } from 'pixi.js'
import { type RefObject, useMemo, useRef } from 'react'
import { useFrame } from '../../../engine/stage/clock'
import { paint } from '../../../engine/stage/painting/paint'
import { HEIGHT, WIDTH } from '../rules'
import { drawSky, hillsTexture, MARGIN, nightTexture, starsTexture } from './paintings'

/** At this height it is fully night. */
const NIGHT_AT = 24_000

/** `camera` is the y of the window's upper edge as it is drawn now. */
export function SceneSky({ camera }: { readonly camera: RefObject<number> }) {
  const night = useRef<Sprite>(null)
  const hills = useRef<Sprite>(null)
  const ground = useMemo(
    () =>
      paint('doodle:ground', WIDTH + 2 * MARGIN, HEIGHT + 2 * MARGIN, drawSky, {
        role: 'ground',
        sharpness: 2,
      }),
    [],
  )
  useFrame(() => {
    const climbed = -camera.current
    if (night.current) night.current.alpha = Math.min(0.92, climbed / NIGHT_AT)
    if (hills.current) hills.current.y = HEIGHT - 178 + climbed * 0.22
  })
  return (
    <>
      <pixiSprite texture={ground} x={-MARGIN} y={-MARGIN} />
      <pixiSprite ref={night} texture={nightTexture()} x={-MARGIN} y={-MARGIN} alpha={0} />
      <Stars camera={camera} near={false} pace={0.08} />
      <Stars camera={camera} near={true} pace={0.18} />
      <pixiSprite ref={hills} texture={hillsTexture()} x={-MARGIN} y={HEIGHT - 178} />
    </>
  )
}

/** Two stacked sheets that take turns. */
function Stars({
  camera,
  near,
  pace,
}: {
  readonly camera: RefObject<number>
  readonly near: boolean
  readonly pace: number
}) {
  const holder = useRef<Container>(null)
  useFrame(() => {
    if (!holder.current) return
    holder.current.y = (-camera.current * pace) % HEIGHT
    holder.current.alpha = Math.min(1, 0.45 - camera.current / NIGHT_AT)
  })
  return (
    <pixiContainer ref={holder}>
      <pixiSprite texture={starsTexture(near)} />
      <pixiSprite texture={starsTexture(near)} y={-HEIGHT} />
    </pixiContainer>
  )
}
