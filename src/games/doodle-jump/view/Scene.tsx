/** The scene of Doodle Jump: the climb as the camera follows it, effects, and the pause key. */
import type { Container, Sprite } from 'pixi.js'
import { useRef } from 'react'
import type { EventOf, SceneProps } from '../../../engine/core/game/contract'
import type { Point } from '../../../engine/core/math/geometry'
import { tint } from '../../../engine/core/palette'
import { useEvents, useFrame, useReducedMotion, useTick } from '../../../engine/stage/clock'
import { Bursts, type BurstsHandle } from '../../../engine/stage/parts/Bursts'
import { Entities } from '../../../engine/stage/parts/Entities'
import { Floaters, type FloatersHandle } from '../../../engine/stage/parts/Floaters'
import { useInterpolatedPosition } from '../../../engine/stage/parts/interpolate'
import { Shake, type ShakeHandle } from '../../../engine/stage/parts/Shake'
import { Trail } from '../../../engine/stage/parts/Trail'
import type { Options } from '../options'
import {
  BODY_HEIGHT,
  type Event,
  type Flight,
  itemPosition,
  type Platform,
  SPRING_JUMP,
  WIDTH,
  type World,
  type WorldName,
  worldAt,
} from '../rules'
import { cloudAt } from '../rules/wild'
import { texts } from '../texts/game'
import { itemTexture } from './paintings/item'
import { colorOf, EDGE, PICTURE_HIGH, platformTexture } from './paintings/platform'
import { SceneBest } from './SceneBest'
import { SceneGauge } from './SceneGauge'
import { SceneJumper } from './SceneJumper'
import { SceneSky } from './SceneSky'
import { SceneWild } from './SceneWild'

/** Worlds whose sky is so dark that platforms have a light rim. */
const DARK: ReadonlySet<WorldName> = new Set(['storm', 'night', 'space', 'galaxy'])
/** How long and how far a platform gives way under a landing. */
const DIP_MS = 220
const DIP = 7

export default function Scene({ world, options, size }: SceneProps<World, Options>) {
  const bursts = useRef<BurstsHandle>(null)
  const words = useRef<FloatersHandle>(null)
  const shake = useRef<ShakeHandle>(null)
  const climb = useRef<Container>(null)
  const camera = useRef(world.top)
  const clock = useRef(0)
  /** The time of the last landing on each platform, by its id. */
  const dips = useRef(new Map<number, number>())
  const reduced = useReducedMotion()
  const positionAt = useInterpolatedPosition(() => ({ x: 0, y: world.top }))
  const burst = (event: Point, how: Parameters<BurstsHandle['burst']>[2], dy = 0) =>
    bursts.current?.burst(event.x, event.y + dy, how)
  const land = (event: EventOf<Event, 'spring' | 'jump'>, color: number, count: number) => {
    dips.current.set(event.id, clock.current)
    burst(event, {
      color,
      count,
      shape: 'circle',
      speed: 110,
      size: 7,
      life: 340,
      gravity: 220,
      angle: -Math.PI / 2,
      spread: 2.6,
    })
  }
  const lift = (event: EventOf<Event, Flight>) => {
    shake.current?.shake(5, 160)
    burst(event, {
      color: tint('yellow'),
      count: 18,
      shape: 'star',
      speed: 230,
      size: 12,
      life: 620,
      gravity: 90,
    })
    words.current?.float(texts.sky[event.type], WIDTH / 2, 150, {
      size: 36,
      ms: 1000,
    })
  }
  useEvents<Event>({
    jump: (event) => land(event, 0xfff3d6, 5),
    bounce: (event) => land(event, tint('pink'), 10),
    spring: (event) => {
      land(event, tint('orange'), 14)
      shake.current?.shake(4, 120)
    },
    break: (event) => {
      for (const part of [-0.3, 0, 0.3])
        burst(
          { ...event, x: event.x + part * event.width },
          { color: colorOf('fragile'), count: 6, speed: 130, size: 12, life: 620, gravity: 620 },
          6,
        )
    },
    jetpack: lift,
    propeller: lift,
    landless: (event) =>
      burst(
        event,
        { color: 0xd5dae4, count: 9, shape: 'circle', speed: 120, size: 10, life: 480, gravity: 300 },
        -20,
      ),
    monster: (event) => {
      shake.current?.shake(4, 130)
      burst(event, { color: tint('vermilion'), count: 14, speed: 200, size: 10, life: 560, gravity: 300 })
      burst(event, { color: tint('yellow'), count: 8, speed: 150, size: 9, shape: 'star' })
    },
    bitten: (event) => {
      shake.current?.shake(8, 260)
      burst(event, { color: 0xfff3d6, count: 10, speed: 220, size: 10, shape: 'star', life: 600 })
    },
    swallowed: (event) => {
      shake.current?.shake(7, 320)
      burst(event, {
        color: 0x9a7bea,
        count: 22,
        speed: 150,
        size: 8,
        shape: 'circle',
        gravity: 0,
        life: 800,
      })
    },
    rescued: (event) => {
      shake.current?.shake(7, 240)
      burst(
        event,
        { color: tint('vermilion'), count: 16, speed: 240, size: 10, shape: 'circle', life: 700 },
        -30,
      )
      words.current?.float(texts.sky.rescued(event.lives), WIDTH / 2, 210, { size: 32, ms: 1500 })
    },
    world: ({ name }) => {
      words.current?.float(texts.worlds[name], WIDTH / 2, 170, { size: 50, color: tint('yellow'), ms: 1900 })
      if (world.wild?.entered === 1)
        words.current?.float(texts.sky.rises, WIDTH / 2, 222, { size: 28, ms: 2600 })
    },
    mark: ({ score }) =>
      words.current?.float(`${score}`, WIDTH / 2, 120, { size: 46, color: tint('yellow'), ms: 1300 }),
    fell: (event) => {
      shake.current?.shake(9, 280)
      const up = { angle: -Math.PI / 2, spread: 1.3, gravity: 520, life: 620 }
      burst(event, { color: tint('vermilion'), count: 20, speed: 430, size: 11, ...up }, -4)
      burst(event, { color: 0xfff3d6, count: 14, speed: 330, size: 9, shape: 'star', ...up }, -4)
    },
  })
  useTick(() => {
    const { flight, player, platforms } = world
    if (flight?.kind === 'jetpack')
      bursts.current?.burst(player.x - player.facing * 17, player.y - 2, {
        color: flight.left % 2 ? tint('orange') : tint('yellow'),
        count: 2,
        shape: 'circle',
        speed: 260,
        size: 12,
        life: 300,
        gravity: 0,
        angle: Math.PI / 2,
        spread: 0.5,
      })
    if (dips.current.size > 40) {
      const alive = new Set(platforms.map(({ id }) => id))
      for (const id of dips.current.keys()) if (!alive.has(id)) dips.current.delete(id)
    }
  })
  useFrame((alpha, ms) => {
    clock.current += ms
    camera.current = positionAt(alpha).y
    if (climb.current) climb.current.y = -camera.current
  })
  /** How far a platform is pressed down now: quick to sink, slow to rise. */
  const dipOf = (id: number) => {
    const since = clock.current - (dips.current.get(id) ?? Number.NEGATIVE_INFINITY)
    return since < DIP_MS && !reduced() ? Math.sin(Math.PI * Math.sqrt(since / DIP_MS)) * DIP : 0
  }
  const drop = (sprite: Sprite, platform: Platform) => {
    const { id, kind } = platform
    sprite.alpha = kind === 'cloud' && world.wild ? cloudAt(platform, world.wild.age) : 1
    const dip = dipOf(id)
    sprite.y += PICTURE_HIGH / 2 - EDGE + dip * (kind === 'bouncy' ? 0.4 : 1)
    sprite.scale.set(1 + dip * 0.008, kind === 'bouncy' ? 1 - dip * 0.05 : 1)
  }
  const isDark = () => !!world.wild && DARK.has(worldAt(world.peak))
  const items = () =>
    world.platforms.flatMap((platform) =>
      platform.item ? [{ id: platform.id, kind: platform.item.kind, ...itemPosition(platform) }] : [],
    )
  const trail = () => {
    const { flight, player } = world
    return flight || player.vy < SPRING_JUMP / 1.6 ? [{ x: player.x, y: player.y - BODY_HEIGHT / 2 }] : []
  }
  return (
    <Shake ref={shake}>
      <SceneSky world={world} camera={camera} />
      <pixiContainer ref={climb}>
        <SceneBest world={world} options={options} bursts={bursts} words={words} />
        <Entities<Platform>
          of={() => world.platforms}
          texture={({ kind, width }) => platformTexture(kind, width, isDark())}
          style={drop}
        />
        <Entities
          of={items}
          texture={({ kind }) => itemTexture(kind)}
          style={(sprite, { id, kind }) => {
            const sway = reduced() || kind === 'spring' ? 0 : Math.sin(clock.current / 330 + id)
            sprite.y += sway * 2.5 + (kind === 'spring' ? dipOf(id) : 0)
            sprite.rotation = sway * 0.06
          }}
        />
        {world.wild && <SceneWild wild={world.wild} />}
        <Trail of={trail} radius={15} color={tint('sky')} length={14} />
        <SceneJumper world={world} />
        <Bursts ref={bursts} />
      </pixiContainer>
      <SceneGauge world={world} />
      <Floaters ref={words} field={size} />
    </Shake>
  )
}
