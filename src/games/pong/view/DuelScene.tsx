/** The scene of two paddles, or two in each half: the court, the score painted on it, the ball and its trail, and effects. */
import type { Sprite } from 'pixi.js'
import { useMemo, useRef } from 'react'
import { teamOf } from '../../../engine/core/input/seats'
import { following, tint } from '../../../engine/core/palette'
import {
  useEvents,
  useFrame,
  useReducedMotion,
  useTurned,
  useUprightRotation,
} from '../../../engine/stage/clock'
import { ringTexture } from '../../../engine/stage/painting/lights'
import { paint } from '../../../engine/stage/painting/paint'
import { textTexture } from '../../../engine/stage/painting/text'
import { Announcement } from '../../../engine/stage/parts/Announcement'
import { Bursts, type BurstsHandle } from '../../../engine/stage/parts/Bursts'
import { Rings, type RingsHandle } from '../../../engine/stage/parts/Rings'
import { Shake, type ShakeHandle } from '../../../engine/stage/parts/Shake'
import { Trail } from '../../../engine/stage/parts/Trail'
import {
  BALL_RADIUS,
  type Event,
  FRONT,
  HEIGHT,
  LADDER_POINTS,
  LOST,
  type RivalName,
  rivalNameOf,
  type Side,
  seatsIn,
  WIDTH,
  type World,
} from '../rules'
import { texts } from '../texts/game'
import { Ball } from './Ball'
import { FACE, faceTexture } from './faces'
import { lookOf } from './looks'
import { DRAWN, drawCourt, flashTexture, MARGIN } from './paintings'
import { ScenePaddle } from './ScenePaddle'

const SIDES: readonly Side[] = [0, 1]
const MIDDLE = { x: WIDTH / 2, y: HEIGHT / 2 }
const FLASH_MS = 500
/** The points: opacity at rest, scale, and distance from the upper wall, units. */
const PAINTED = { rest: 0.3, scale: 2.6, y: 92 } as const
const CLEAR = { rest: 0.95, scale: 1.8, y: 64 } as const
/** The width of the picture of the flash at a hit, units. */
const SPARK = 90
/** The ball's trail has the color of the side that it comes from. */
const isFrom = ({ state, ball }: World, side: Side) => state === 'play' && ball.vx > 0 === (side === 0)
/** Whether the lines of a match are shown; in a turned court they take the place of the rival's points. */
const isFirstServe = ({ state, score }: World) => state === 'serve' && score[0] + score[1] === 0
const FADE_MS = 120
/** In a turned court the rival presents itself above its lines. */
const PRESENTED = { x: WIDTH * 0.915, y: HEIGHT / 2, larger: 0.3 } as const
const HUES = following(() => [tint('orange'), tint('sky')] as const)

export function DuelScene({ world }: { readonly world: World }) {
  const bursts = useRef<BurstsHandle>(null)
  const rings = useRef<RingsHandle>(null)
  const shake = useRef<ShakeHandle>(null)
  const name = world.rung ? rivalNameOf(world.rung.rival) : null
  const { isNeon } = lookOf(name)
  useEvents<Event>({
    hit: ({ side, x, y, speed }) => {
      rings.current?.ring(x, y, { color: HUES[teamOf(side)], radius: 26 + speed * 3, ms: 300, alpha: 1 })
      bursts.current?.burst(x, y, {
        color: 0xffffff,
        count: 4,
        speed: 240,
        size: 9,
        life: 220,
        gravity: 0,
        shape: 'star',
      })
      bursts.current?.burst(x, y, {
        color: HUES[teamOf(side)],
        count: 5 + Math.round(speed),
        speed: 120 + speed * 14,
        size: 6,
        life: 320,
        gravity: 0,
        shape: 'circle',
        angle: teamOf(side) === 0 ? 0 : Math.PI,
        spread: 2,
      })
    },
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
      {name && <Portrait world={world} name={name} />}
      {SIDES.map((side) => (
        <Flash key={side} side={side} />
      ))}
      {SIDES.map((side) => (
        <Score key={side} world={world} side={side} isNeon={isNeon} />
      ))}
      {SIDES.map((side) => (
        <Trail
          key={side}
          of={() => (isFrom(world, side) ? [world.ball] : [])}
          radius={isNeon ? BALL_RADIUS * DRAWN : BALL_RADIUS}
          color={isNeon ? HUES[side] : tint('paper')}
          length={isNeon ? 20 : 12}
        />
      ))}
      <Ball
        world={world}
        middle={MIDDLE}
        serve={() => ({ angle: world.receiver === 0 ? Math.PI : 0, hue: HUES[world.receiver] })}
        isNeon={isNeon}
      />
      {seatsIn(world).map((seat) => (
        <ScenePaddle key={seat} world={world} seat={seat} light={isNeon ? HUES[teamOf(seat)] : undefined} />
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
          shown={() => isFirstServe(world)}
        />
      )}
      {world.pairs && (
        <Announcement
          x={WIDTH / 2}
          y={HEIGHT / 2}
          // Between the paddles in front.
          width={WIDTH - 2 * FRONT - 40}
          lines={[
            { text: texts.court.points(world.pointsToWin), size: 32, color: tint('yellow') },
            // The ball waits here.
            { text: ' ', size: 56 },
            { text: texts.court.pass, size: 22 },
            { text: texts.court.join, size: 22 },
          ]}
          shown={() => isFirstServe(world)}
        />
      )}
      <Rings ref={rings} texture={() => ringTexture(SPARK, 7)} blend="add" />
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

/** The rival beside its points, at first above its lines in a turned court: it jumps when it wins one, and nods at each of its hits. */
function Portrait({ world, name }: { readonly world: World; readonly name: RivalName }) {
  const sprite = useRef<Sprite>(null)
  const joy = useRef(0)
  /** 1 while it presents itself, 0 in its place. */
  const presented = useRef(1)
  const reduced = useReducedMotion()
  const turned = useTurned()
  const upright = useUprightRotation()
  useEvents<Event>({
    hit: ({ side }) => {
      if (side === 1) joy.current = Math.max(joy.current, 0.3)
    },
    goal: ({ scorer }) => {
      if (scorer === 1) joy.current = 1
    },
  })
  useFrame((_alpha, ms) => {
    joy.current = Math.max(0, joy.current - ms / 900)
    if (!sprite.current) return
    sprite.current.rotation = upright()
    const wanted = turned() && isFirstServe(world) ? 1 : 0
    // Only after the lines it glides to its place.
    const glides = turned() && !reduced()
    presented.current += (wanted - presented.current) * (glides ? Math.min(1, ms / FADE_MS) : 1)
    const t = presented.current
    sprite.current.position.set(FACE.x + (PRESENTED.x - FACE.x) * t, FACE.y + (PRESENTED.y - FACE.y) * t)
    sprite.current.scale.set(
      1 + PRESENTED.larger * t + (reduced() ? 0 : 0.3 * Math.sin(joy.current * Math.PI)),
    )
  })
  return <pixiSprite ref={sprite} texture={faceTexture(name, lookOf(name).line)} anchor={0.5} />
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

interface ScoreProps {
  readonly world: World
  readonly side: Side
  readonly isNeon: boolean
}

/** Points of one side, painted large on the court, or clear at its upper wall; they swell when one is won. */
function Score({ world, side, isNeon }: ScoreProps) {
  const { rest, scale, y } = isNeon ? CLEAR : PAINTED
  const sprite = useRef<Sprite>(null)
  const pop = useRef(0)
  const shown = useRef(0)
  const reduced = useReducedMotion()
  const turned = useTurned()
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
    const hidden = world.rung && side === 1 && turned() && isFirstServe(world)
    shown.current = Math.min(1, Math.max(0, shown.current + (hidden ? -ms : ms) / FADE_MS))
    sprite.current.alpha = (rest + (0.95 - rest) * pop.current) * shown.current
    sprite.current.scale.set(scale + (reduced() ? 0 : Math.sin(pop.current * Math.PI) * 1.4))
  })
  return (
    <pixiSprite
      ref={sprite}
      texture={textTexture('0')}
      anchor={0.5}
      x={WIDTH / 2 + (side === 0 ? -150 : 150)}
      y={y}
      tint={HUES[side]}
    />
  )
}
