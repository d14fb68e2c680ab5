/** The scene of Frogger: the field, what moves on it, and effects. */
import { useMemo, useRef } from 'react'
import type { SceneProps } from '../../../engine/core/game/contract'
import { tint } from '../../../engine/core/palette'
import { useEvents, useReducedMotion } from '../../../engine/stage/clock'
import { barTexture, ringTexture } from '../../../engine/stage/painting/lights'
import { paint } from '../../../engine/stage/painting/paint'
import { Bursts, type BurstsHandle } from '../../../engine/stage/parts/Bursts'
import { ClockBar } from '../../../engine/stage/parts/ClockBar'
import { Entities } from '../../../engine/stage/parts/Entities'
import { Floaters, type FloatersHandle } from '../../../engine/stage/parts/Floaters'
import { Rings, type RingsHandle } from '../../../engine/stage/parts/Rings'
import { ScrollingLayer } from '../../../engine/stage/parts/ScrollingLayer'
import { Shake, type ShakeHandle } from '../../../engine/stage/parts/Shake'
import {
  type Event,
  HEIGHT,
  HURRY_TICKS,
  isRoad,
  ROW,
  type Thing,
  TIME_TICKS,
  WIDTH,
  type World,
} from '../rules'
import { depthOf } from '../rules/lanes'
import { texts } from '../texts/game'
import { drawField, MARGIN, RIPPLES_WIDTH, ripplesTexture } from './paintings'
import { logTexture, turtlesTexture } from './paintings/afloat'
import { vehicleTexture } from './paintings/vehicles'
import { Hedge, SceneBays } from './SceneBays'
import { SceneFrog } from './SceneFrog'
import { SceneLady } from './SceneLady'

/** The ripples of what lands on the water or falls in. */
const RIPPLE = { radius: 32, ms: 520, alpha: 0.7, from: 0.35, way: 'even' } as const
const rippleTexture = () => ringTexture(64, 3)

export default function Scene({ world }: SceneProps<World>) {
  const bursts = useRef<BurstsHandle>(null)
  const floaters = useRef<FloatersHandle>(null)
  const shake = useRef<ShakeHandle>(null)
  const rings = useRef<RingsHandle>(null)
  const reduced = useReducedMotion()
  const ring = (x: number, y: number) => rings.current?.ring(x, y, RIPPLE)
  useEvents<Event>({
    hop: ({ x, y }) =>
      bursts.current?.burst(x, y + 8, {
        color: 0xcfd6c4,
        count: 4,
        speed: 70,
        size: 5,
        life: 260,
        gravity: 0,
        shape: 'circle',
      }),
    land: ({ x, y, row }) => {
      if (row >= 1 && row <= 3) ring(x, y)
    },
    row: ({ x, y, points }) =>
      floaters.current?.float(`+${points}`, x, y - 18, {
        size: 18,
        color: tint('yellow'),
      }),
    pair: ({ x, y }) => {
      bursts.current?.burst(x, y, {
        color: tint('pink'),
        count: 12,
        speed: 150,
        size: 8,
        gravity: 0,
        shape: 'circle',
      })
      floaters.current?.float(texts.field.pair, x, y - 22, { size: 20, color: tint('pink') })
    },
    bay: ({ x, y, points, fly, lady }) => {
      ring(x, y)
      bursts.current?.burst(x, y, {
        color: tint(lady ? 'pink' : fly ? 'yellow' : 'green'),
        count: 14,
        speed: 190,
        size: 9,
        shape: 'star',
      })
      floaters.current?.float(`+${points}`, x, y + 30, {
        size: fly || lady ? 30 : 24,
        color: tint('yellow'),
        ms: 1000,
      })
    },
    extra: () =>
      floaters.current?.float(texts.field.extra, WIDTH / 2, HEIGHT / 2 + 20, {
        size: 30,
        color: tint('sky'),
        ms: 1400,
      }),
    level: ({ x, y, points, level }) => {
      for (const [hue, way] of [
        ['yellow', -40],
        ['pink', 0],
        ['sky', 40],
      ] as const)
        bursts.current?.burst(x + way, y, {
          color: tint(hue),
          count: 12,
          speed: 240,
          size: 11,
          life: 850,
          shape: 'star',
        })
      floaters.current?.float(`+${points}`, x, y + 34, {
        size: 30,
        color: tint('yellow'),
        ms: 1100,
      })
      floaters.current?.float(texts.field.level(level), WIDTH / 2, HEIGHT / 2 - 25, { size: 40, ms: 1300 })
    },
    hurt: ({ x, y, reason }) => {
      shake.current?.shake(reason === 'car' ? 9 : 5, 260)
      const wet = reason === 'water' || reason === 'swept'
      if (wet) for (let n = 0; n < 2; n++) ring(x, y)
      bursts.current?.burst(x, y, {
        color: wet ? 0xbfe2ff : tint('yellow'),
        count: wet ? 18 : 9,
        speed: 210,
        size: wet ? 8 : 12,
        life: 600,
        gravity: wet ? 420 : 120,
        shape: wet ? 'circle' : 'star',
      })
    },
  })
  // The lanes and their objects stay the same until Arcade lays new ones.
  const seen = useRef({ lanes: world.lanes, cast: cast(world) })
  const now = () => {
    if (seen.current.lanes !== world.lanes) seen.current = { lanes: world.lanes, cast: cast(world) }
    return seen.current.cast
  }
  const drifting = ({ kind, width, divesFrom }: Thing) =>
    kind === 'log' ? logTexture(width) : turtlesTexture(width, divesFrom > 0 && world.level >= divesFrom)
  return (
    <Shake ref={shake}>
      <Ground />
      {world.arcade && <Hedge />}
      <River />
      <Entities<Thing>
        of={() => now().water}
        texture={drifting}
        style={(sprite, thing) => {
          // Turtles look different from the level on at which they dive.
          sprite.texture = drifting(thing)
          const depth = depthOf(thing, world.level, world.age)
          sprite.scale.set((now().way.get(thing.id) ?? 1) * (1 - depth * 0.2), 1 - depth * 0.2)
          sprite.alpha = 1 - depth * 0.88
          sprite.tint = depth > 0 ? 0x9fd0f0 : 0xffffff
          if (depth > 0 && depth < 1 && !reduced()) sprite.x += Math.sin(world.age / 3) * 1.4
        }}
      />
      <Rings ref={rings} texture={rippleTexture} />
      {world.arcade && <SceneBays world={world} />}
      {world.lady && <SceneLady world={world} />}
      {/* Frogs are drawn below the roofs of cars, so that being run over is visible. */}
      <SceneFrog world={world} />
      <Entities<Thing>
        of={() => now().road}
        texture={({ kind, width, look }) =>
          kind === 'log' || kind === 'turtles' ? logTexture(width) : vehicleTexture(kind, width, look)
        }
        style={(sprite, { id }) => {
          sprite.scale.x = now().way.get(id) ?? 1
        }}
      />
      <TimeBar world={world} />
      <Bursts ref={bursts} />
      <Floaters ref={floaters} />
    </Shake>
  )
}

/** What drifts, what drives, and the direction each faces (1 is right). */
function cast({ lanes }: World): { water: Thing[]; road: Thing[]; way: Map<number, number> } {
  const of = (driving: boolean) =>
    lanes.filter(({ row }) => isRoad(row) === driving).flatMap(({ things }) => things)
  const ways = lanes.flatMap(({ things, speed }) => things.map(({ id }) => [id, Math.sign(speed)] as const))
  return { water: of(false), road: of(true), way: new Map(ways) }
}

function Ground() {
  const texture = useMemo(
    () =>
      paint('frogger:ground', WIDTH + 2 * MARGIN, HEIGHT + 2 * MARGIN, drawField, {
        role: 'ground',
        sharpness: 2.5,
      }),
    [],
  )
  return <pixiSprite texture={texture} x={-MARGIN} y={-MARGIN} />
}

/** Strips of waves over the whole river, plus one entering from the left. */
const STRIPS = Math.ceil((WIDTH + 2 * MARGIN) / RIPPLES_WIDTH) + 1

/** The waves drift slowly to the right; with reduced motion they do not move. */
function River() {
  const reduced = useReducedMotion()
  return (
    <pixiContainer x={-MARGIN - RIPPLES_WIDTH}>
      <ScrollingLayer
        texture={ripplesTexture(3 * ROW - 8)}
        width={RIPPLES_WIDTH}
        count={STRIPS}
        y={ROW + 4}
        pace={() => (reduced() ? 0 : -0.012)}
      />
    </pixiContainer>
  )
}

/** How long this frog has left, along the lower edge. */
function TimeBar({ world }: { readonly world: World }) {
  return (
    <ClockBar
      texture={barTexture(100, 6)}
      x={12}
      y={HEIGHT - 11}
      width={WIDTH - 24}
      height={6}
      left={(alpha) => (world.time - (world.state === 'play' ? alpha : 0)) / TIME_TICKS}
      color={(left) =>
        world.time <= HURRY_TICKS ? tint('vermilion') : left < 0.5 ? tint('orange') : 0x6fe0b4
      }
      groove={{ color: 0x0c211b, alpha: 0.75, rim: 2 }}
    />
  )
}
