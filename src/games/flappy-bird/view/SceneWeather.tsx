/** Rain, snow and storm in front of the scene. With reduced motion there is none. */
import type { Sprite } from 'pixi.js'
import { useEffect, useMemo, useRef } from 'react'
import { useFrame, useReducedMotion } from '../../../engine/stage/clock'
import { barTexture, lightTexture } from '../../../engine/stage/painting/lights'
import { isStill } from '../../../engine/stage/painting/outlines'
import { SpritePool } from '../../../engine/stage/parts/pool'
import { heightOf, WIDTH, type World } from '../rules'
import { LOOKS } from './paintings/sky'
import { skyOf } from './SceneSky'

/** How many drops or flakes, and their speed in units per second. */
const WEATHER = {
  rain: { count: 46, vx: -90, vy: 640, alpha: 0.34 },
  storm: { count: 70, vx: -330, vy: 760, alpha: 0.4 },
  snow: { count: 50, vx: -50, vy: 85, alpha: 0.85 },
} as const

const dropTexture = () => barTexture(2, 22)
const flakeTexture = () =>
  lightTexture('flappy:flake', 10, [
    [1.5, 1],
    [4.5, 0],
  ])

export function SceneWeather({ world }: { readonly world: World }) {
  const pool = useMemo(() => new SpritePool(), [])
  const drops = useMemo<{ sprite: Sprite; pace: number }[]>(() => [], [])
  const strength = useRef(0)
  const kind = useRef<keyof typeof WEATHER>('rain')
  const reduced = useReducedMotion()
  useEffect(() => () => pool.container.destroy({ children: true }), [pool])
  useFrame((_alpha, ms) => {
    const height = heightOf(world)
    const wanted = reduced() || isStill('far') ? undefined : LOOKS[skyOf(world)].weather
    const fades = wanted === kind.current ? 1 : -1
    strength.current = Math.min(1, Math.max(0, strength.current + (fades * ms) / 900))
    if (strength.current === 0) {
      for (const { sprite } of drops.splice(0)) pool.give(sprite)
      if (wanted) kind.current = wanted
      return
    }
    const { count, vx, vy, alpha } = WEATHER[kind.current]
    while (drops.length < count) {
      const sprite = pool.take(kind.current === 'snow' ? flakeTexture() : dropTexture())
      sprite.position.set(Math.random() * WIDTH, Math.random() * height)
      const pace = 0.7 + Math.random() * 0.6
      sprite.rotation = kind.current === 'snow' ? 0 : Math.atan2(-vx, vy)
      sprite.scale.set(pace)
      drops.push({ sprite, pace })
    }
    const seconds = world.state === 'over' ? 0 : ms / 1000
    for (const { sprite, pace } of drops) {
      sprite.alpha = alpha * strength.current
      sprite.x += vx * pace * seconds
      sprite.y += vy * pace * seconds
      if (sprite.y > height + 12) sprite.position.set(Math.random() * (WIDTH + 120), -12)
      if (sprite.x < -12) sprite.x += WIDTH + 24
    }
  })
  return <pixiContainer ref={(node) => void node?.addChild(pool.container)} />
}
