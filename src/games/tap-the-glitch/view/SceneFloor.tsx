/**
 * The floor of Shifts: a plate for each slot. A plate takes the color of the glitch on it, cracks where one got through, and
 * is repaired by a hit beside it, or after a while. The less health, the more plates stay cracked.
 */
import type { Container, Sprite } from 'pixi.js'
import { useMemo, useRef } from 'react'
import { useEvents, useFrame, useReducedMotion } from '../../../engine/stage/clock'
import { type Event, middleOf, SLOT, type World } from '../rules'
import { COLOR } from './figures'
import { crackTexture, plateTexture } from './floor'
import { mix } from './looks'

/** Opacity of a plate at rest, and what it gains under a glitch. */
const REST = 0.26
const LIT = 0.4
/** How quickly a plate takes and loses a color, and how long a crack stays, ms. */
const LIGHT_MS = 220
const CRACK_MS = 9000
/** Plates this close to a hit are repaired, and this close to a glitch that got through they crack, units. */
const REPAIR_REACH = 1.5 * SLOT
const CRACK_REACH = 1.1 * SLOT
/** What a plate without health keeps of a crack, and the color of a cracked plate. */
const WORN = 0.55
const CHARRED = 0x0a0d12

interface Plate {
  color: number
  /** 0..1. */
  light: number
  crack: number
}

export function SceneFloor({ world, calm }: { readonly world: World; readonly calm: number }) {
  const plates = useRef<Container<Sprite>>(null)
  const cracks = useRef<Container<Sprite>>(null)
  const reduced = useReducedMotion()
  const slots = useMemo(
    () => Array.from({ length: world.cols * world.rows }, (_, slot) => middleOf(slot, world.cols)),
    [world.cols, world.rows],
  )
  const states = useMemo<Plate[]>(() => slots.map(() => ({ color: calm, light: 0, crack: 0 })), [slots, calm])
  const near = (x: number, y: number, reach: number, change: (plate: Plate, part: number) => void) => {
    for (const [slot, at] of slots.entries()) {
      const part = 1 - Math.hypot(at.x - x, at.y - y) / reach
      const plate = states[slot]
      if (part > 0 && plate) change(plate, part)
    }
  }
  useEvents<Event>({
    hit: ({ x, y, kind }) =>
      near(x, y, REPAIR_REACH, (plate, part) => {
        plate.crack = 0
        plate.color = COLOR[kind]
        plate.light = Math.max(plate.light, 0.3 + part)
      }),
    expire: ({ x, y }) =>
      near(x, y, CRACK_REACH, (plate, part) => {
        plate.crack = Math.max(plate.crack, Math.min(1, part * 1.5))
      }),
  })
  useFrame((_alpha, ms) => {
    const share = reduced() ? 1 : Math.min(1, ms / LIGHT_MS)
    for (const plate of states) {
      plate.light -= plate.light * share
      plate.crack = Math.max(0, plate.crack - ms / CRACK_MS)
    }
    for (const { slot, type } of world.glitches) {
      const plate = states[slot]
      if (!plate) continue
      plate.color = COLOR[type]
      plate.light += (1 - plate.light) * 2 * share
    }
    const sick = 1 - world.health / 100
    for (const [slot, { color, light, crack }] of states.entries()) {
      const plate = plates.current?.children[slot]
      const marks = cracks.current?.children[slot]
      if (!plate || !marks) continue
      // The same plates are worn first in every game.
      const worn = (Math.sin(slot * 78.233) + 1) / 2 < sick ? WORN : 0
      const broken = Math.max(worn, crack)
      const lit = Math.min(1, light)
      plate.tint = mix(mix(calm, CHARRED, broken * 0.8), color, lit * 0.8)
      // Plates differ a little, as those of a real floor.
      plate.alpha = REST + 0.05 * Math.sin(slot * 12.9898) + LIT * lit + 0.3 * broken
      marks.alpha = broken
    }
  })
  return (
    <>
      <pixiContainer ref={plates}>
        {slots.map(({ x, y }) => (
          <pixiSprite key={`${x}:${y}`} texture={plateTexture()} anchor={0.5} x={x} y={y} alpha={REST} />
        ))}
      </pixiContainer>
      <pixiContainer ref={cracks}>
        {slots.map(({ x, y }, slot) => (
          <pixiSprite
            key={`${x}:${y}`}
            texture={crackTexture(slot % 3)}
            anchor={0.5}
            x={x}
            y={y}
            alpha={0}
            rotation={slot}
          />
        ))}
      </pixiContainer>
    </>
  )
}
