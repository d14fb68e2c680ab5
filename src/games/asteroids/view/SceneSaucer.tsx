/** Draws saucers and their shots. */
import type { Sprite } from 'pixi.js'
import { useRef } from 'react'
import { useFrame, useReducedMotion } from '../../../engine/stage/clock'
import { Entities } from '../../../engine/stage/parts/Entities'
import type { Bullet, Saucer, World } from '../rules'
import { saucerTexture, shotTexture } from './paintings/saucer'
import { MOTHER_REACH, wrapped } from './wrapped'

export function SceneSaucer({ world }: { readonly world: World }) {
  const time = useRef(0)
  const reduced = useReducedMotion()
  useFrame((_alpha, ms) => {
    time.current += ms
  })
  /** Only the mothership crosses edges; smaller ones come from beyond them. */
  const saucers = () => {
    const saucer = world.visitors?.saucer
    if (!saucer) return []
    return wrapped<Saucer>(
      world,
      [saucer],
      ({ size, radius }) => (size === 'mother' ? radius * MOTHER_REACH : Number.NEGATIVE_INFINITY),
      () => 0,
    )
  }
  const sway = (sprite: Sprite) => {
    sprite.rotation = reduced() ? 0 : Math.sin(time.current / 260) * 0.09
  }
  return (
    <>
      <Entities
        of={saucers}
        texture={({ thing: { size, radius } }) => saucerTexture(size, radius)}
        style={sway}
      />
      <Entities
        of={() =>
          wrapped<Bullet>(
            world,
            world.visitors?.shots ?? [],
            () => 10,
            () => 0,
          )
        }
        texture={() => shotTexture()}
        style={(sprite, { thing }) => {
          sprite.alpha = Math.min(1, thing.life / 9)
        }}
      />
    </>
  )
}
