/** The scene of Color Crash: the shaft rushing by, barriers, orbs, the ball, and effects. */
import type { Sprite } from 'pixi.js'
import { useMemo, useRef } from 'react'
import type { SceneProps, Size } from '../../../engine/core/game/contract'
import { hexNumber, tint, tone } from '../../../engine/core/palette'
import { useEvents, useFrame, useReducedMotion } from '../../../engine/stage/clock'
import { glowTexture } from '../../../engine/stage/painting/lights'
import { paint } from '../../../engine/stage/painting/paint'
import { Bursts, type BurstsHandle } from '../../../engine/stage/parts/Bursts'
import { Entities } from '../../../engine/stage/parts/Entities'
import { Floaters, type FloatersHandle } from '../../../engine/stage/parts/Floaters'
import { FALLEN_ALPHA } from '../../../engine/stage/parts/fallen'
import { useInterpolatedPosition } from '../../../engine/stage/parts/interpolate'
import { Shake, type ShakeHandle } from '../../../engine/stage/parts/Shake'
import type { Options } from '../options'
import {
  type Barrier,
  type Color,
  type Event,
  gapOf,
  type Orb,
  PARTICLES,
  PLAYER_SPEED,
  playerY,
  type World,
} from '../rules'
import { texts } from '../texts/game'
import {
  barrierTexture,
  drawShaft,
  HEX,
  MARGIN,
  orbTexture,
  playerTexture,
  streakTexture,
  tunnelBallTexture,
} from './paintings'
import { SceneAhead, SceneHeight, SceneTail } from './SceneGuide'
import { SceneMark } from './SceneMark'
import { SceneHurdles, SceneTube, SceneTunnelName } from './SceneTunnel'

export default function Scene({ world, options, size }: SceneProps<World, Options>) {
  const bursts = useRef<BurstsHandle>(null)
  const floaters = useRef<FloatersHandle>(null)
  const shake = useRef<ShakeHandle>(null)
  const time = useRef(0)
  const reduced = useReducedMotion()
  const { tunnel } = world
  const burst = (x: number, y: number, color: Color, speed: number) =>
    bursts.current?.burst(x, y, {
      color: hexNumber(HEX[color]),
      count: PARTICLES,
      speed,
      size: 8,
      life: 520,
      gravity: 240,
    })
  useEvents<Event>({
    orb: ({ x, y, color, combo }) => {
      burst(x, y, color, 190)
      if (combo > 1)
        floaters.current?.float(texts.field.combo(combo), x, y - 26, {
          size: 20,
          color: tint('yellow'),
        })
    },
    pass: ({ x, points }) => floaters.current?.float(`+${points}`, x, playerY(world) - 34, { size: 22 }),
    match: ({ x, y, color }) => {
      burst(x, y, color, 260)
      shake.current?.shake(4, 110)
    },
    crash: ({ x, y, color, barrier }) => {
      shake.current?.shake(10, 300)
      burst(x, y, color, 340)
      burst(x, y, barrier === 'wall' ? color : barrier, 300)
    },
    cleared: ({ points }) => {
      shake.current?.shake(4, 160)
      floaters.current?.float(`+${points}`, size.width / 2, size.height / 2 - 40, {
        size: 84,
        color: tint('yellow'),
        ms: 1600,
      })
      floaters.current?.float(texts.field.cleared, size.width / 2, size.height / 2 + 36, {
        size: 40,
        color: tint('green'),
        ms: 1600,
      })
      for (const [n, color] of (['pink', 'green', 'blue', 'orange'] as const).entries())
        burst((size.width * (n + 1)) / 5, size.height / 2, color, 320)
    },
  })
  useFrame((_alpha, ms) => {
    time.current += ms
  })
  return (
    <Shake ref={shake}>
      {tunnel ? (
        <SceneTube world={world} tunnel={tunnel} size={size} />
      ) : (
        <>
          <Shaft size={size} />
          <Streaks world={world} size={size} />
        </>
      )}
      {PARTS.map((part) => (
        <Entities<Barrier & { x: number }>
          key={part}
          of={() => partsOf(world, part)}
          texture={({ colour }) => barrierTexture(colour, size.width)}
          style={(sprite, { passed }) => {
            sprite.anchor.set(part === 'left' ? 1 : 0, 0)
            sprite.alpha = passed ? 0.45 : 1
          }}
        />
      ))}
      {tunnel && <SceneAhead world={world} tunnel={tunnel} />}
      {tunnel && <SceneHurdles world={world} tunnel={tunnel} />}
      {tunnel && <SceneHeight world={world} tunnel={tunnel} size={size} />}
      <SceneMark world={world} options={options} bursts={bursts} floaters={floaters} />
      <Entities<Orb>
        of={() => world.orbs}
        texture={({ colour }) => orbTexture(colour)}
        style={(sprite, { id }) => {
          const larger = orbScale(world)
          sprite.scale.set(larger)
          if (reduced()) return
          sprite.rotation = time.current / 900 + id
          sprite.scale.set(larger * (1 + 0.06 * Math.sin(time.current / 200 + id)))
        }}
      />
      {tunnel && <SceneTail world={world} />}
      <Player world={world} />
      {tunnel && <SceneTunnelName world={world} tunnel={tunnel} />}
      <Bursts ref={bursts} />
      <Floaters ref={floaters} field={size} />
    </Shake>
  )
}

/** A barrier is drawn whole, or as two halves that extend beyond the field: beside a gap, or of different colors. */
const PARTS = ['whole', 'left', 'right'] as const

function partsOf(world: World, part: (typeof PARTS)[number]) {
  if (part === 'whole')
    return world.barriers
      .filter(({ hasGap, split }) => !hasGap && !split)
      .map((barrier) => ({ ...barrier, x: 0 }))
  return world.barriers
    .filter(({ hasGap, split }) => hasGap || split)
    .map((barrier) => {
      const { split, colour } = barrier
      if (!split) return { ...barrier, x: gapOf(barrier, world)[part], colour }
      return { ...barrier, x: split.at * world.width, colour: split[part] }
    })
}

function Shaft({ size }: { readonly size: Size }) {
  const texture = useMemo(
    () =>
      paint(
        `color-crash:ground:${size.width}x${size.height}`,
        size.width + 2 * MARGIN,
        size.height + 2 * MARGIN,
        (brush) => drawShaft(brush, size),
        { role: 'ground', sharpness: 2 },
      ),
    [size],
  )
  return <pixiSprite texture={texture} x={-MARGIN} y={-MARGIN} />
}

const STREAKS = Array.from({ length: 14 }, (_, i) => ({
  across: (i * 0.7548776662) % 1,
  down: (i * 0.5698402909) % 1,
  pace: 0.4 + (i % 4) * 0.18,
}))

/** Streaks of light that move at the shaft's speed, at several depths. */
function Streaks({ world, size }: { readonly world: World; readonly size: Size }) {
  const { width, height } = size
  const sprites = useRef<(Sprite | null)[]>([])
  const moved = useRef(0)
  const reduced = useReducedMotion()
  useFrame((_alpha, ms) => {
    if (world.state === 'play' && !reduced()) moved.current += (ms / (1000 / 60)) * world.speed
    STREAKS.forEach(({ across, down, pace }, i) => {
      const sprite = sprites.current[i]
      if (!sprite) return
      sprite.position.set(across * width, ((down * height + moved.current * pace) % (height + 60)) - 50)
      sprite.alpha = 0.08 + pace * 0.12
      sprite.scale.y = 0.5 + world.speed / 8
    })
  })
  return STREAKS.map(({ across, down }, i) => (
    <pixiSprite
      key={across}
      ref={(node) => {
        sprites.current[i] = node
      }}
      texture={streakTexture()}
      x={across * width}
      y={down * height}
    />
  ))
}

/** In the tunnels, orbs are drawn larger than the rules count. */
const orbScale = (world: World): number => (world.tunnel ? 1.32 : 1)

/** The ball: it tilts as it moves, pops when its color changes, and blinks softly while nothing can hit it. */
function Player({ world }: { readonly world: World }) {
  const sprite = useRef<Sprite>(null)
  const ghost = useRef<Sprite>(null)
  const glow = useRef<Sprite>(null)
  const view = useRef({ pop: 0, lean: 0, time: 0 })
  const reduced = useReducedMotion()
  const positionAt = useInterpolatedPosition(() => ({ x: world.player.x, y: playerY(world) }))
  useEvents<Event>({
    orb: () => {
      view.current.pop = 1
    },
    match: () => {
      view.current.pop = 1
    },
  })
  useFrame((alpha, ms) => {
    const { current } = view
    if (!sprite.current || !ghost.current) return
    current.time += ms
    current.pop = Math.max(0, current.pop - ms / 260)
    current.lean += (world.player.vx / PLAYER_SPEED - current.lean) * Math.min(1, ms / 60)
    const { x, y } = positionAt(alpha)
    const pop = reduced() ? 0 : Math.sin(current.pop * Math.PI) * 0.3
    const lean = reduced() ? 0 : current.lean
    sprite.current.texture = (world.tunnel ? tunnelBallTexture : playerTexture)(world.player.colour)
    sprite.current.position.set(x, y)
    sprite.current.scale.set(1 + pop + Math.abs(lean) * 0.1, 1 + pop - Math.abs(lean) * 0.08)
    sprite.current.rotation = lean * 0.25
    sprite.current.visible = world.state !== 'end'
    sprite.current.alpha =
      world.state === 'over' ? FALLEN_ALPHA : world.mercy > 0 ? 0.55 + 0.3 * Math.sin(current.time / 160) : 1
    ghost.current.texture = sprite.current.texture
    ghost.current.visible = world.state === 'play' && !reduced()
    ghost.current.position.set(x - lean * 14, y + 9)
    ghost.current.alpha = 0.28
    if (!glow.current) return
    glow.current.position.set(x, y)
    glow.current.tint = hexNumber(tone(HEX[world.player.colour], 0.3))
    glow.current.visible = sprite.current.visible
  })
  return (
    <>
      {world.tunnel && (
        <pixiSprite
          ref={glow}
          texture={glowTexture()}
          anchor={0.5}
          scale={1.45}
          alpha={0.85}
          blendMode="add"
        />
      )}
      <pixiSprite ref={ghost} texture={playerTexture('pink')} anchor={0.5} scale={0.86} />
      <pixiSprite ref={sprite} texture={playerTexture('pink')} anchor={0.5} />
    </>
  )
}
