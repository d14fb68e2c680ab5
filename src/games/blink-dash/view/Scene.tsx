/** The scene of Blink Dash: the room, the player and enemies, and the light that goes out. */
import { useMemo, useRef } from 'react'
import type { SceneProps, Size } from '../../../engine/core/game/contract'
import { clamp } from '../../../engine/core/math/geometry'
import { following, tint } from '../../../engine/core/palette'
import { useEvents, useFrame, useReducedMotion } from '../../../engine/stage/clock'
import { barTexture, glowTexture } from '../../../engine/stage/painting/lights'
import { paint } from '../../../engine/stage/painting/paint'
import { Bursts, type BurstsHandle } from '../../../engine/stage/parts/Bursts'
import { ClockBar } from '../../../engine/stage/parts/ClockBar'
import { Entities } from '../../../engine/stage/parts/Entities'
import { Floaters, type FloatersHandle } from '../../../engine/stage/parts/Floaters'
import { Shake, type ShakeHandle } from '../../../engine/stage/parts/Shake'
import {
  type Enemy,
  type Event,
  isDark,
  largerIn,
  lightOf,
  roomNameOf,
  type Sparkle,
  WARN_TICKS,
  type World,
} from '../rules'
import { texts } from '../texts/game'
import { drawRoom, MARGIN, sparkleTexture } from './paintings'
import { prowlerTexture } from './prowlers'
import { drawRoadRoom } from './rooms'
import { lanternAt, SceneDark } from './SceneDark'
import {
  isAsleep,
  isBelowWords,
  isNamed,
  nameY,
  SceneAlarm,
  SceneBreath,
  SceneGoal,
  SceneRoomName,
} from './SceneRooms'
import { SceneWake } from './SceneWake'
import { SceneWalker } from './SceneWalker'

const LOOKS = following(() => [tint('vermilion'), tint('pink'), tint('orange')] as const)

/** A word rises by this, and chains of them lift each other: above needs this much space, units. */
const RISE = 34
const TOP = 66

export default function Scene({ world, size }: SceneProps<World>) {
  const bursts = useRef<BurstsHandle>(null)
  const floaters = useRef<FloatersHandle>(null)
  /** Words on the floor, below gems and figures. */
  const floor = useRef<FloatersHandle>(null)
  const shake = useRef<ShakeHandle>(null)
  const time = useRef(0)
  const reduced = useReducedMotion()
  const { rooms } = world
  const larger = largerIn(world)
  const splash = (x: number, y: number) => {
    for (const [color, count] of [
      [tint('sky'), 26],
      [tint('vermilion'), 14],
    ] as const)
      bursts.current?.burst(x, y, { color, count, speed: 280, size: 9, life: 700, gravity: 260 })
  }
  /** Where a word begins that must not hide the player: above, and below if it would rise out of the field. */
  const besideY = (far: number) => world.player.y + (world.player.y - far < TOP ? far + RISE : -far)
  const say = (text: string, y: number, size: number, color: number, ms: number) =>
    floaters.current?.float(text, world.width / 2, y, { size, color, ms })
  useEvents<Event>({
    collect: ({ x, y, points = 10, chain = 1 }) => {
      bursts.current?.burst(x, y, {
        color: tint('yellow'),
        count: 12,
        speed: 190,
        size: 8,
        gravity: 120,
        shape: 'star',
      })
      floaters.current?.float(`+${points}`, world.player.x, besideY(36 * larger), {
        size: 17 + 1.5 * (chain - 1),
        color: tint('yellow'),
        ms: 600,
      })
    },
    round: ({ round }) =>
      floor.current?.float(texts.field.round(round), world.width / 2, world.height / 2, {
        size: 34,
        color: 0xa9a29a,
        ms: 1100,
      }),
    hurt: ({ x, y }) => {
      shake.current?.shake(8, 240)
      splash(x, y)
    },
    cleared: ({ points }) => {
      shake.current?.shake(4, 160)
      say(`+${points}`, world.height / 2 - 40, 84, tint('yellow'), 1600)
      say(texts.field.cleared, world.height / 2 + 36, 40, tint('green'), 1600)
      for (const [n, color] of [tint('yellow'), tint('green'), tint('sky')].entries())
        bursts.current?.burst((world.width * (n + 1)) / 4, world.height / 2, {
          color,
          count: 22,
          speed: 320,
          size: 10,
          life: 900,
          gravity: 200,
          shape: 'star',
        })
    },
    alert: ({ x, y }) => floaters.current?.float('!', x, y - 24, { size: 30, color: tint('paper') }),
    level: ({ level, points }) => {
      floaters.current?.float(`+${points}`, world.player.x, besideY(34), {
        size: 30,
        color: tint('green'),
        ms: 1000,
      })
      floaters.current?.float(texts.field.level(level), size.width / 2, 90, { size: 44, ms: 1400 })
    },
    caught: ({ x, y }) => {
      shake.current?.shake(9, 280)
      splash(x, y)
    },
  })
  /** Darkness, 0..1: it fades in as a warning, then rises, and ends quickly. */
  const darkness = useRef(0)
  useFrame((_alpha, ms) => {
    time.current += ms
    const { light } = lightOf(world)
    const warned = Math.max(0, world.clock - (light - WARN_TICKS)) / WARN_TICKS
    const playing = world.state === 'play'
    const wanted = isDark(world) && playing ? 1 : playing && world.clock < light ? warned * 0.42 : 0
    darkness.current += (wanted - darkness.current) * Math.min(1, ms / 55)
  })
  /** How visible a prowler is, 0..1. */
  const seen = (enemy: Enemy) =>
    Math.max(1 - clamp((darkness.current - 0.42) / 0.4, 0, 1), lanternAt(world, enemy))
  /** A gem below the opening words is faint until they go. */
  const words = useMemo(() => ({ y: nameY(world), shown: 0 }), [world])
  useFrame((_alpha, ms) => {
    words.shown += ((isNamed(world) ? 1 : 0) - words.shown) * Math.min(1, ms / 120)
  })
  const shownOf = (sparkle: Sparkle) => (isBelowWords(sparkle, words.y, world) ? 1 - 0.75 * words.shown : 1)
  const swell = (id: number) => (reduced() ? 0 : Math.sin(time.current / 260 + id * 1.7))
  return (
    <Shake ref={shake}>
      <Room world={world} size={size} />
      <Floaters ref={floor} field={size} />
      {rooms && <SceneAlarm world={world} seen={seen} />}
      <SceneDark world={world} size={size} darkness={darkness} seen={seen} />
      <SceneWake world={world} seen={seen} />
      {rooms && <Prowlers world={world} asleep seen={seen} swell={swell} />}
      {rooms && <SceneBreath world={world} seen={seen} />}
      <Entities<Sparkle>
        of={() => world.sparkles}
        texture={() => glowTexture()}
        style={(sprite, sparkle) => {
          const { id } = sparkle
          sprite.tint = tint('yellow')
          sprite.blendMode = 'add'
          sprite.scale.set((0.42 + 0.04 * swell(id)) * larger)
          sprite.alpha = ((rooms ? 0.6 : 0.35) + (rooms ? 0.2 : 0.45) * darkness.current) * shownOf(sparkle)
        }}
      />
      <Entities<Sparkle>
        of={() => world.sparkles}
        texture={() => sparkleTexture()}
        style={(sprite, sparkle) => {
          const { id } = sparkle
          sprite.alpha = shownOf(sparkle)
          sprite.scale.set(larger * (1 + 0.06 * swell(id)), larger * (1 - 0.06 * swell(id + 1)))
        }}
      />
      <Prowlers world={world} asleep={false} seen={seen} swell={swell} />
      {rooms && <SceneGoal world={world} />}
      <SceneWalker world={world} darkness={darkness} />
      <BlinkGauge world={world} size={size} />
      {rooms && <SceneRoomName world={world} rooms={rooms} y={words.y} />}
      <Bursts ref={bursts} />
      <Floaters ref={floaters} field={size} />
    </Shake>
  )
}

/** Those awake are above the gems, so that none hides who keeps it; those asleep are below, so that each gem is seen. */
function Prowlers({
  world,
  asleep,
  seen,
  swell,
}: {
  readonly world: World
  readonly asleep: boolean
  readonly seen: (enemy: Enemy) => number
  readonly swell: (id: number) => number
}) {
  const reduced = useReducedMotion()
  return (
    <Entities<Enemy>
      of={() => world.enemies.filter((enemy) => isAsleep(enemy) === asleep)}
      texture={({ look, radius, role }) => prowlerTexture(look, radius, role, !asleep)}
      style={(sprite, enemy) => {
        sprite.alpha = seen(enemy)
        // Enemies grow while the level begins.
        const arrived = world.state === 'intro' ? 1 - world.wait / 60 : 1
        const give = swell(enemy.id) * 0.05
        sprite.scale.set(arrived * (1 + give), arrived * (1 - give))
        // It leans where it goes.
        sprite.rotation = reduced() || asleep ? 0 : clamp(enemy.vx * 0.14, -0.3, 0.3)
      }}
    />
  )
}

function Room({ world, size }: { readonly world: World; readonly size: Size }) {
  const name = world.rooms && roomNameOf(world.rooms.room)
  const texture = useMemo(
    () =>
      paint(
        `blink-dash:ground:${name}:${size.width}x${size.height}`,
        size.width + 2 * MARGIN,
        size.height + 2 * MARGIN,
        (brush) => (name ? drawRoadRoom(brush, size, name, MARGIN) : drawRoom(brush, size)),
        { role: 'ground', sharpness: 2 },
      ),
    [size, name],
  )
  return <pixiSprite texture={texture} x={-MARGIN} y={-MARGIN} />
}

/** The time until the lights change, as a thin line along the upper wall. */
function BlinkGauge({ world, size }: { readonly world: World; readonly size: Size }) {
  return (
    <ClockBar
      texture={barTexture(100, 4, 0)}
      x={8}
      y={size.height - 8}
      width={size.width - 16}
      height={4}
      left={(alpha) => {
        const now = world.clock + (world.state === 'play' ? alpha : 0)
        const { light, dark } = lightOf(world)
        return isDark(world) ? 1 - (now - light) / dark : 1 - now / light
      }}
      color={() => LOOKS[isDark(world) ? 0 : 2]}
      alpha={() => (isDark(world) ? 0.9 : 0.55)}
      centered
    />
  )
}
