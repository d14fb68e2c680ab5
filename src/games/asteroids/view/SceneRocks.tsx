/** Draws asteroids and bullets, on both sides of an edge that they cross; new rocks grow in. */
import { useRef } from 'react'
import { useFrame, useReducedMotion } from '../../../engine/stage/clock'
import { Entities } from '../../../engine/stage/parts/Entities'
import type { Bullet, Rock, World } from '../rules'
import { lightTexture, rockTexture } from './paintings'
import { bulletTexture } from './paintings/ship'
import { wrapped } from './wrapped'

/** Ms in which a large rock appears, and in which a piece grows to its size. */
const ENTER_MS = 520
const SPRING_MS = 220

export function SceneRocks({ world }: { readonly world: World }) {
  // The first level's rocks are already visible behind the start panel.
  const ages = useRef(new Map(world.rocks.map(({ id }) => [id, ENTER_MS])))
  const reduced = useReducedMotion()
  useFrame((_alpha, ms) => {
    const { current } = ages
    for (const { id } of world.rocks) current.set(id, (current.get(id) ?? 0) + ms)
    if (current.size > world.rocks.length + 40) {
      const here = new Set(world.rocks.map(({ id }) => id))
      for (const id of current.keys()) if (!here.has(id)) current.delete(id)
    }
  })
  /** Each rock and the light on it, as two parts. */
  const rocks = () =>
    wrapped<Rock>(
      world,
      world.rocks,
      ({ radius }) => radius * 1.32,
      ({ angle }) => angle,
    ).flatMap((rock) => [
      { ...rock, light: false },
      { ...rock, id: `${rock.id}:light`, angle: 0, light: true },
    ])
  /** Scale and opacity of a rock while it appears. */
  const shown = ({ id, size }: Rock): { scale: number; alpha: number } => {
    const age = ages.current.get(id) ?? 0
    if (size === 3) {
      const t = Math.min(1, age / ENTER_MS)
      return { scale: reduced() ? 1 : 0.7 + 0.3 * t * (2 - t), alpha: t }
    }
    const t = Math.min(1, age / SPRING_MS)
    return { scale: reduced() ? 1 : 0.72 + 0.28 * t + 0.16 * Math.sin(t * Math.PI), alpha: 1 }
  }
  return (
    <>
      <Entities
        of={rocks}
        texture={({ thing, light }) =>
          light ? lightTexture(thing.size) : rockTexture(thing.size, thing.look)
        }
        style={(sprite, { thing, light }) => {
          const { scale, alpha } = shown(thing)
          sprite.scale.set(scale)
          sprite.alpha = alpha
          // The light is right above its own rock, and below the next.
          sprite.zIndex = thing.id * 2 + (light ? 1 : 0)
        }}
      />
      <Entities
        of={() =>
          wrapped<Bullet>(
            world,
            world.bullets,
            () => 14,
            ({ vx, vy }) => Math.atan2(vy, vx),
          )
        }
        texture={() => bulletTexture()}
        style={(sprite, { thing }) => {
          // Bullets fade out instead of vanishing.
          sprite.alpha = Math.min(1, thing.life / 9)
        }}
      />
    </>
  )
}
