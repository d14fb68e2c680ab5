/** The scene of Air Hockey: the table, mallets and pucks, particles, and the camera's move to the deciding goal. */
import type { Container } from 'pixi.js'
import { type ReactNode, useMemo, useRef } from 'react'
import type { SceneProps } from '../../../engine/core/game/contract'
import { FOUR_SEATS, teamOf } from '../../../engine/core/input/seats'
import { clamp } from '../../../engine/core/math/geometry'
import { following, hexNumber, tint } from '../../../engine/core/palette'
import { useEvents, useFrame, useReducedMotion, useTurned } from '../../../engine/stage/clock'
import { paint } from '../../../engine/stage/painting/paint'
import { Announcement } from '../../../engine/stage/parts/Announcement'
import { Bursts, type BurstsHandle } from '../../../engine/stage/parts/Bursts'
import { Shake, type ShakeHandle } from '../../../engine/stage/parts/Shake'
import {
  type Event,
  HEIGHT,
  PUCK_TOP_SPEED,
  type RivalId,
  roundAt,
  roundsOf,
  type Side,
  spotY,
  type World,
} from '../rules'
import { texts } from '../texts/game'
import { SIDE_COLORS } from './paintings'
import { drawTable, MARGIN } from './paintings/table'
import { SceneGoal } from './SceneGoal'
import { SceneGlows, SceneGoalLights, SceneScore } from './SceneLights'
import { SceneMallets } from './SceneMallets'
import { SceneMeet } from './SceneMeet'
import { ScenePosts } from './ScenePosts'
import { ScenePuck } from './ScenePuck'
import { SceneServe } from './SceneServe'

const CONFETTI = following(() => [tint('yellow'), tint('green'), tint('pink'), tint('paper')] as const)

export default function Scene({ world }: SceneProps<World>) {
  const { width } = world
  const bursts = useRef<BurstsHandle>(null)
  const shake = useRef<ShakeHandle>(null)
  useEvents<Event>({
    rail: ({ x, y, speed }) => {
      const { puck } = roundAt(world, x, y)
      const away = Math.atan2(puck.y - y, puck.x - x)
      bursts.current?.burst(x, y, {
        color: x < width / 2 ? 0xffb48a : 0xa8dcff,
        count: 3 + Math.round(speed * 0.6),
        speed: 90 + speed * 16,
        size: 5,
        life: 300,
        gravity: 0,
        shape: 'circle',
        angle: away,
        spread: 2.4,
      })
    },
    hit: ({ x, y, speed }) => {
      const side: Side = x < width / 2 ? 0 : 1
      bursts.current?.burst(x, y, {
        color: hexNumber(SIDE_COLORS[side]),
        count: 3 + Math.round(speed * 0.5),
        speed: 80 + speed * 14,
        size: 6,
        life: 320,
        gravity: 0,
        shape: 'circle',
      })
      if (speed > PUCK_TOP_SPEED) shake.current?.shake(4, 110)
    },
    clash: ({ x, y, speed }) =>
      bursts.current?.burst(x, y, {
        color: tint('yellow'),
        count: 3 + Math.round(speed * 0.4),
        speed: 80 + speed * 12,
        size: 5,
        life: 300,
        gravity: 0,
        shape: 'circle',
      }),
    nudge: ({ x, y }) =>
      bursts.current?.burst(x, y, {
        color: tint('paper'),
        count: 16,
        speed: 150,
        size: 6,
        gravity: 0,
        shape: 'circle',
      }),
    goal: (event) => {
      const { side, scorer, x, y, last } = event
      shake.current?.shake(last ? 10 : 8, 280)
      const angle = side === 0 ? 0 : Math.PI
      const color = hexNumber(SIDE_COLORS[scorer])
      for (const [pieces, shape, pace] of [
        [18, 'circle', 420],
        [12, 'star', 320],
      ] as const) {
        bursts.current?.burst(clamp(x, 4, width - 4), y, {
          color: shape === 'star' ? tint('yellow') : color,
          count: pieces,
          speed: pace,
          size: 11,
          life: 800,
          gravity: 0,
          shape,
          angle,
          spread: 2.2,
        })
      }
    },
    finish: ({ winner }) => {
      // No confetti when the computer wins.
      if (world.level && !hasPeople(world, winner)) return
      const middle = winner === 0 ? width * 0.25 : width * 0.75
      CONFETTI.forEach((color, i) => {
        bursts.current?.burst(middle + (i - 1.5) * 70, HEIGHT * (0.35 + 0.15 * (i % 3)), {
          color,
          count: 18,
          speed: 300,
          size: 10,
          life: 1300,
          gravity: 220,
          shape: i % 2 ? 'star' : 'square',
        })
      })
    },
  })
  return (
    <GoalCamera width={width}>
      <Shake ref={shake}>
        <Table width={width} rival={world.cup?.rival} />
        <SceneScore world={world} />
        <SceneGoalLights width={width} />
        {roundsOf(world).map((round) => (
          <SceneServe key={spotY(world, round)} world={world} round={round} />
        ))}
        <SceneGlows width={width} />
        {roundsOf(world).map((round) => (
          <ScenePuck key={spotY(world, round)} world={world} round={round} />
        ))}
        <ScenePosts world={world} />
        <SceneMallets world={world} />
        {world.cup && <SceneMeet world={world} cup={world.cup} />}
        {world.pairs && (
          <Announcement
            x={width / 2}
            y={HEIGHT / 4}
            width={width * 0.6}
            lines={[{ text: texts.join, size: 26 }]}
            shown={() => world.state === 'serve' && world.goals[0] + world.goals[1] === 0}
          />
        )}
        <Bursts ref={bursts} />
        <SceneGoal world={world} />
      </Shake>
    </GoalCamera>
  )
}

/** Whether the player has this half, or a person of two against two. */
const hasPeople = ({ pairs }: World, side: Side) =>
  pairs ? FOUR_SEATS.some((seat) => teamOf(seat) === side && pairs.human[seat]) : side === 0

/** The painted table, larger than the world by a margin, so that nothing bare shows when it shakes. */
function Table({ width, rival }: { readonly width: number; readonly rival: RivalId | undefined }) {
  const turned = useTurned()
  const texture = useMemo(
    () =>
      paint(
        `air-hockey:ground:${rival}:${width}:${turned()}`,
        width + 2 * MARGIN,
        HEIGHT + 2 * MARGIN,
        (brush) => drawTable(brush, width, turned(), rival),
        { role: 'ground', sharpness: 2 },
      ),
    [width, rival, turned],
  )
  return <pixiSprite texture={texture} x={-MARGIN} y={-MARGIN} />
}

const ZOOM = 0.42
const LEAN_MS = 480
/** How much of the pocket becomes visible. */
const PEEK = MARGIN - 12

/** Follows the deciding puck into its pocket, and returns for the end. */
function GoalCamera({ width, children }: { readonly width: number; readonly children: ReactNode }) {
  const holder = useRef<Container>(null)
  const view = useRef({ way: 0, wanted: 0, side: 0 as Side, y: HEIGHT / 2 })
  const reduced = useReducedMotion()
  useEvents<Event>({
    goal: ({ last, side, y }) => {
      if (last && !reduced()) view.current = { way: 0, wanted: 1, side, y }
    },
    finish: () => {
      view.current.wanted = 0
    },
  })
  useFrame((_alpha, ms) => {
    const { current } = view
    if (!holder.current) return
    const step = ms / LEAN_MS
    current.way += clamp(current.wanted - current.way, -step, step)
    // Eased at both ends.
    const ease = current.way * current.way * (3 - 2 * current.way)
    const scale = 1 + ZOOM * ease
    const near = PEEK * scale * ease
    const x = current.side === 0 ? near : width * (1 - scale) - near
    holder.current.scale.set(scale)
    holder.current.position.set(x, current.y * (1 - scale))
  })
  return <pixiContainer ref={holder}>{children}</pixiContainer>
}
