/** The scene of Asteroids: the sky, everything that flies, and effects. */
import { useRef } from 'react'
import type { SceneProps } from '../../../engine/core/game/contract'
import { itemAt } from '../../../engine/core/itemAt'
import { clamp } from '../../../engine/core/math/geometry'
import { hexNumber, tint } from '../../../engine/core/palette'
import { useEvents, useFrame } from '../../../engine/stage/clock'
import { Bursts, type BurstsHandle } from '../../../engine/stage/parts/Bursts'
import { Floaters, type FloatersHandle } from '../../../engine/stage/parts/Floaters'
import { Rings, type RingsHandle } from '../../../engine/stage/parts/Rings'
import { Shake, type ShakeHandle } from '../../../engine/stage/parts/Shake'
import { type Event, ROCK_RADIUS, type World } from '../rules'
import { texts } from '../texts/game'
import { ROCK_COLOR } from './paintings'
import { ringTexture } from './paintings/ship'
import { SceneRocks } from './SceneRocks'
import { SceneSaucer } from './SceneSaucer'
import { SceneSector } from './SceneSector'
import { SceneShip, shipScale } from './SceneShip'
import { SceneSky } from './SceneSky'

export default function Scene({ world, size }: SceneProps<World>) {
  const { width, height } = size
  const bursts = useRef<BurstsHandle>(null)
  const floaters = useRef<FloatersHandle>(null)
  const shake = useRef<ShakeHandle>(null)
  const rings = useRef<RingsHandle>(null)
  const puff = useRef(0)
  const ring = (x: number, y: number, radius: number, color: number, ms: number, way?: 'in') =>
    rings.current?.ring(x, y, { radius, color, ms, way })
  const celebrate = () => {
    for (let n = 0; n < 6; n++) {
      const angle = (n / 6) * Math.PI * 2
      bursts.current?.burst(width / 2 + Math.cos(angle) * 110, height / 2 + Math.sin(angle) * 110, {
        color: itemAt([tint('yellow'), tint('sky'), tint('pink')], n % 3),
        count: 9,
        speed: 140,
        size: 7,
        life: 800,
        gravity: 60,
        shape: 'star',
      })
    }
  }
  /** A saucer bursts, or the mothership: `great`. */
  const blast = (x: number, y: number, points: number, great: boolean) => {
    ring(x, y, great ? 120 : 44, tint('yellow'), great ? 600 : 320)
    shake.current?.shake(great ? 10 : 5, great ? 320 : 160)
    for (const hue of [tint('green'), tint('sky')])
      bursts.current?.burst(x, y, {
        color: hue,
        count: great ? 26 : 10,
        speed: great ? 240 : 150,
        size: great ? 8 : 5,
        gravity: 0,
      })
    if (points)
      floaters.current?.float(`+${points}`, clamp(x, 30, width - 30), Math.max(44, y), {
        size: great ? 44 : 24,
        color: tint('yellow'),
        ms: great ? 1400 : undefined,
      })
  }
  useEvents<Event>({
    rock: ({ x, y, size, points, run }) => {
      const hue = hexNumber(ROCK_COLOR[size])
      const radius = ROCK_RADIUS[size]
      bursts.current?.burst(x, y, {
        color: hue,
        count: 6 + size * 4,
        speed: 90 + radius * 3,
        size: 3 + radius * 0.16,
        life: 520,
        gravity: 0,
      })
      ring(x, y, radius * 1.7, hue, 260)
      floaters.current?.float(`+${points}`, clamp(x, 24, width - 24), Math.max(44, y) - 4, {
        size: 15 + Math.min(run, 8),
        color: hue,
      })
      if (size === 3) shake.current?.shake(4, 120)
    },
    shoot: ({ x, y }) =>
      bursts.current?.burst(x, y, {
        color: 0xbfe6ff,
        count: 4,
        speed: 80,
        size: 3,
        life: 160,
        gravity: 0,
        shape: 'circle',
        angle: world.ship.angle,
        spread: 1.2,
      }),
    dented: ({ x, y }) => {
      ring(x, y, 16, tint('yellow'), 200)
      bursts.current?.burst(x, y, {
        color: tint('yellow'),
        count: 6,
        speed: 130,
        size: 4,
        life: 260,
        gravity: 0,
      })
    },
    mother: ({ x, y }) => ring(x, y, 120, tint('vermilion'), 600),
    charge: ({ x, y }) => ring(x, y, 90, tint('vermilion'), 700, 'in'),
    streak: ({ x, y, hits, points }) => {
      shake.current?.shake(5, 160)
      const at = clamp(x, 70, width - 70)
      floaters.current?.float(texts.field.streak(hits), at, clamp(y, 90, height - 40) - 26, {
        size: Math.min(44, 30 + hits),
        color: tint('sky'),
        ms: 1100,
      })
      floaters.current?.float(`+${points}`, at, clamp(y, 90, height - 40) + 8, {
        size: 26,
        color: tint('yellow'),
        ms: 1100,
      })
    },
    wave: ({ wave, of }) =>
      floaters.current?.float(texts.field.wave(wave, of), width / 2, 96, { size: 34, ms: 1500 }),
    secured: ({ stars }) => {
      celebrate()
      floaters.current?.float(texts.field.secured, width / 2, height * 0.3, {
        size: 40,
        ms: 1900,
        color: tint('yellow'),
      })
      floaters.current?.float('★'.repeat(stars), width / 2, height * 0.3 + 50, {
        size: 54,
        ms: 1900,
        color: tint('yellow'),
      })
    },
    downed: ({ x, y, points }) => blast(x, y, points, false),
    motherDowned: ({ x, y, points }) => blast(x, y, points, true),
    extra: () =>
      floaters.current?.float(texts.field.extra, width / 2, 130, { size: 30, ms: 1500, color: tint('sky') }),
    destroyed: ({ x, y }) => {
      shake.current?.shake(9, 300)
      ring(x, y, 62, tint('orange'), 480)
      for (const [hue, count, speed] of [
        [tint('paper'), 16, 170],
        [tint('vermilion'), 14, 220],
        [tint('yellow'), 10, 130],
      ] as const)
        bursts.current?.burst(x, y, {
          color: hue,
          count,
          speed,
          size: 6,
          life: 850,
          gravity: 0,
        })
    },
    jump: ({ x, y }) => ring(x, y, 34, tint('green'), 240, 'in'),
    arrive: ({ x, y }) => {
      ring(x, y, 34, tint('green'), 320)
      bursts.current?.burst(x, y, {
        color: tint('green'),
        count: 12,
        speed: 120,
        size: 5,
        gravity: 0,
        shape: 'star',
      })
    },
    respawn: ({ x, y }) => ring(x, y, 40, tint('sky'), 360),
    cleared: () => celebrate(),
    level: ({ level }) =>
      floaters.current?.float(texts.field.level(level), width / 2, 96, { size: 34, ms: 1500 }),
  })
  useFrame((_alpha, ms) => {
    // The engine leaves sparks behind.
    const { ship } = world
    if (ship.thrust === 0 || ms === 0) return
    puff.current += ms
    if (puff.current < 45) return
    puff.current = 0
    const back = 13 * shipScale(world)
    bursts.current?.burst(ship.x - Math.cos(ship.angle) * back, ship.y - Math.sin(ship.angle) * back, {
      color: tint('orange'),
      count: 2,
      speed: 90,
      size: 4,
      life: 320,
      gravity: 0,
      shape: 'circle',
      angle: ship.angle + Math.PI,
      spread: 0.7,
    })
  })
  return (
    <Shake ref={shake}>
      <SceneSky world={world} size={size} />
      <SceneRocks world={world} />
      {world.visitors && <SceneSaucer world={world} />}
      <Rings ref={rings} texture={ringTexture} blend="add" />
      <SceneShip world={world} />
      {world.sector && <SceneSector world={world} number={world.sector.number} />}
      <Bursts ref={bursts} />
      <Floaters ref={floaters} field={size} />
    </Shake>
  )
}
