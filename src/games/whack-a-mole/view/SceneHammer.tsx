/** Draws the mallets, one for each hole, so that several fingers can swing at once; and the flash of a hit. */
import type { Sprite } from 'pixi.js'
import { useRef } from 'react'
import type { Seat } from '../../../engine/core/input/seats'
import type { Point } from '../../../engine/core/math/geometry'
import { useEvents, useFrame, useReducedMotion } from '../../../engine/stage/clock'
import type { Event } from '../rules'
import { malletTexture, powTexture } from './paintings/tools'

/** A hit must be visible immediately: the swing starts low and lands within this many ms. */
const SWING_MS = 45
const REST_MS = 130
const LIFT_MS = 150
const FLASH_MS = 260

interface Props {
  readonly hole: number
  readonly at: Point
  /** Whose garden it is in, in a race. */
  readonly seat?: Seat
  /** Of the painted size. */
  readonly scale?: number
}

export function SceneHammer({ hole, at, seat, scale = 1 }: Props) {
  const mallet = useRef<Sprite>(null)
  const pow = useRef<Sprite>(null)
  const view = useRef({ age: Number.POSITIVE_INFINITY, hit: false, bounce: false })
  const reduced = useReducedMotion()
  const swing =
    (hit: boolean, bounce: boolean) => (event: { readonly hole: number; readonly seat?: Seat }) => {
      if (event.hole === hole && event.seat === seat) Object.assign(view.current, { age: 0, hit, bounce })
    }
  const [strike, bounce, miss] = [swing(true, false), swing(false, true), swing(false, false)]
  useEvents<Event>({
    whack: strike,
    decoy: bounce,
    miss,
    take: strike,
    prick: bounce,
    slip: miss,
    rival: (event) => (event.points > 0 ? strike : bounce)(event),
  })
  useFrame((_alpha, ms) => {
    const { current } = view
    if (!mallet.current || !pow.current) return
    const { age, hit, bounce } = current
    const gone = age > SWING_MS + REST_MS + LIFT_MS
    mallet.current.visible = !gone
    pow.current.visible = hit && age < FLASH_MS && !gone
    if (gone) return
    current.age += ms
    const down = Math.min(1, age / SWING_MS)
    const up = Math.min(1, Math.max(0, (age - SWING_MS - (bounce ? 0 : REST_MS)) / LIFT_MS))
    const raised = reduced() ? 0 : (1 - down * down) * 0.85 + up * (bounce ? 1.2 : 0.55)
    mallet.current.rotation = raised - 0.08
    // On an animal it lands on the head, on an empty hole it goes down to the rim.
    mallet.current.position.set(108, hit || bounce ? -80 : -8)
    mallet.current.alpha = 1 - up
    const flash = Math.min(1, age / FLASH_MS)
    pow.current.scale.set(reduced() ? 0.8 : 0.45 + 0.55 * Math.sqrt(flash))
    pow.current.alpha = 1 - flash * flash
  })
  return (
    <pixiContainer {...at} scale={scale}>
      <pixiSprite ref={pow} y={-68} texture={powTexture()} anchor={0.5} visible={false} />
      <pixiSprite ref={mallet} texture={malletTexture()} anchor={{ x: 0.97, y: 0.5 }} visible={false} />
    </pixiContainer>
  )
}
