/** Draws a bear: it leans back to pull, its feet slip and step, and it sits down in defeat. */
import type { Container, Sprite } from 'pixi.js'
import { useRef } from 'react'
import { useEvents, useFrame, useReducedMotion } from '../../../engine/stage/clock'
import { type Event, type Side, WIDTH, type World } from '../rules'
import { armTexture, bearTexture, GROUND_Y, legTexture } from './paintings'

/** Distance of a bear from the end of the field while the ribbon is in the middle. */
const HOME = 118
/** How long a pull is visible, ms. */
const PULL_MS = 260

/** Position of this side's paws, for the rope; written by the bear, read by the rope. */
export type Hands = [{ x: number; y: number }, { x: number; y: number }]

interface Props {
  readonly world: World
  readonly side: Side
  readonly hands: Hands
  /** The ribbon's distance from the middle, world units; positive to the right. */
  readonly shift: { readonly current: number }
}

export function SceneBear({ world, side, hands, shift }: Props) {
  const holder = useRef<Container>(null)
  const upper = useRef<Container>(null)
  const arm = useRef<Sprite>(null)
  const legs = useRef<(Sprite | null)[]>([])
  const view = useRef({ effort: 0, step: 0, fall: 0, cheer: 0, time: 0 })
  const reduced = useReducedMotion()
  const way = side === 0 ? 1 : -1
  useEvents<Event>({
    pull: (event) => {
      if (event.side === side) {
        view.current.effort = 1
        view.current.step += 1
      }
    },
    round: (event) => {
      if (event.side === side) view.current.cheer = 1
      else view.current.fall = 1
    },
    go: () => Object.assign(view.current, { fall: 0, cheer: 0 }),
  })
  useFrame((_alpha, ms) => {
    const { current } = view
    if (!holder.current || !upper.current || !arm.current) return
    current.time += ms
    current.effort = Math.max(0, current.effort - ms / PULL_MS)
    const moving = !reduced()
    const losing = (shift.current / 200) * way
    const swing = moving ? Math.sin(current.effort * Math.PI) : 0
    const fell = world.state === 'pull' || world.state === 'ready' ? 0 : current.fall
    const cheers = world.state === 'pull' || world.state === 'ready' ? 0 : current.cheer
    const hop = moving && cheers ? Math.abs(Math.sin(current.time / 130)) * 16 : 0
    const x = (side === 0 ? HOME : WIDTH - HOME) + shift.current * 0.85
    holder.current.position.set(x, GROUND_Y - hop)
    holder.current.scale.x = way
    const slant = -0.22 - swing * 0.16 + Math.max(0, losing) * 0.3 + fell * 0.75
    upper.current.rotation += (slant - upper.current.rotation) * (moving ? Math.min(1, ms / 60) : 1)
    upper.current.scale.set(1 + swing * 0.04, 1 - swing * 0.05)
    legs.current.forEach((leg, index) => {
      if (!leg) return
      const phase = (current.step + index) % 2 === 0 ? 1 : -1
      const tread = swing * 0.35 * phase
      leg.rotation += (0.3 + index * 0.28 + tread + fell * 0.5 - leg.rotation) * Math.min(1, ms / 50)
    })
    const shoulder = upper.current.toGlobal({ x: 14, y: -58 })
    const local = holder.current.parent?.toLocal(shoulder)
    if (local) hands[side] = { x: local.x + way * 44, y: Math.min(GROUND_Y - 30, local.y + 10) }
    arm.current.rotation = 0.2 - upper.current.rotation * 0.8
  })
  return (
    <pixiContainer ref={holder}>
      {[0, 1].map((index) => (
        <pixiSprite
          key={index}
          ref={(node) => {
            legs.current[index] = node
          }}
          texture={legTexture(side)}
          anchor={{ x: 13 / 40, y: 8 / 52 }}
          x={index === 0 ? -12 : 8}
          y={-36}
        />
      ))}
      <pixiContainer ref={upper} y={-30}>
        <pixiSprite texture={bearTexture(side)} anchor={{ x: 0.42, y: 118 / 140 }} />
        <pixiSprite ref={arm} texture={armTexture(side)} anchor={{ x: 9 / 60, y: 0.5 }} x={8} y={-44} />
      </pixiContainer>
    </pixiContainer>
  )
}
