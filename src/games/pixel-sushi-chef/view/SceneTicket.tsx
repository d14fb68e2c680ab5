/** Draws a guest's ticket: the pieces of the order, the reward, and the patience left. */
import type { Container, Sprite } from 'pixi.js'
import { useRef } from 'react'
import { itemAt } from '../../../engine/core/itemAt'
import { tint } from '../../../engine/core/palette'
import { useEvents, useFrame, useReducedMotion } from '../../../engine/stage/clock'
import { barTexture } from '../../../engine/stage/painting/lights'
import { textTexture } from '../../../engine/stage/painting/text'
import {
  type Event,
  GLAD_ABOVE,
  HURRY_AT,
  isByHeart,
  LONGEST_ROLL,
  layoutOf,
  makes,
  recipeOf,
  type World,
} from '../rules'
import { coinTexture, frameTexture, TICKET, ticketTexture } from './paintings'
import { dishTexture } from './paintings/dishes'
import { foodTexture } from './paintings/foods'
import { WISHES, wishTexture } from './paintings/wishes'

const BAR = { x: 15, y: 72, width: TICKET.width - 30, height: 14 } as const
/** Distance between the middles of the pieces, units: for three, and for more in the same width. */
const FOOD_STEP = 54
const FOOD_ROOM = 166
const FOOD_SCALE = 0.66
const COLORS = { much: 0x2f9e6a, half: 0xe39a1f, little: 0xd9402f } as const
const SLOTS = Array.from({ length: LONGEST_ROLL }, (_, slot) => slot)

export function SceneTicket({ world, seat }: { readonly world: World; readonly seat: number }) {
  const { seatX, ticket } = layoutOf(world)
  const holder = useRef<Container>(null)
  const bar = useRef<Sprite>(null)
  const frame = useRef<Sprite>(null)
  const reward = useRef<Sprite>(null)
  const foods = useRef<(Sprite | null)[]>([])
  const dish = useRef<Sprite>(null)
  const wishes = useRef<(Sprite | null)[]>([])
  const view = useRef({ pop: 0, time: 0, ready: 0 })
  const reduced = useReducedMotion()
  useEvents<Event>({
    hurry: (event) => {
      if (event.seat === seat) view.current.ready = 1
    },
  })
  useFrame((_alpha, ms) => {
    const { current } = view
    if (!holder.current || !bar.current || !frame.current || !reward.current) return
    current.time += ms
    current.ready = Math.max(0, current.ready - ms / 500)
    const order = world.orders.find((each) => each.seat === seat)
    holder.current.visible = order !== undefined
    if (!order) {
      current.pop = 0
      return
    }
    const moving = !reduced()
    current.pop = moving ? Math.min(1, current.pop + ms / 200) : 1
    const { ingredients, reward: coins } = recipeOf(order)
    const hidden = isByHeart(order)
    if (dish.current) {
      dish.current.visible = hidden
      if (hidden) dish.current.texture = dishTexture(order.recipe)
    }
    wishes.current.forEach((sign, n) => {
      const wish = WISHES[n]
      if (sign) sign.visible = wish !== undefined && order.bonuses?.includes(wish) === true
    })
    foods.current.forEach((food, slot) => {
      const type = ingredients[slot]
      if (!food) return
      food.visible = type !== undefined && !hidden
      if (!type) return
      const step = Math.min(FOOD_STEP, FOOD_ROOM / ingredients.length)
      food.texture = foodTexture(type)
      food.x = TICKET.width / 2 + (slot - (ingredients.length - 1) / 2) * step - 1
      food.scale.set(FOOD_SCALE * (step / FOOD_STEP))
    })
    const part = order.left / order.whole
    bar.current.scale.x = Math.max(0.001, (part * BAR.width) / 100)
    bar.current.tint = part > GLAD_ABOVE ? COLORS.much : part > HURRY_AT ? COLORS.half : COLORS.little
    reward.current.texture = textTexture(String(coins))
    frame.current.visible = makes(world.board, recipeOf(order)) && world.state === 'play'
    const beat = moving ? Math.sin(current.time / 130) : 1
    frame.current.alpha = 0.85 + 0.15 * beat
    const pop = current.pop < 1 ? 0.5 + current.pop * 0.5 + Math.sin(current.pop * Math.PI) * 0.12 : 1
    const hurry = moving ? Math.sin(current.ready * Math.PI * 4) * 0.05 : 0
    holder.current.scale.set(pop * ticket.scale)
    holder.current.rotation = hurry
  })
  return (
    <pixiContainer
      ref={holder}
      x={itemAt(seatX, seat)}
      y={ticket.y + TICKET.height}
      pivot={{ x: TICKET.width / 2, y: TICKET.height }}
      visible={false}
    >
      <pixiSprite ref={frame} texture={frameTexture()} x={-9} y={-6} tint={tint('yellow')} visible={false} />
      <pixiSprite texture={ticketTexture()} />
      {SLOTS.map((slot) => (
        <pixiSprite
          key={slot}
          ref={(node) => {
            foods.current[slot] = node
          }}
          texture={foodTexture('rice')}
          anchor={0.5}
          y={38}
        />
      ))}
      <pixiSprite
        ref={dish}
        texture={dishTexture(0)}
        anchor={0.5}
        x={TICKET.width / 2}
        y={38}
        scale={0.8}
        visible={false}
      />
      {WISHES.map((wish, n) => (
        <pixiSprite
          key={wish}
          ref={(node) => {
            wishes.current[n] = node
          }}
          texture={wishTexture(wish)}
          anchor={0.5}
          x={-2}
          y={-2}
          scale={0.8}
          visible={false}
        />
      ))}
      <pixiSprite
        texture={barTexture(100, 12, 0)}
        x={BAR.x - 3}
        y={BAR.y - 3}
        tint={0x4a3a3a}
        width={BAR.width + 6}
        height={BAR.height + 6}
      />
      <pixiSprite ref={bar} texture={barTexture(100, 12, 0)} x={BAR.x} y={BAR.y} height={BAR.height} />
      <pixiSprite texture={coinTexture()} anchor={0.5} x={TICKET.width - 6} y={6} scale={0.82} />
      <pixiSprite
        ref={reward}
        texture={textTexture('50')}
        anchor={0.5}
        x={TICKET.width - 6}
        y={6}
        scale={0.48}
      />
    </pixiContainer>
  )
}
