/** The scene of Circuit Breaker: the board, its time bar and lamps, and the effects of every event. */
import type { Sprite } from 'pixi.js'
import { useRef } from 'react'
import { type SceneProps, TICKS_PER_SECOND } from '../../../engine/core/game/contract'
import { hexNumber, tint } from '../../../engine/core/palette'
import { useEvents, useFrame, useReducedMotion } from '../../../engine/stage/clock'
import { barTexture, glowTexture, ringTexture } from '../../../engine/stage/painting/lights'
import { FONT_SIZE, textTexture } from '../../../engine/stage/painting/text'
import { Announcement } from '../../../engine/stage/parts/Announcement'
import { Bursts, type BurstsHandle } from '../../../engine/stage/parts/Bursts'
import { ClockBar } from '../../../engine/stage/parts/ClockBar'
import { Floaters, type FloatersHandle } from '../../../engine/stage/parts/Floaters'
import { Rings, type RingsHandle } from '../../../engine/stage/parts/Rings'
import { Shake, type ShakeHandle } from '../../../engine/stage/parts/Shake'
import {
  boardNameOf,
  CIRCUITS,
  type Event,
  heightOf,
  INTRO_TICKS,
  LAST_SECONDS,
  numbersShown,
  planIn,
  SIDE,
  secondsLeft,
  type World,
} from '../rules'
import { texts } from '../texts/game'
import { litOf, lookOf } from './looks'
import { SceneBoard } from './SceneBoard'
import { SceneLinks } from './SceneLinks'
import { SceneNodes } from './SceneNodes'
import { SceneSteps } from './SceneSteps'

const BAR_WIDTH = 320
const BAR_HEIGHT = 11
const SPARKS = [0xffd36b, 0xff8a3c, 0xffffff] as const

export default function Scene({ world, size }: SceneProps<World>) {
  const bursts = useRef<BurstsHandle>(null)
  const floaters = useRef<FloatersHandle>(null)
  const rings = useRef<RingsHandle>(null)
  const flares = useRef<RingsHandle>(null)
  const shake = useRef<ShakeHandle>(null)
  const current = () => hexNumber(lookOf(world).current)
  const middle = { x: SIDE / 2, y: heightOf(world) / 2 }
  /** The device is whole: its light spreads over the board. */
  const power = () => {
    for (const [radius, ms] of [
      [190, 520],
      [300, 760],
      [420, 1000],
    ] as const)
      rings.current?.ring(middle.x, middle.y, { radius, ms, color: current(), alpha: 0.9 })
    for (const [color, count] of [
      [current(), 26],
      [tint('yellow'), 16],
    ] as const)
      bursts.current?.burst(middle.x, middle.y, {
        color,
        count,
        speed: 420,
        size: 11,
        life: 1100,
        gravity: 160,
        shape: 'star',
      })
  }
  const sparks = (x: number, y: number, count: number) => {
    for (const color of SPARKS)
      bursts.current?.burst(x, y, { color, count, speed: 260, size: 5, life: 520, gravity: 520 })
  }
  useEvents<Event>({
    node: ({ x, y }) => {
      // Its light spreads over the board, and sparks fly.
      flares.current?.ring(x, y, { radius: 130, ms: 420, from: 0.5, alpha: 0.5, color: current() })
      rings.current?.ring(x, y, { radius: 52, ms: 300, from: 0.4, color: current() })
      rings.current?.ring(x, y, { radius: 150, ms: 620, from: 0.25, color: current(), alpha: 0.6 })
      for (const [color, count, speed] of [
        [current(), 14, 260],
        [tint('yellow'), 8, 340],
      ] as const)
        bursts.current?.burst(x, y, { color, count, speed, size: 8, life: 480, gravity: 0, shape: 'circle' })
    },
    wrong: ({ x, y }) => {
      shake.current?.shake(8, 260)
      rings.current?.ring(x, y, { radius: 74, ms: 480, from: 0.3, color: 0xef6461, alpha: 1 })
      sparks(x, y, 14)
    },
    connected: ({ points }) => {
      floaters.current?.float(`+${points}`, SIDE / 2, 70, { size: 46, color: tint('yellow'), ms: 1000 })
      for (const { x, y, isTarget, active } of world.nodes) {
        if (active) rings.current?.ring(x, y, { radius: 150, ms: 620, color: current() })
        if (isTarget)
          bursts.current?.burst(x, y, {
            color: current(),
            count: 7,
            speed: 190,
            size: 8,
            life: 650,
            gravity: 0,
            shape: 'star',
          })
      }
      if (world.board === undefined && litOf(world) === CIRCUITS) power()
    },
    cleared: () => {
      power()
      floaters.current?.float(texts.board.cleared, middle.x, middle.y, {
        size: 58,
        color: tint('yellow'),
        ms: 1700,
      })
    },
    failure: () => {
      shake.current?.shake(10, 300)
      for (const { x, y } of world.nodes) sparks(x, y, 3)
    },
  })
  return (
    <Shake ref={shake}>
      <SceneBoard world={world} />
      <SceneLinks world={world} />
      <Pulse world={world} />
      <SceneNodes world={world} />
      <TimeBar world={world} />
      <Caption world={world} />
      <SceneSteps world={world} />
      <Rings ref={flares} texture={glowTexture} blend="add" />
      <Rings ref={rings} texture={() => ringTexture(256, 7)} blend="add" />
      <Bursts ref={bursts} />
      {world.board !== undefined && <Name world={world} board={world.board} />}
      <Floaters ref={floaters} field={size} />
    </Shake>
  )
}

/** The name of the board and its two rules, before the first circuit. */
function Name({ world, board }: { readonly world: World; readonly board: number }) {
  return (
    <Announcement
      x={SIDE / 2}
      y={heightOf(world) / 2}
      width={SIDE * 0.9}
      lines={[
        { text: texts.boards[boardNameOf(board)], color: tint('yellow'), size: 46 },
        ...texts.board.rules.map((text) => ({ text, color: tint('paper'), size: 22 })),
      ]}
      shown={() => world.state === 'intro' && world.circuits === 0 && world.wait > INTRO_TICKS}
    />
  )
}

/**
 * Which circuit or level begins; then what to do: look at numbers that will hide, or tap the next node. A board says it shortly
 * before the numbers come.
 */
function captionOf({ state, wait, board, circuits, level, progress, sequence, look }: World): string {
  const begins = state === 'intro' && circuits > 0
  if (begins && (board === undefined || wait > INTRO_TICKS / 2))
    return board === undefined ? texts.board.level(level) : texts.board.circuit(level, CIRCUITS)
  if (state !== 'play' && !begins) return ''
  const willHide = look > 0 || (board !== undefined && progress === 0)
  return willHide ? texts.board.memorize : texts.board.next(progress + 1, sequence.length)
}

/** Between the time bar and the first row of nodes. */
function Caption({ world }: { readonly world: World }) {
  const sprite = useRef<Sprite>(null)
  useFrame(() => {
    if (sprite.current) sprite.current.texture = textTexture(captionOf(world))
  })
  return (
    <pixiSprite
      ref={sprite}
      texture={textTexture('')}
      anchor={0.5}
      x={SIDE / 2}
      y={36}
      scale={20 / FONT_SIZE}
      tint={tint('paper')}
    />
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
      texture={barTexture(BAR_WIDTH, BAR_HEIGHT)}
      x={(SIDE - BAR_WIDTH) / 2}
      y={10}
      width={BAR_WIDTH}
      height={BAR_HEIGHT}
      left={() => world.ticksLeft / (planIn(world).seconds * TICKS_PER_SECOND)}
      color={(left) =>
        secondsLeft(world) <= LAST_SECONDS
          ? 0xef6461
          : left < 0.5
            ? 0xf0b429
            : hexNumber(lookOf(world).current)
      }
      groove={{ color: 0x041012, alpha: 0.75, rim: 0 }}
    />
  )
}
