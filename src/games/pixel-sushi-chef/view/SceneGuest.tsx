/** Draws a guest: rises behind the counter, loses patience, enjoys a dish, or leaves. */
import type { Sprite } from 'pixi.js'
import { useRef } from 'react'
import { itemAt } from '../../../engine/core/itemAt'
import { useEvents, useFrame, useReducedMotion } from '../../../engine/stage/clock'
import { type Event, layoutOf, moodOf, type World } from '../rules'
import { GUEST } from './paintings/animals'
import { guestTexture, type Mood } from './paintings/guests'

/** How long a guest stays after the dish, or glares after running out of patience, ms. */
const STAY_MS = { delighted: 1600, cross: 420 } as const
const RISE_MS = 180

export function SceneGuest({ world, seat }: { readonly world: World; readonly seat: number }) {
  const { seatX, counterY } = layoutOf(world)
  const sprite = useRef<Sprite>(null)
  const view = useRef({ guest: 0, mood: 'glad' as Mood, up: 0, stay: 0, hop: 0, no: 0, time: seat * 700 })
  const reduced = useReducedMotion()
  const staying = (mood: 'delighted' | 'cross', guest: number) =>
    Object.assign(view.current, { mood, guest, stay: STAY_MS[mood], hop: mood === 'delighted' ? 1 : 0 })
  useEvents<Event>({
    served: (event) => {
      if (event.seat === seat) staying('delighted', event.guest)
    },
    late: (event) => {
      if (event.seat === seat) staying('cross', event.guest)
    },
    wrong: (event) => {
      if (event.seat === seat) view.current.no = 1
    },
    order: (event) => {
      if (event.seat === seat) view.current.hop = 0.5
    },
  })
  useFrame((_alpha, ms) => {
    const { current } = view
    if (!sprite.current) return
    current.time += ms
    current.stay = Math.max(0, current.stay - ms)
    current.no = Math.max(0, current.no - ms / 400)
    const order = world.orders.find((each) => each.seat === seat)
    const part = order ? order.left / order.whole : 1
    if (order && current.stay === 0) {
      current.guest = order.guest
      current.mood = moodOf(order)
    }
    const here = order !== undefined || current.stay > 0
    const step = ms / RISE_MS
    current.up = reduced()
      ? Number(here)
      : here
        ? Math.min(1, current.up + step)
        : Math.max(0, current.up - step)
    sprite.current.visible = current.up > 0
    if (current.up <= 0) return
    sprite.current.texture = guestTexture(current.guest, current.mood)
    const moving = !reduced()
    if (current.mood === 'delighted' || current.hop > 0) current.hop = Math.max(0, current.hop - ms / 760)
    // Small bites after the first delight.
    const bite =
      moving && current.mood === 'delighted' && current.hop === 0 ? Math.sin(current.time / 85) * 0.02 : 0
    const jump = moving ? Math.abs(Math.sin(current.hop * Math.PI * 3)) * 18 * current.hop : 0
    const angry =
      moving && current.mood === 'cross' ? Math.sin(current.time / 45) * (1.2 + (1 - part) * 1.2) : 0
    const shakes = moving ? Math.sin(current.no * 20) * 9 * current.no : 0
    const breath = moving ? Math.sin(current.time / 520) * 0.012 : 0
    // Slightly too far and back: a guest sits down heavily.
    const rise = current.up * (1 + 0.5 * (1 - current.up))
    sprite.current.position.set(
      itemAt(seatX, seat) + angry + shakes,
      counterY + 8 + (1 - rise) * GUEST.height - jump,
    )
    sprite.current.scale.set(1 - breath, 1 + breath + bite + jump * 0.002)
  })
  return (
    <pixiSprite ref={sprite} texture={guestTexture(0, 'glad')} anchor={{ x: 0.5, y: 1 }} visible={false} />
  )
}
