/** Draws a bear: it leans back to pull, its feet slip and step, and it sits down in defeat. */
import type { Container, Sprite } from 'pixi.js'
import { useRef } from 'react'
import { TICK_MS } from '../../../engine/core/game/contract'
import { SEAT_LOOKS, type Seat, teamOf } from '../../../engine/core/input/seats'
import { itemAt } from '../../../engine/core/itemAt'
import { following, tint } from '../../../engine/core/palette'
import { useEvents, useFrame, useReducedMotion, useTick } from '../../../engine/stage/clock'
import { seatTexture } from '../../../engine/stage/painting/seats'
import { bearNameOf, type Event, type Phase, WIDTH, type World } from '../rules'
import {
  ARM_REACH,
  armTexture,
  BEAR_ANCHOR,
  bearTexture,
  fistTexture,
  legTexture,
  linesTexture,
  signTexture,
  sizeOf,
} from './bears'
import { DRIFT, GROUND_Y, GROWN } from './layout'

/** How long a pull is visible, ms. */
const PULL_MS = 260
/** How long a fall in the middle of a round lasts, ms. */
const SLIP_MS = 750
/** How much more upright a bear of the tournament is in each phase, radians. */
const SLANTS: Readonly<Record<Phase, number>> = {
  pull: 0,
  strain: -0.16,
  tired: 0.26,
  sign: 0.12,
  slack: 0.3,
}
const ARM_ANCHOR = { x: 9 / 68, y: 0.5 } as const
/** The sign of a phase is this far above the feet, and pops up in this time. */
const SIGN_UP = 136
const POP_MS = 160
/** Of the sign of a seat, which is above its bear. */
const MARK_SCALE = 1.5

const HUES = following(() => SEAT_LOOKS.map(({ hue }) => tint(hue)))

/** How many pulls per second are a bear's whole strength, and in which time it follows them, ms. */
const FULL = 8
const FOLLOWS_MS = 700
/** Angles of the legs, radians: the feet stay apart while they tread. The first leg is the far one. */
const STANCE = [0.5, -0.15] as const
const TREAD = 0.25
const FAR = 0xc8c8c8

/**
 * Of each bear by seat, written by the bear: the place of its near paw on the rope, the shoulder that its arm turns around,
 * the angle of that arm while it faces right, its size, and its strength, 0 to 1.
 */
export type Hands = {
  x: number
  y: number
  shoulder: { x: number; y: number }
  turn: number
  big: number
  power: number
}[]

interface Props {
  readonly world: World
  /** The second and the fourth are on the right. */
  readonly seat: Seat
  /** Its distance from the end of the meadow while the ribbon is in the middle. */
  readonly home: number
  readonly hands: Hands
  /** The ribbon's distance from the middle, world units; positive to the right. */
  readonly shift: { readonly current: number }
}

export function SceneBear({ world, seat, home, hands, shift }: Props) {
  const holder = useRef<Container>(null)
  const upper = useRef<Container>(null)
  const arm = useRef<Sprite>(null)
  const legs = useRef<(Sprite | null)[]>([])
  const sign = useRef<Sprite>(null)
  const mark = useRef<Sprite>(null)
  const lines = useRef<Sprite>(null)
  const view = useRef({ effort: 0, step: 0, fall: 0, cheer: 0, slip: 0, told: 0, time: 0, power: 0 })
  const reduced = useReducedMotion()
  const side = teamOf(seat)
  const way = side === 0 ? 1 : -1
  /** A bear of the tournament. */
  const bear = side === 1 ? world.bear : undefined
  const name = bear ? bearNameOf(bear.number) : null
  const grown = world.pairs ? 1 : GROWN
  const big = sizeOf(name) * grown
  useEvents<Event>({
    pull: (event) => {
      if (event.side === side && (event.seat ?? seat) === seat) {
        view.current.effort = 1
        view.current.power += 1000 / FOLLOWS_MS / FULL
        view.current.step += 1
      }
    },
    round: (event) => {
      if (event.side === side) view.current.cheer = 1
      else view.current.fall = 1
    },
    fall: () => {
      if (side === 0) view.current.slip = 1
    },
    phase: () => {
      view.current.told = 0
    },
    go: () => Object.assign(view.current, { fall: 0, cheer: 0 }),
  })
  // By ticks: with reduced motion the strength stands still with its world.
  useTick(() => {
    view.current.power *= Math.exp(-TICK_MS / FOLLOWS_MS)
  })
  useFrame((_alpha, ms) => {
    const { current } = view
    if (!holder.current || !upper.current || !arm.current) return
    current.time += ms
    current.effort = Math.max(0, current.effort - ms / PULL_MS)
    current.slip = Math.max(0, current.slip - ms / SLIP_MS)
    current.told += ms
    const moving = !reduced()
    const losing = (shift.current / 200) * way
    const swing = moving ? Math.sin(current.effort * Math.PI) : 0
    const fell = world.state === 'pull' || world.state === 'ready' ? 0 : current.fall
    const cheers = world.state === 'pull' || world.state === 'ready' ? 0 : current.cheer
    const hop = moving && cheers ? Math.abs(Math.sin(current.time / 130)) * 16 : 0
    const x = (side === 0 ? home : WIDTH - home) + shift.current * DRIFT
    holder.current.position.set(x, GROUND_Y - hop)
    holder.current.scale.set(way * big, big)
    const slant =
      -0.22 - swing * 0.16 + Math.max(0, losing) * 0.3 + (fell + current.slip) * 0.75 + phaseSlant(moving)
    drawSign(moving)
    // The signs of computers are paler.
    if (mark.current) mark.current.alpha = world.pairs?.human[seat] ? 1 : 0.45
    upper.current.rotation += (slant - upper.current.rotation) * (moving ? Math.min(1, ms / 60) : 1)
    upper.current.scale.set(1 + swing * 0.04, 1 - swing * 0.05)
    legs.current.forEach((leg, index) => {
      if (!leg) return
      const phase = (current.step + index) % 2 === 0 ? 1 : -1
      const tread = swing * TREAD * phase
      leg.rotation += (itemAt(STANCE, index) + tread + fell * 0.5 - leg.rotation) * Math.min(1, ms / 50)
    })
    const power = Math.min(1, current.power)
    const shoulder = holder.current.parent?.toLocal(upper.current.toGlobal({ x: 8, y: -46 }))
    const turn = 0.1 + upper.current.rotation * 0.2
    if (shoulder)
      hands[seat] = {
        x: shoulder.x + way * ARM_REACH * big * Math.cos(turn),
        y: shoulder.y + ARM_REACH * big * Math.sin(turn),
        shoulder: { x: shoulder.x, y: shoulder.y },
        turn,
        big: way * big,
        power,
      }
    arm.current.rotation = turn - upper.current.rotation
    if (lines.current) {
      lines.current.alpha =
        world.state === 'pull' ? Math.min(1, power * 1.2) * (moving ? 0.4 + 0.6 * swing : 0.8) : 0
      lines.current.scale.set(moving ? 1 + swing * 0.12 : 1)
    }
  })
  const phaseSlant = (moving: boolean) => {
    if (!bear || world.state !== 'pull') return 0
    const wobble = moving && bear.phase === 'sign' ? Math.sin(view.current.time / 45) * 0.08 : 0
    return SLANTS[bear.phase] + wobble
  }
  function drawSign(moving: boolean) {
    if (!sign.current || !bear) return
    const { phase } = bear
    sign.current.visible = world.state === 'pull' && phase !== 'pull'
    if (phase === 'pull') return
    sign.current.texture = signTexture(phase)
    const pop = moving ? Math.min(1, view.current.told / POP_MS) : 1
    // The bear faces left, its sign does not.
    const scale = (0.5 + 0.5 * pop) / grown
    sign.current.scale.set(-scale, scale)
  }
  return (
    <pixiContainer ref={holder}>
      {[0, 1].map((index) => (
        <pixiSprite
          key={index}
          ref={(node) => {
            legs.current[index] = node
          }}
          texture={legTexture(side, name)}
          anchor={{ x: 13 / 40, y: 8 / 52 }}
          x={index === 0 ? -12 : 8}
          tint={index === 0 ? FAR : 0xffffff}
          y={-36}
        />
      ))}
      <pixiContainer ref={upper} y={-30}>
        <pixiSprite
          ref={lines}
          texture={linesTexture()}
          anchor={{ x: 1, y: 0.5 }}
          x={-28}
          y={-84}
          alpha={0}
        />
        <pixiSprite ref={arm} texture={armTexture(side, name)} anchor={ARM_ANCHOR} x={26} y={-48} />
        <pixiSprite texture={bearTexture(side, name)} anchor={BEAR_ANCHOR} />
      </pixiContainer>
      {world.pairs && (
        <pixiSprite
          ref={mark}
          texture={seatTexture(seat)}
          tint={itemAt(HUES, seat)}
          anchor={0.5}
          scale={MARK_SCALE}
          y={-SIGN_UP - 16}
        />
      )}
      {bear && (
        <pixiSprite
          ref={sign}
          texture={signTexture('tired')}
          anchor={{ x: 0.5, y: 1 }}
          y={-SIGN_UP}
          visible={false}
        />
      )}
    </pixiContainer>
  )
}

/** The near arm of a bear with its paw, and the other paw: around the rope, which is drawn before them. */
export function SceneArm({ world, seat, hands }: Pick<Props, 'world' | 'seat' | 'hands'>) {
  const arm = useRef<Sprite>(null)
  const fist = useRef<Sprite>(null)
  const side = teamOf(seat)
  const name = side === 1 && world.bear ? bearNameOf(world.bear.number) : null
  useFrame(() => {
    if (!arm.current || !fist.current) return
    const { x, y, shoulder, turn, big } = itemAt(hands, seat)
    const size = Math.abs(big)
    arm.current.position.set(shoulder.x, shoulder.y)
    arm.current.rotation = Math.sign(big) * turn
    arm.current.scale.set(big, size)
    fist.current.position.set(x + 19 * big, y)
    fist.current.scale.set(big, size)
  })
  return (
    <>
      <pixiSprite ref={fist} texture={fistTexture(side, name)} anchor={0.5} />
      <pixiSprite ref={arm} texture={armTexture(side, name)} anchor={ARM_ANCHOR} />
    </>
  )
}
