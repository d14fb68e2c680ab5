/** Draws saucers and their shots. */
import type { Sprite } from 'pixi.js'
import { useRef } from 'react'
import { useFrame, useReducedMotion } from '../../../engine/stage/clock'
import { Entities } from '../../../engine/stage/parts/Entities'
import type { Bullet, Saucer, World } from '../rules'
import { saucerTexture, shotTexture } from './paintings/saucer'
import { wrapped } from './wrapped'

export function SceneSaucer({ world }: { readonly world: World }) {
  const time = useRef(0)
  const reduced = useReducedMotion()
  useFrame((_alpha, ms) => {
    time.current += ms
  })
  const sway = (sprite: Sprite) => {
    sprite.rotation = reduced() ? 0 : Math.sin(time.current / 260) * 0.09
  }
  return (
    <>
      <Entities<Saucer>
        of={() => (world.visitors?.saucer ? [world.visitors.saucer] : [])}
        texture={({ size, radius }) => saucerTexture(size, radius)}
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
