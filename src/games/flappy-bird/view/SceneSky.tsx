/** The sky, clouds and hills behind the pipes: they change every ten pipes, by a fade. */
import type { Container, Sprite } from 'pixi.js'
import { type ReactNode, useRef } from 'react'
import { itemAt } from '../../../engine/core/itemAt'
import { useFrame } from '../../../engine/stage/clock'
import { barTexture } from '../../../engine/stage/painting/lights'
import { heightOf, SKIES, type Sky, WIDTH, type World } from '../rules'
import { skyAt } from '../rules/gentle'
import { LOOKS, skyTexture } from './paintings/sky'

const FADE_MS = 1500
/** The sky extends beyond the field by this much, so that shaking reveals no gap. */
const MARGIN = 10

/** The sky of this moment: always evening as specified. */
export const skyOf = ({ gentle, score }: World): Sky => (gentle ? itemAt(SKIES, skyAt(score)) : 'evening')

/** `children` are covered by the veil of the sky. */
export function SceneSky({ world, children }: { readonly world: World; readonly children: ReactNode }) {
  const height = heightOf(world)
  const old = useRef<Sprite>(null)
  const fresh = useRef<Container>(null)
  const picture = useRef<Sprite>(null)
  const veil = useRef<Sprite>(null)
  const shown = useRef({ sky: skyOf(world), before: skyOf(world), t: 1 })
  useFrame((_alpha, ms) => {
    const { current } = shown
    const sky = skyOf(world)
    if (sky !== current.sky) Object.assign(current, { sky, before: current.sky, t: 0 })
    current.t = Math.min(1, current.t + ms / FADE_MS)
    if (!old.current || !fresh.current || !picture.current || !veil.current) return
    old.current.texture = skyTexture(current.before, height)
    picture.current.texture = skyTexture(sky, height)
    fresh.current.alpha = current.t
    const look = LOOKS[sky]
    veil.current.tint = look.veil
    veil.current.alpha = LOOKS[current.before].veiled * (1 - current.t) + look.veiled * current.t
    const size = [WIDTH + 2 * MARGIN, height + 2 * MARGIN] as const
    for (const sprite of [old.current, picture.current, veil.current]) sprite.setSize(...size)
  })
  const sky = shown.current.sky
  return (
    <pixiContainer>
      <pixiSprite ref={old} texture={skyTexture(sky, height)} x={-MARGIN} y={-MARGIN} />
      <pixiContainer ref={fresh}>
        <pixiSprite ref={picture} texture={skyTexture(sky, height)} x={-MARGIN} y={-MARGIN} />
      </pixiContainer>
      {children}
      <pixiSprite ref={veil} texture={barTexture(16, 16, 0)} x={-MARGIN} y={-MARGIN} alpha={0} />
    </pixiContainer>
  )
}
