/** The scene of Frogger: the field, what moves on it, and effects. */
import { useRef } from 'react'
import type { SceneProps } from '../../../engine/core/game/contract'
import { tint } from '../../../engine/core/palette'
import { useEvents, useReducedMotion } from '../../../engine/stage/clock'
import { barTexture, ringTexture } from '../../../engine/stage/painting/lights'
import { Announcement } from '../../../engine/stage/parts/Announcement'
import { Bursts, type BurstsHandle } from '../../../engine/stage/parts/Bursts'
import { ClockBar } from '../../../engine/stage/parts/ClockBar'
import { Entities } from '../../../engine/stage/parts/Entities'
import { Floaters, type FloatersHandle } from '../../../engine/stage/parts/Floaters'
import { Rings, type RingsHandle } from '../../../engine/stage/parts/Rings'
import { Shake, type ShakeHandle } from '../../../engine/stage/parts/Shake'
import {
  type Event,
  fieldOf,
  HURRY_TICKS,
  isWater,
  type Kind,
  placeIn,
  type Thing,
  timeOf,
  WIDTH,
  type World,
} from '../rules'
import { depthOf, otterAt, rearOf } from '../rules/lanes'
import { texts } from '../texts/game'
import { bandOf } from './paintings'
import { logTexture, turtlesTexture } from './paintings/afloat'
import { otterTexture, snakeTexture } from './paintings/animals'
import { vehicleTexture } from './paintings/vehicles'
import { SceneBays } from './SceneBays'
import { SceneFrog } from './SceneFrog'
import { SceneGround } from './SceneGround'
import { SceneLady } from './SceneLady'
import { SceneWeather } from './SceneWeather'

/** The ripples of what lands on the water or falls in. */
const RIPPLE = { radius: 32, ms: 520, alpha: 0.7, from: 0.35, way: 'even' } as const
/** Points float at the side of the frog that is nearer to the middle, this far from it, units. */
const ASIDE = 44
const rippleTexture = () => ringTexture(64, 3)

export default function Scene({ world, size }: SceneProps<World>) {
  const bursts = useRef<BurstsHandle>(null)
  const floaters = useRef<FloatersHandle>(null)
  const shake = useRef<ShakeHandle>(null)
  const rings = useRef<RingsHandle>(null)
  const reduced = useReducedMotion()
  const field = fieldOf(world)
  const middle = field.height / 2
  const ring = (x: number, y: number) => rings.current?.ring(x, y, RIPPLE)
  const complete = (x: number, y: number, points: number, text: string) => {
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
    floaters.current?.float(`+${points}`, x, y + 34, { size: 30, color: tint('yellow'), ms: 1100 })
    floaters.current?.float(text, WIDTH / 2, middle - 25, { size: 40, ms: 1300 })
  }
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
      if (isWater(field, row)) ring(x, y)
    },
    row: ({ x, y, points }) =>
      floaters.current?.float(`+${points}`, x + (x < WIDTH / 2 ? ASIDE : -ASIDE), y, {
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
      floaters.current?.float(texts.field.pair, x, y - ASIDE, { size: 20, color: tint('pink') })
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
      floaters.current?.float(texts.field.extra, WIDTH / 2, middle + 20, {
        size: 30,
        color: tint('sky'),
        ms: 1400,
      }),
    level: ({ x, y, points, level }) => complete(x, y, points, texts.field.level(level)),
    night: ({ x, y, points }) => complete(x, y, points, texts.field.night),
    cleared: ({ x, y, points }) => complete(x, y, points, texts.field.cleared),
    bump: ({ x, y }) =>
      bursts.current?.burst(x, y - 18, { color: 0x6fbf86, count: 5, speed: 80, size: 6, life: 300 }),
    hurt: ({ x, y, reason }) => {
      shake.current?.shake(reason === 'car' ? 9 : 5, 260)
      const wet = reason === 'water' || reason === 'swept' || reason === 'otter'
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
  const driving = ({ kind, width, look }: Thing) => {
    if (kind === 'adder') return snakeTexture(width, !reduced() && world.age % 40 < 20 ? 1 : -1)
    return kind === 'log' || kind === 'turtles' ? logTexture(width) : vehicleTexture(kind, width, look)
  }
  return (
    <Shake ref={shake}>
      <SceneGround world={world} />
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
      <Otters world={world} of={() => now().water.filter((thing) => otterAt(thing, world.age) > 0)} />
      <Rings ref={rings} texture={rippleTexture} />
      {world.arcade && <SceneBays world={world} />}
      {world.lady && <SceneLady world={world} />}
      {/* Frogs are drawn below the roofs of cars, so that being run over is visible. */}
      <SceneFrog world={world} />
      <Entities<Thing>
        of={() => now().road}
        texture={driving}
        style={(sprite, thing) => {
          sprite.texture = driving(thing)
          sprite.scale.x = now().way.get(thing.id) ?? 1
        }}
      />
      {world.arcade && <SceneWeather world={world} />}
      <TimeBar world={world} />
      {world.journey && <PlaceName world={world} />}
      <Bursts ref={bursts} />
      <Floaters ref={floaters} field={size} />
    </Shake>
  )
}

const isAfloat = (kind: Kind) => kind === 'log' || kind === 'turtles'

/** What drifts, what moves on the ground, and the direction each faces (1 is right). */
function cast({ lanes }: World): { water: Thing[]; road: Thing[]; way: Map<number, number> } {
  const things = lanes.flatMap(({ things: all }) => all)
  const ways = lanes.flatMap(({ things, speed }) => things.map(({ id }) => [id, Math.sign(speed)] as const))
  return {
    water: things.filter(({ kind }) => isAfloat(kind)),
    road: things.filter(({ kind }) => !isAfloat(kind)),
    way: new Map(ways),
  }
}

/** An otter rises behind its log as a warning, then sits on the rear end. */
function Otters({ world, of }: { readonly world: World; readonly of: () => readonly Thing[] }) {
  const reduced = useReducedMotion()
  return (
    <Entities<Thing>
      of={of}
      texture={() => otterTexture(false)}
      style={(sprite, thing) => {
        const out = otterAt(thing, world.age)
        const speed = world.lanes.find(({ things }) => things.includes(thing))?.speed ?? 1
        const way = Math.sign(speed)
        sprite.texture = otterTexture(out === 1)
        sprite.x = rearOf(thing, sprite.x, speed) - way * 34 * (1 - out ** 3)
        if (out < 1 && !reduced()) sprite.y += Math.sin(world.age / 4) * 2
        sprite.alpha = Math.min(1, 0.35 + out)
        sprite.scale.set(way * (0.75 + 0.25 * out), 0.75 + 0.25 * out)
      }}
    />
  )
}

/** Ticks for which the name of the place is shown, if the frog does not hop first. */
const NAMED_TICKS = 200

/** The place, and the rule of its stars, until the first hop. */
function PlaceName({ world }: { readonly world: World }) {
  const { row, middle, start } = fieldOf(world)
  return (
    <Announcement
      x={WIDTH / 2}
      y={(middle / 2 + 0.5) * row}
      width={WIDTH * 0.92}
      lines={[
        { text: texts.places[placeIn(world.level)], color: tint('yellow'), size: 46 },
        { text: texts.field.rule, color: tint('paper'), size: 22 },
      ]}
      shown={() => world.age < NAMED_TICKS && world.frog.row === start}
    />
  )
}

/** How long this frog has left, along the lower edge: in Classic below the frog on the start bank, in other modes below the bank. */
function TimeBar({ world }: { readonly world: World }) {
  const field = fieldOf(world)
  const band = bandOf(field)
  const height = band > 0 ? 9 : 5
  return (
    <ClockBar
      texture={barTexture(100, 6)}
      x={12}
      y={band > 0 ? field.height - (band + height) / 2 + 1 : field.height - 7}
      width={WIDTH - 24}
      height={height}
      left={(alpha) => (world.time - (world.state === 'play' ? alpha : 0)) / timeOf(world)}
      color={(left) =>
        world.time <= HURRY_TICKS ? tint('vermilion') : left < 0.5 ? tint('orange') : 0x6fe0b4
      }
      groove={{ color: band > 0 ? 0x2b3640 : 0x0c211b, alpha: 0.75, rim: 2 }}
    />
  )
}
