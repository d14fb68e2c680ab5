/** The scene of two paddles: the court, the score painted on it, the ball and its trail, and effects. */
import type { Sprite } from 'pixi.js'
import { useMemo, useRef } from 'react'
import { following, tint } from '../../../engine/core/palette'
import { useEvents, useFrame, useReducedMotion, useUprightRotation } from '../../../engine/stage/clock'
import { ringTexture } from '../../../engine/stage/painting/lights'
import { paint } from '../../../engine/stage/painting/paint'
import { textTexture } from '../../../engine/stage/painting/text'
import { Announcement } from '../../../engine/stage/parts/Announcement'
import { Bursts, type BurstsHandle } from '../../../engine/stage/parts/Bursts'
import { useInterpolatedPosition } from '../../../engine/stage/parts/interpolate'
import { Shake, type ShakeHandle } from '../../../engine/stage/parts/Shake'
import { Trail } from '../../../engine/stage/parts/Trail'
import {
  BALL_RADIUS,
  type Event,
  HEIGHT,
  LADDER_POINTS,
  LOST,
  type RivalName,
  rivalNameOf,
  SERVE_TICKS,
  type Side,
  WIDTH,
  type World,
} from '../rules'
import { texts } from '../texts/game'
import { lookOf } from './looks'
import { ballTexture, drawCourt, flashTexture, haloTexture, MARGIN } from './paintings'
import { ScenePaddle } from './ScenePaddle'

const SIDES: readonly Side[] = [0, 1]
const FLASH_MS = 500
const HUES = following(() => [tint('orange'), tint('sky')] as const)

export function DuelScene({ world }: { readonly world: World }) {
  const bursts = useRef<BurstsHandle>(null)
  const shake = useRef<ShakeHandle>(null)
  const name = world.rung ? rivalNameOf(world.rung.rival) : null
  const { isNeon } = lookOf(name)
  useEvents<Event>({
    hit: ({ side, x, y, speed }) =>
      bursts.current?.burst(x, y, {
        color: HUES[side === 0 ? 0 : 1],
        count: 5 + Math.round(speed),
        speed: 120 + speed * 14,
        size: 6,
        life: 320,
        gravity: 0,
        shape: 'circle',
        angle: side === 0 ? 0 : Math.PI,
        spread: 2,
      }),
    wall: ({ x, y }) =>
      bursts.current?.burst(x, y < HEIGHT / 2 ? 2 : HEIGHT - 2, {
        color: tint('paper'),
        count: 5,
        speed: 90,
        size: 4,
        life: 260,
        gravity: 0,
        shape: 'circle',
        angle: y < HEIGHT / 2 ? Math.PI / 2 : -Math.PI / 2,
        spread: 2.4,
      }),
    goal: ({ scorer, x, y, last }) => {
      shake.current?.shake(last ? 9 : 6, 240)
      const fan = { angle: x < WIDTH / 2 ? 0 : Math.PI, spread: 2.4, gravity: 0 }
      bursts.current?.burst(x, y, {
        color: HUES[scorer],
        count: last ? 40 : 22,
        speed: 380,
        size: 9,
        life: 700,
        shape: 'circle',
        ...fan,
      })
      bursts.current?.burst(x, y, {
        color: tint('yellow'),
        count: 10,
        speed: 280,
        size: 12,
        life: 800,
        shape: 'star',
        ...fan,
      })
    },
  })
  return (
    <Shake ref={shake}>
      <Court name={name} />
      {SIDES.map((side) => (
        <Flash key={side} side={side} />
      ))}
      {SIDES.map((side) => (
        <Score key={side} world={world} side={side} />
      ))}
      <Trail
        of={() => (world.state === 'play' ? [world.ball] : [])}
        radius={BALL_RADIUS}
        color={tint('paper')}
        length={12}
      />
      <Ball world={world} isNeon={isNeon} />
      {SIDES.map((side) => (
        <ScenePaddle key={side} world={world} side={side} light={isNeon ? HUES[side] : undefined} />
      ))}
      {name && (
        <Announcement
          // In the rival's half.
          x={WIDTH * 0.75}
          y={HEIGHT / 2}
          width={HEIGHT * 0.8}
          lines={[
            { text: texts.rivals[name].name, size: 50, color: tint('sky') },
            { text: texts.rivals[name].says, size: 26 },
            { text: texts.court.points(LADDER_POINTS), size: 24, color: tint('yellow') },
            { text: texts.court.goal(...LOST), size: 22, color: tint('yellow') },
          ]}
          shown={() => world.state === 'serve' && world.score[0] + world.score[1] === 0}
        />
      )}
      <Bursts ref={bursts} />
    </Shake>
  )
}

function Court({ name }: { readonly name: RivalName | null }) {
  const texture = useMemo(
    () =>
      paint(
        `pong:ground:${name}`,
        WIDTH + 2 * MARGIN,
        HEIGHT + 2 * MARGIN,
        (brush) => drawCourt(brush, lookOf(name)),
        { role: 'ground', sharpness: 2 },
      ),
    [name],
  )
  return <pixiSprite texture={texture} x={-MARGIN} y={-MARGIN} />
}

/** A point lights up the half of the side that lost it. Points are too rare to flicker. */
function Flash({ side }: { readonly side: Side }) {
  const sprite = useRef<Sprite>(null)
  const age = useRef(FLASH_MS)
  useEvents<Event>({
    goal: ({ scorer }) => {
      if (scorer !== side) age.current = 0
    },
  })
  useFrame((_alpha, ms) => {
    if (!sprite.current) return
    age.current = Math.min(FLASH_MS, age.current + ms)
    sprite.current.alpha = 0.6 * (1 - age.current / FLASH_MS)
    sprite.current.tint = HUES[side === 0 ? 1 : 0]
  })
  return (
    <pixiSprite
      ref={sprite}
      texture={flashTexture()}
      x={side === 0 ? 0 : WIDTH}
      scale={{ x: side === 0 ? 1 : -1, y: 1 }}
      alpha={0}
    />
  )
}

/** Points of one side, painted large on the court; they swell when one is won. */
function Score({ world, side }: { readonly world: World; readonly side: Side }) {
  const sprite = useRef<Sprite>(null)
  const pop = useRef(0)
  const reduced = useReducedMotion()
  const upright = useUprightRotation()
  useEvents<Event>({
    goal: ({ scorer }) => {
      if (scorer === side) pop.current = 1
    },
  })
  useFrame((_alpha, ms) => {
    if (!sprite.current) return
    pop.current = Math.max(0, pop.current - ms / 900)
    sprite.current.texture = textTexture(String(world.score[side]))
    sprite.current.rotation = upright()
    sprite.current.alpha = 0.3 + 0.65 * pop.current
    sprite.current.scale.set(2.6 + (reduced() ? 0 : Math.sin(pop.current * Math.PI) * 1.4))
  })
  return (
    <pixiSprite
      ref={sprite}
      texture={textTexture('0')}
      anchor={0.5}
      x={WIDTH / 2 + (side === 0 ? -150 : 150)}
      y={92}
      tint={HUES[side]}
    />
  )
}

/** The ball; before a serve it waits in a ring that closes and points toward the receiver. */
function Ball({ world, isNeon }: { readonly world: World; readonly isNeon: boolean }) {
  const ball = useRef<Sprite>(null)
  const halo = useRef<Sprite>(null)
  const ring = useRef<Sprite>(null)
  const squash = useRef(0)
  const reduced = useReducedMotion()
  const positionAt = useInterpolatedPosition(() => world.ball, 120)
  useEvents<Event>({
    hit: () => {
      squash.current = 1
    },
  })
  useFrame((alpha, ms) => {
    if (!ball.current || !ring.current) return
    squash.current = Math.max(0, squash.current - ms / 140)
    const at = positionAt(alpha)
    const give = reduced() ? 0 : squash.current * 0.4
    ball.current.position.set(at.x, at.y)
    ball.current.visible = world.state === 'serve' || world.state === 'play'
    ball.current.scale.set(1 - give, 1 + give)
    halo.current?.position.set(at.x, at.y)
    if (halo.current) halo.current.visible = ball.current.visible
    const left = world.state === 'serve' ? Math.min(1, Math.max(0, (world.wait - alpha) / SERVE_TICKS)) : 0
    ring.current.visible = left > 0
    ring.current.tint = HUES[world.receiver]
    ring.current.x = WIDTH / 2 + (world.receiver === 0 ? -1 : 1) * 10 * (1 - left)
    ring.current.scale.set(reduced() ? 0.4 : 0.28 + 0.9 * left)
    ring.current.alpha = Math.min(1, (1 - left) * 4) * 0.9
  })
  return (
    <>
      <pixiSprite ref={ring} texture={ringTexture(80, 5)} anchor={0.5} y={HEIGHT / 2} visible={false} />
      {isNeon && <pixiSprite ref={halo} texture={haloTexture()} anchor={0.5} scale={0.9} />}
      <pixiSprite ref={ball} texture={ballTexture()} anchor={0.5} />
    </>
  )
}
