/** The scene of Circuit Breaker: the board, its time bar and lamps, and the effects of every event. */
import type { Sprite } from 'pixi.js'
import { useRef } from 'react'
import { type SceneProps, TICKS_PER_SECOND } from '../../../engine/core/game/contract'
import { tint } from '../../../engine/core/palette'
import { useEvents, useFrame, useReducedMotion } from '../../../engine/stage/clock'
import { barTexture, glowTexture } from '../../../engine/stage/painting/lights'
import { Bursts, type BurstsHandle } from '../../../engine/stage/parts/Bursts'
import { ClockBar } from '../../../engine/stage/parts/ClockBar'
import { Floaters, type FloatersHandle } from '../../../engine/stage/parts/Floaters'
import { Shake, type ShakeHandle } from '../../../engine/stage/parts/Shake'
import {
  boardAt,
  type Event,
  heightOf,
  LAST_SECONDS,
  numbersShown,
  planOf,
  SIDE,
  secondsLeft,
  type World,
} from '../rules'
import { texts } from '../texts/game'
import { CURRENT } from './paintings'
import { boardTexture, MARGIN } from './paintings/board'
import { SceneLinks } from './SceneLinks'
import { SceneNodes } from './SceneNodes'

const BAR_WIDTH = 320
const SPARKS = [0xffd36b, 0xff8a3c, 0xffffff] as const

export default function Scene({ world }: SceneProps<World>) {
  const bursts = useRef<BurstsHandle>(null)
  const floaters = useRef<FloatersHandle>(null)
  const shake = useRef<ShakeHandle>(null)
  const sparks = (x: number, y: number, count: number) => {
    for (const color of SPARKS)
      bursts.current?.burst(x, y, { color, count, speed: 260, size: 5, life: 520, gravity: 520 })
  }
  useEvents<Event>({
    node: ({ x, y }) =>
      bursts.current?.burst(x, y, {
        color: CURRENT,
        count: 9,
        speed: 150,
        size: 6,
        life: 380,
        gravity: 0,
        shape: 'circle',
      }),
    wrong: ({ x, y }) => {
      shake.current?.shake(8, 260)
      sparks(x, y, 9)
    },
    connected: ({ points }) => {
      floaters.current?.float(`+${points}`, SIDE / 2, 60, { size: 34, color: tint('yellow'), ms: 900 })
      for (const { x, y, isTarget } of world.nodes)
        if (isTarget)
          bursts.current?.burst(x, y, {
            color: CURRENT,
            count: 7,
            speed: 190,
            size: 8,
            life: 650,
            gravity: 0,
            shape: 'star',
          })
    },
    level: ({ level }) =>
      floaters.current?.float(texts.board.level(level), SIDE / 2, heightOf(world) / 2, {
        size: 44,
        ms: 1000,
      }),
    failure: () => {
      shake.current?.shake(10, 300)
      for (const { x, y } of world.nodes) sparks(x, y, 3)
    },
  })
  return (
    <Shake ref={shake}>
      <Board world={world} />
      <SceneLinks world={world} />
      <Pulse world={world} />
      <SceneNodes world={world} />
      <TimeBar world={world} />
      <Bursts ref={bursts} />
      <Floaters ref={floaters} />
    </Shake>
  )
}

/** Lamps at the board's edge: they pulse slowly, and go out when the system fails. */
const LAMPS = [
  { x: 16, y: 262, color: 0x4cc9a0 },
  { x: 16, y: 280, color: 0xf0e442 },
  { x: SIDE - 16, y: 120, color: 0x56b4e9 },
  { x: SIDE - 16, y: 138, color: 0x4cc9a0 },
] as const

/** A new look of the board fades in. */
const FADE_MS = 900

function Board({ world }: { readonly world: World }) {
  const height = heightOf(world)
  const look = () => (world.grows ? boardAt(world.level) : 0)
  const shown = useRef({ before: look(), now: look(), t: 1 })
  const old = useRef<Sprite>(null)
  const fresh = useRef<Sprite>(null)
  const lamps = useRef<(Sprite | null)[]>([])
  const dark = useRef<Sprite>(null)
  const time = useRef(0)
  const reduced = useReducedMotion()
  useFrame((_alpha, ms) => {
    time.current += ms
    const { current } = shown
    if (look() !== current.now) Object.assign(current, { before: current.now, now: look(), t: 0 })
    current.t = Math.min(1, current.t + ms / FADE_MS)
    if (old.current && fresh.current) {
      old.current.texture = boardTexture(current.before, height)
      old.current.visible = current.t < 1
      fresh.current.texture = boardTexture(current.now, height)
      fresh.current.alpha = current.t
    }
    const failed = world.state === 'failed' || world.end === 'lives' || world.end === 'time'
    lamps.current.forEach((lamp, n) => {
      if (!lamp) return
      lamp.tint = failed ? 0xd55e00 : (LAMPS[n]?.color ?? 0xffffff)
      lamp.alpha = reduced() ? 0.6 : 0.45 + 0.35 * Math.sin(time.current / 900 + n * 1.9)
    })
    if (!dark.current) return
    const wanted = failed ? 0.45 : 0
    dark.current.alpha += (wanted - dark.current.alpha) * Math.min(1, ms / 180)
  })
  return (
    <>
      <pixiSprite ref={old} texture={boardTexture(look(), height)} x={-MARGIN} y={-MARGIN} />
      <pixiSprite ref={fresh} texture={boardTexture(look(), height)} x={-MARGIN} y={-MARGIN} />
      {LAMPS.map(({ x, y, color }, n) => (
        <pixiSprite
          key={`${x}:${y}`}
          ref={(node) => {
            lamps.current[n] = node
          }}
          texture={glowTexture()}
          anchor={0.5}
          x={x}
          y={y}
          scale={0.165}
          tint={color}
          blendMode="add"
        />
      ))}
      <pixiSprite
        ref={dark}
        texture={barTexture(BAR_WIDTH, 8)}
        x={-MARGIN * 2}
        y={-MARGIN * 2}
        width={SIDE + MARGIN * 4}
        height={height + MARGIN * 4}
        tint={0x020608}
        alpha={0}
      />
    </>
  )
}

/** While the numbers are visible, a light runs through the sequence, to show the path. */
function Pulse({ world }: { readonly world: World }) {
  const sprite = useRef<Sprite>(null)
  const far = useRef(0)
  const reduced = useReducedMotion()
  useFrame((_alpha, ms) => {
    if (!sprite.current) return
    const { sequence, nodes, progress } = world
    const runs = world.state === 'play' && numbersShown(world) && progress === 0 && !reduced()
    sprite.current.visible = runs
    if (!runs) {
      far.current = 0
      return
    }
    // One node every 280 ms, and a pause before it repeats.
    far.current = (far.current + ms / 280) % (sequence.length + 2)
    const n = Math.min(sequence.length - 1, Math.floor(far.current))
    const a = nodes[sequence[n] ?? -1]
    const b = nodes[sequence[Math.min(sequence.length - 1, n + 1)] ?? -1]
    if (!a || !b) return
    const t = Math.min(1, far.current - n)
    sprite.current.position.set(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t)
    sprite.current.alpha = far.current > sequence.length - 1 ? Math.max(0, 1 - t * 2) : 0.95
  })
  return (
    <pixiSprite
      ref={sprite}
      texture={glowTexture()}
      anchor={0.5}
      scale={0.41}
      tint={0xfff2b0}
      blendMode="add"
      visible={false}
    />
  )
}

function TimeBar({ world }: { readonly world: World }) {
  return (
    <ClockBar
      texture={barTexture(BAR_WIDTH, 8)}
      x={(SIDE - BAR_WIDTH) / 2}
      y={12}
      width={BAR_WIDTH}
      height={8}
      left={() => world.ticksLeft / (planOf(world.level, world.grows).seconds * TICKS_PER_SECOND)}
      color={(left) => (secondsLeft(world) <= LAST_SECONDS ? 0xef6461 : left < 0.5 ? 0xf0b429 : CURRENT)}
      groove={{ color: 0x041012, alpha: 0.75, rim: 0 }}
    />
  )
}
