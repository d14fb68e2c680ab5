/** The animation behind the start panel: fruit tumbles through the air until the game begins. */
import type { Container } from 'pixi.js'
import { useRef } from 'react'
import { itemAt } from '../../../engine/core/itemAt'
import { useFrame, useReducedMotion } from '../../../engine/stage/clock'
import { baseRadius, FRUIT, FRUIT_NAMES, type World } from '../rules/world'
import { FRUIT_DRAWN, fruitTexture, PAINTED, shadeTexture } from './paintings/fruit'

const FLIGHT_MS = 3000

export function SceneAttract({ world }: { readonly world: World }) {
  const holder = useRef<Container>(null)
  const time = useRef(0)
  const reduced = useReducedMotion()
  useFrame((_alpha, ms) => {
    if (!holder.current) return
    holder.current.visible = world.tick === 0
    if (world.tick > 0) return
    time.current += reduced() ? 0 : ms
    const { width, height } = world
    const base = baseRadius(width, height)
    holder.current.children.forEach((child, i) => {
      const [body] = child.children
      const flights = time.current / FLIGHT_MS + i * 0.618
      const round = Math.floor(flights)
      const t = flights - round
      const name = itemAt(FRUIT_NAMES, i % FRUIT_NAMES.length)
      const from = ((i * 37 + round * 23) % 100) / 100
      child.scale.set((base * FRUIT[name].size * FRUIT_DRAWN) / PAINTED)
      child.x = (0.06 + 0.88 * from + (t - 0.5) * 0.14 * (from < 0.5 ? 1 : -1)) * width
      child.y = height + base - 4 * t * (1 - t) * height * (0.66 + 0.06 * (i % 4))
      if (body) body.rotation = (i % 2 ? 1 : -1) * flights * 3
    })
  })
  return (
    <pixiContainer ref={holder}>
      {FRUIT_NAMES.map((name) => (
        <pixiContainer key={name}>
          <pixiSprite texture={fruitTexture(name)} anchor={0.5} />
          <pixiSprite texture={shadeTexture()} anchor={0.5} />
        </pixiContainer>
      ))}
    </pixiContainer>
  )
}
