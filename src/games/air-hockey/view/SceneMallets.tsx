/** Draws the mallets: moving shadows, a squash with each blow, and a swell after a goal. */
import type { Container, Sprite } from 'pixi.js'
import { useRef } from 'react'
import { type Seat, teamOf } from '../../../engine/core/input/seats'
import {
  useEvents,
  useFrame,
  useReducedMotion,
  useTurned,
  useUprightRotation,
} from '../../../engine/stage/clock'
import { useInterpolatedPosition } from '../../../engine/stage/parts/interpolate'
import { type Event, malletOf, nearestSeat, PUCK_TOP_SPEED, seatsIn, type World } from '../rules'
import { malletTexture, pairMalletTexture, spotTexture } from './paintings'
import { rivalTexture } from './paintings/rivals'

const GIVE_MS = 190
const CHEER_MS = 520

export function SceneMallets({ world }: { readonly world: World }) {
  return (
    <>
      {seatsIn(world).map((seat) => (
        <Mallet key={seat} world={world} seat={seat} />
      ))}
    </>
  )
}

function Mallet({ world, seat }: { readonly world: World; readonly seat: Seat }) {
  const side = teamOf(seat)
  const mallet = malletOf(world, seat)
  const shadow = useRef<Sprite>(null)
  const holder = useRef<Container>(null)
  const picture = useRef<Sprite>(null)
  const view = useRef({ give: 0, force: 0, axis: 0, cheer: 0 })
  const reduced = useReducedMotion()
  const turned = useTurned()
  const upright = useUprightRotation()
  const between = useInterpolatedPosition(() => mallet)
  useEvents<Event>({
    hit: ({ x, y, speed }) => {
      // A mallet stays in its half, so the position identifies it, or one of two.
      if (nearestSeat(world, { x, y }) !== seat) return
      view.current.give = 1
      view.current.force = Math.min(1, speed / PUCK_TOP_SPEED)
      view.current.axis = Math.atan2(y - mallet.y, x - mallet.x)
    },
    goal: ({ scorer }) => {
      if (scorer === side) view.current.cheer = 1
    },
  })
  useFrame((alpha, ms) => {
    const { current } = view
    if (!holder.current || !picture.current || !shadow.current) return
    const { x, y } = between(alpha)
    current.give = Math.max(0, current.give - ms / GIVE_MS)
    current.cheer = Math.max(0, current.cheer - ms / CHEER_MS)
    const moving = !reduced()
    const give = moving ? Math.sin(current.give * Math.PI) * current.force * 0.22 : 0
    const cheer = moving ? Math.abs(Math.sin(current.cheer * Math.PI * 2)) * 0.12 : 0
    holder.current.position.set(x, y)
    holder.current.rotation = current.axis
    holder.current.scale.set(1 - give + cheer, 1 + give * 0.7 + cheer)
    // The computer's mallets are paler.
    if (world.pairs) picture.current.alpha = world.pairs.human[seat] ? 1 : 0.75
    if (side === 1 && world.cup) picture.current.texture = rivalTexture(world.cup.rival)
    // The picture itself never turns, because its light comes from above.
    picture.current.rotation = upright() - current.axis
    shadow.current.position.set(x + 6 * turned(), turned() ? y : y + 6)
    shadow.current.scale.set(1.06 + cheer * 1.4)
  })
  return (
    <>
      <pixiSprite ref={shadow} texture={spotTexture()} anchor={0.5} tint={0x030814} alpha={0.75} />
      <pixiContainer ref={holder}>
        <pixiSprite
          ref={picture}
          texture={world.pairs ? pairMalletTexture(seat) : malletTexture(side)}
          anchor={0.5}
        />
      </pixiContainer>
    </>
  )
}
