/** Draws what is in the five bays: frogs at home, a fly, a crocodile. */
import type { Sprite } from 'pixi.js'
import { useRef } from 'react'
import { useEvents, useFrame, useReducedMotion } from '../../../engine/stage/clock'
import { type Event, fieldOf, HOME_ROW, rowMiddle, type World } from '../rules'
import { BAYS, bayX, SNOUT_TICKS } from '../rules/arcade'
import { crocodileTexture, flyTexture } from './paintings/bays'
import { frogTexture } from './paintings/frog'

const BAY_INDEXES = Array.from({ length: BAYS }, (_, bay) => bay)
/** How far a crocodile is below its final position when only its snout shows, units. */
const DOWN = 15

export function SceneBays({ world }: { readonly world: World }) {
  const frogs = useRef<(Sprite | null)[]>([])
  const guest = useRef<Sprite>(null)
  const view = useRef({ time: 0, cheer: 0 })
  const reduced = useReducedMotion()
  const middle = rowMiddle(fieldOf(world), HOME_ROW)
  useEvents<Event>({
    bay: () => {
      view.current.cheer = 900
    },
    cleared: () => {
      view.current.cheer = 4000
    },
  })
  useFrame((_alpha, ms) => {
    const { current } = view
    current.time += ms
    current.cheer = Math.max(0, current.cheer - ms)
    const moving = !reduced()
    frogs.current.forEach((frog, bay) => {
      if (!frog) return
      const newest = world.state !== 'play' && Math.abs(world.frog.x - bayX(bay)) < 1
      frog.visible = world.bays[bay] === true && !newest
      frog.y =
        middle + 4 - (moving && current.cheer > 0 ? Math.abs(Math.sin(current.time / 110 + bay)) * 5 : 0)
    })
    if (!guest.current) return
    guest.current.visible = world.guest !== null
    if (!world.guest) return
    const { kind, bay, age } = world.guest
    const fly = kind === 'fly'
    guest.current.texture = fly ? flyTexture() : crocodileTexture()
    const out = Math.min(1, Math.max(0, (age - SNOUT_TICKS + 12) / 12))
    const sway = moving ? Math.sin(current.time / (fly ? 90 : 300)) * (fly ? 2.5 : 1) : 0
    guest.current.position.set(bayX(bay) + sway, middle + (fly ? 4 : 6 + DOWN * (1 - out)))
    guest.current.alpha = Math.min(1, age / 15)
  })
  return (
    <>
      {BAY_INDEXES.map((bay) => (
        <pixiSprite
          key={bay}
          ref={(node) => {
            frogs.current[bay] = node
          }}
          texture={frogTexture('sit')}
          anchor={0.5}
          scale={0.86}
          x={bayX(bay)}
          visible={false}
        />
      ))}
      <pixiSprite ref={guest} texture={flyTexture()} anchor={0.5} visible={false} />
    </>
  )
}
