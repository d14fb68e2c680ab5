/** Draws one hole: its rim stirs, its mole pops up, is squashed, sees stars, or escapes. */
import type { Sprite } from 'pixi.js'
import { useEffect, useMemo, useRef } from 'react'
import { TICK_MS } from '../../../engine/core/game/contract'
import type { Seat } from '../../../engine/core/input/seats'
import type { Point } from '../../../engine/core/math/geometry'
import { useEvents, useFrame, useReducedMotion } from '../../../engine/stage/clock'
import { Crops } from '../../../engine/stage/painting/crop'
import { type Dress, type Either, type Event, escapeTicks } from '../rules'
import { HELMET_TICKS } from '../rules/comers'
import { BODY, moleTexture, pawTexture } from './paintings'
import { hedgehogTexture } from './paintings/hedgehog'
import { MOUTH, RIM, rimTexture } from './paintings/mounds'
import { starTexture } from './paintings/tools'
import { type Circumstance, isDone, PEEK_MS, type Pose, type PoseName, poseAt } from './poses'

interface Props {
  readonly world: Either
  readonly hole: number
  readonly at: Point
  /** Whose garden it is in, in a race. */
  readonly seat?: Seat
  /** Of the painted size. */
  readonly scale?: number
}

/** The order in which curious moles look out before the game starts. */
const PEEKERS = [0, 5, 6, 2, 7, 3, 8, 1] as const
/** How far the animals' feet are below the mouth's middle: beyond its near edge, so that they are hidden. */
const FEET = 47
/** Below this line the front half of the mound hides everything. */
const CUT = MOUTH.y + 2
const PAWS = [-36, 36] as const
const STARS = [0, 1, 2] as const

export function SceneHole({ world, hole, at, seat, scale = 1 }: Props) {
  const animal = useRef<Sprite>(null)
  const rim = useRef<Sprite>(null)
  const paws = useRef<(Sprite | null)[]>([])
  const stars = useRef<(Sprite | null)[]>([])
  const view = useRef({
    pose: 'down' as PoseName,
    age: 0,
    decoy: false,
    dress: 'plain' as Dress,
    gloat: false,
    idle: 0,
    thud: 0,
  })
  const reduced = useReducedMotion()

  const crops = useMemo(() => new Crops(), [])
  useEffect(() => () => crops.drop(), [crops])

  const to = (pose: PoseName) => (event: { readonly hole: number }) => {
    if (event.hole !== hole) return
    const gloat = pose === 'escape' && world.mode === 'classic'
    Object.assign(view.current, { pose, gloat, age: 0 })
  }
  /** An animal that another seat has hit is gone here, unless both hit it in the same tick. */
  const hit = (event: { readonly hole: number; readonly seat: Seat }) => {
    if (event.seat === seat) to('dazed')(event)
    else if (view.current.pose === 'up') to('leave')(event)
  }
  useEvents<Event>({
    up: (event) => {
      to('up')(event)
      if (event.hole === hole)
        Object.assign(view.current, { decoy: event.decoy, dress: event.dress ?? 'plain' })
    },
    whack: to('dazed'),
    decoy: to('dazed'),
    take: hit,
    prick: hit,
    rival: hit,
    slip: (event) => {
      if (event.hole === hole && event.seat === seat) view.current.thud = 1
    },
    helmet: (event) => {
      if (event.hole !== hole) return
      view.current.dress = 'plain'
      view.current.age = Math.max(0, view.current.age - HELMET_TICKS * TICK_MS)
    },
    escape: to('escape'),
    leave: to('leave'),
    miss: (event) => {
      if (event.hole === hole) view.current.thud = 1
    },
    finish: () => {
      if (view.current.pose === 'up') Object.assign(view.current, { pose: 'leave', age: 0 })
    },
  })
  useFrame((_alpha, ms) => {
    const { current } = view
    if (!animal.current) return
    current.age += ms
    current.idle += ms
    current.thud = Math.max(0, current.thud - ms / 180)
    if (world.ticks === 0) peek()
    else if (current.pose === 'peek') current.pose = 'down'
    const how: Circumstance = {
      stay: escapeTicks(world, current) * TICK_MS,
      gloat: current.gloat,
      reduced: reduced(),
    }
    // A new game begins in the same scene.
    if (isDone(current.pose, current.age, how) || (current.gloat && !world.over)) current.pose = 'down'
    const pose = poseAt(current.pose, current.age, how)
    drawAnimal(pose)
    drawRim()
    drawPaws(pose.rise, pose.alpha)
    drawStars(pose.alpha)
  })

  function peek() {
    const { current } = view
    const turn = Math.floor(current.idle / PEEK_MS)
    const mine = PEEKERS[turn % PEEKERS.length] === hole
    if (mine && current.pose !== 'peek') Object.assign(current, { pose: 'peek', age: 0 })
    if (!mine) current.pose = 'down'
  }
  /** An animal deep in the hole, squashed and tilted around its feet, is drawn from its head down. */
  function drawAnimal({ rise, scaleX, scaleY, tilt, alpha, mood }: Pose) {
    const sprite = animal.current
    if (!sprite) return
    const tall = BODY.height * scaleY
    const head = FEET + (1 - rise) * (BODY.height + 4) - Math.cos(tilt) * tall
    const seen = (CUT - head) / Math.cos(tilt) / scaleY
    sprite.visible = seen > 1
    if (seen <= 1) return
    const picture = view.current.decoy ? hedgehogTexture(mood) : moleTexture(mood, view.current.dress)
    sprite.texture = crops.upper(picture, seen)
    sprite.position.set(Math.sin(tilt) * tall, head)
    sprite.scale.set(scaleX, scaleY)
    sprite.rotation = tilt
    sprite.alpha = alpha
  }
  /** Soil that is about to be broken bulges; a hit on an empty hole shakes it. */
  function drawRim() {
    const { state, ticks } = world.holes[hole] ?? { state: 'empty', ticks: 0 }
    if (!rim.current) return
    const calm = reduced()
    const bulge = state === 'stir' && !world.over ? 0.5 + Math.min(1, ticks / 12) * 0.5 : 0
    const { thud, idle } = view.current
    rim.current.scale.set(1 + bulge * 0.03, 1 + (calm ? 0 : bulge * 0.16 - thud * 0.25))
    rim.current.x = calm ? 0 : bulge * Math.sin(idle / 17) * 2.2
    rim.current.y = calm ? 0 : -bulge * (2 + Math.sin(idle / 23) * 2) + thud * 3
  }
  function drawPaws(rise: number, alpha: number) {
    const { pose, decoy, age } = view.current
    const hold = pose === 'dazed' && !reduced() ? 1 - Math.min(1, age / 200) : 1
    paws.current.forEach((paw, i) => {
      if (!paw) return
      const grip = Math.min(1, Math.max(0, (rise - 0.6) / 0.3)) * hold
      paw.visible = !decoy && grip > 0
      paw.alpha = alpha
      paw.scale.set((i ? -1 : 1) * (0.5 + grip * 0.5), 0.5 + grip * 0.5)
      paw.y = 15 + (1 - grip) * 8
    })
  }
  function drawStars(alpha: number) {
    const { pose, decoy, age } = view.current
    const on = pose === 'dazed' && !decoy
    stars.current.forEach((star, i) => {
      if (!star) return
      star.visible = on
      if (!on) return
      const angle = (reduced() ? 0 : age / 95) + (i * Math.PI * 2) / 3
      star.position.set(Math.cos(angle) * 44, -92 + Math.sin(angle) * 13)
      star.scale.set((0.72 + Math.sin(angle) * 0.22) * Math.min(1, 0.4 + age / 90))
      star.alpha = alpha * Math.min(1, Math.max(0, (400 - age) / 120))
    })
  }

  return (
    <pixiContainer {...at} scale={scale}>
      <pixiSprite ref={animal} texture={moleTexture('calm')} anchor={{ x: 0.5, y: 0 }} visible={false} />
      <pixiSprite ref={rim} texture={rimTexture()} anchor={{ x: 0.5, y: RIM.middle / RIM.height }} />
      {PAWS.map((x, i) => (
        <pixiSprite
          key={x}
          ref={(node) => {
            paws.current[i] = node
          }}
          x={x}
          texture={pawTexture()}
          anchor={0.5}
          visible={false}
        />
      ))}
      {STARS.map((i) => (
        <pixiSprite
          key={i}
          ref={(node) => {
            stars.current[i] = node
          }}
          texture={starTexture()}
          anchor={0.5}
          visible={false}
        />
      ))}
    </pixiContainer>
  )
}
