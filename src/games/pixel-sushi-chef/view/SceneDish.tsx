/** Draws the dish in front of a guest who eats. */
import type { Sprite } from 'pixi.js'
import { useRef } from 'react'
import { itemAt } from '../../../engine/core/itemAt'
import { useEvents, useFrame } from '../../../engine/stage/clock'
import type { Event, Layout } from '../rules'
import { dishTexture } from './paintings/dishes'

/** How long a dish flies there, and when it is eaten up, ms. */
export const DISH_MS = 300
const EATEN_MS = 1550
const FADE_MS = 200
export const dishY = ({ counterY }: Layout) => counterY - 10
const SCALE = 0.95

export function SceneDish({ bar, seat }: { readonly bar: Layout; readonly seat: number }) {
  const sprite = useRef<Sprite>(null)
  const view = useRef({ recipe: 0, age: EATEN_MS })
  useEvents<Event>({
    served: (event) => {
      if (event.seat === seat) view.current = { recipe: event.recipe, age: 0 }
    },
  })
  useFrame((_alpha, ms) => {
    const { current } = view
    if (!sprite.current) return
    current.age = Math.min(EATEN_MS, current.age + ms)
    sprite.current.visible = current.age >= DISH_MS && current.age < EATEN_MS
    if (!sprite.current.visible) return
    sprite.current.texture = dishTexture(current.recipe)
    sprite.current.alpha = Math.min(1, (EATEN_MS - current.age) / FADE_MS)
  })
  return (
    <pixiSprite
      ref={sprite}
      texture={dishTexture(0)}
      anchor={0.5}
      x={itemAt(bar.seatX, seat)}
      y={dishY(bar)}
      scale={SCALE}
      visible={false}
    />
  )
}
