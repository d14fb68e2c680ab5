/** Rain or snow over some places. With reduced motion there is none. */
import type { Sprite } from 'pixi.js'
import { useEffect, useMemo, useRef } from 'react'
import { useFrame, useReducedMotion } from '../../../engine/stage/clock'
import { barTexture, glowTexture } from '../../../engine/stage/painting/lights'
import { isStill } from '../../../engine/stage/painting/outlines'
import { SpritePool } from '../../../engine/stage/parts/pool'
import { fieldOf, WIDTH, type World } from '../rules'
import { lookOf, sceneryOf } from './looks'

const COUNT = 44
/** Speeds in units per second. */
const WEATHER = {
  rain: { vx: -90, vy: 560, alpha: 0.3, tilt: Math.atan2(90, 560), scale: 1 },
  snow: { vx: -26, vy: 62, alpha: 0.8, tilt: 0, scale: 0.05 },
} as const

export function SceneWeather({ world }: { readonly world: World }) {
  const pool = useMemo(() => new SpritePool(), [])
  const drops = useMemo<{ sprite: Sprite; pace: number }[]>(() => [], [])
  const falling = useRef<keyof typeof WEATHER | undefined>(undefined)
  const scenery = useRef(sceneryOf(world, null))
  const reduced = useReducedMotion()
  useEffect(() => () => pool.container.destroy({ children: true }), [pool])
  useFrame((_alpha, ms) => {
    const { height } = fieldOf(world)
    scenery.current = sceneryOf(world, scenery.current)
    const wanted = reduced() || isStill('far') ? undefined : lookOf(scenery.current).weather
    if (wanted !== falling.current) {
      for (const { sprite } of drops.splice(0)) pool.give(sprite)
      falling.current = wanted
    }
    if (!wanted) return
    const { vx, vy, alpha, tilt, scale } = WEATHER[wanted]
    while (drops.length < COUNT) {
      const sprite = pool.take(wanted === 'snow' ? glowTexture() : barTexture(2, 18))
      sprite.position.set(Math.random() * WIDTH, Math.random() * height)
      const pace = 0.7 + Math.random() * 0.6
      sprite.rotation = tilt
      sprite.scale.set(scale * pace)
      sprite.alpha = alpha
      drops.push({ sprite, pace })
    }
    for (const { sprite, pace } of drops) {
      sprite.x += (vx * pace * ms) / 1000
      sprite.y += (vy * pace * ms) / 1000
      if (sprite.y > height + 12) sprite.position.set(Math.random() * (WIDTH + 80), -12)
      if (sprite.x < -12) sprite.x += WIDTH + 24
    }
  })
  return <pixiContainer ref={(node) => void node?.addChild(pool.container)} />
}
