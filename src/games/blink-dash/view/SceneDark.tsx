/**
 * The dark of Blink Dash. In Rooms the player carries a light: the floor and the enemies around it are visible, and of those
 * awake outside of it the eyes.
 */
import type { Sprite } from 'pixi.js'
import { type RefObject, useRef } from 'react'
import type { Size } from '../../../engine/core/game/contract'
import { clamp } from '../../../engine/core/math/geometry'
import { useFrame } from '../../../engine/stage/clock'
import { Entities } from '../../../engine/stage/parts/Entities'
import { useInterpolatedPosition } from '../../../engine/stage/parts/interpolate'
import { type Enemy, largerIn, type World } from '../rules'
import { darkTexture, LANTERN, lanternTexture } from './paintings'
import { glareTexture } from './prowlers'
import { isAsleep } from './SceneRooms'

/** How much of an enemy the player's light shows in the dark, 0..1. */
export function lanternAt(world: World, { x, y }: Enemy): number {
  if (!world.rooms) return 0
  const far = Math.hypot(x - world.player.x, y - world.player.y) / largerIn(world)
  return clamp((LANTERN.far - far) / (LANTERN.far - LANTERN.near), 0, 1)
}

export function SceneDark({
  world,
  size,
  darkness,
  seen,
}: {
  readonly world: World
  readonly size: Size
  readonly darkness: RefObject<number>
  readonly seen: (enemy: Enemy) => number
}) {
  const dark = useRef<Sprite>(null)
  const positionAt = useInterpolatedPosition(() => world.player)
  const { rooms } = world
  useFrame((alpha) => {
    if (!dark.current) return
    const { x, y } = rooms ? positionAt(alpha) : { x: size.width / 2, y: size.height / 2 }
    dark.current.position.set(x, y)
    dark.current.alpha = darkness.current
  })
  return (
    <>
      <pixiSprite
        ref={dark}
        texture={rooms ? lanternTexture(size, largerIn(world)) : darkTexture(size)}
        anchor={0.5}
        alpha={0}
      />
      {rooms && (
        <Entities<Enemy>
          of={() => world.enemies.filter((enemy) => !isAsleep(enemy))}
          texture={({ look, radius }) => glareTexture(look, radius)}
          style={(sprite, enemy) => {
            sprite.alpha = 1 - seen(enemy)
          }}
        />
      )}
    </>
  )
}
