/** The points of a great drop, counted up while its bubbles fall. */
import type { Sprite } from 'pixi.js'
import { useEffect, useRef } from 'react'
import type { Size } from '../../../engine/core/game/contract'
import { tint } from '../../../engine/core/palette'
import { useEvents, useFrame, useReducedMotion } from '../../../engine/stage/clock'
import { acquireText, FONT_SIZE, releaseText } from '../../../engine/stage/painting/text'
import { type Event, GREAT_DROP, POINTS } from '../rules'

/** Font size in units for the first bubble, and its growth for each other one. */
const SMALL = 40
const GROWTH = 1.6
const LARGE = 84
const STAYS_MS = 1100
const POP_MS = 150

export function SceneDrop({ size }: { readonly size: Size }) {
  const sprite = useRef<Sprite>(null)
  const count = useRef({ text: '', fallen: 0, since: STAYS_MS })
  const reduced = useReducedMotion()
  useEffect(() => {
    const { current } = count
    return () => {
      if (current.text) releaseText(current.text)
    }
  }, [])
  useEvents<Event>({
    fall: ({ n, count: all }) => {
      if (all < GREAT_DROP || !sprite.current) return
      const { current } = count
      if (current.text) releaseText(current.text)
      current.text = `+${(n + 1) * POINTS}`
      Object.assign(current, { fallen: n + 1, since: 0 })
      sprite.current.texture = acquireText(current.text)
    },
  })
  useFrame((_alpha, ms) => {
    const { current } = count
    if (!sprite.current) return
    current.since += ms
    sprite.current.visible = current.text !== '' && current.since < STAYS_MS
    const pop = reduced() ? 0 : 0.18 * Math.max(0, 1 - current.since / POP_MS)
    sprite.current.scale.set((Math.min(LARGE, SMALL + GROWTH * current.fallen) / FONT_SIZE) * (1 + pop))
    sprite.current.alpha = Math.min(1, (STAYS_MS - current.since) / 300)
  })
  return (
    <pixiSprite
      ref={sprite}
      anchor={0.5}
      x={size.width / 2}
      y={size.height * 0.52}
      tint={tint('yellow')}
      visible={false}
    />
  )
}
