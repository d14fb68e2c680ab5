/** The scene of Asteroids: the sky, everything that flies, and effects. */
import { useMemo, useRef } from 'react'
import type { SceneProps, Size } from '../../../engine/core/game/contract'
import { itemAt } from '../../../engine/core/itemAt'
import { clamp } from '../../../engine/core/math/geometry'
import { hexNumber, tint } from '../../../engine/core/palette'
import { useEvents, useFrame } from '../../../engine/stage/clock'
import { paint } from '../../../engine/stage/painting/paint'
import { Bursts, type BurstsHandle } from '../../../engine/stage/parts/Bursts'
import { Floaters, type FloatersHandle } from '../../../engine/stage/parts/Floaters'
import { Rings, type RingsHandle } from '../../../engine/stage/parts/Rings'
import { Shake, type ShakeHandle } from '../../../engine/stage/parts/Shake'
import { type Event, ROCK_RADIUS, type World } from '../rules'
import { texts } from '../texts/game'
import { drawSky, MARGIN, ROCK_COLOR } from './paintings'
import { ringTexture } from './paintings/ship'
import { SceneRocks } from './SceneRocks'
import { SceneSaucer } from './SceneSaucer'
import { SceneShip } from './SceneShip'

export default function Scene({ world, size: { width, height } }: SceneProps<World>) {
  const bursts = useRef<BurstsHandle>(null)
  const floaters = useRef<FloatersHandle>(null)
  const shake = useRef<ShakeHandle>(null)
  const rings = useRef<RingsHandle>(null)
  const puff = useRef(0)
  const ring = (x: number, y: number, radius: number, color: number, ms: number, way?: 'in') =>
    rings.current?.ring(x, y, { radius, color, ms, way })
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
    downed: ({ x, y, points }) => {
      ring(x, y, 44, tint('yellow'), 320)
      shake.current?.shake(5, 160)
      for (const hue of [tint('green'), tint('sky')])
        bursts.current?.burst(x, y, {
          color: hue,
          count: 10,
          speed: 150,
          size: 5,
          gravity: 0,
        })
      if (points)
        floaters.current?.float(`+${points}`, clamp(x, 30, width - 30), Math.max(44, y), {
          size: 24,
          color: tint('yellow'),
        })
    },
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
    cleared: () => {
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
    },
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
    bursts.current?.burst(ship.x - Math.cos(ship.angle) * 13, ship.y - Math.sin(ship.angle) * 13, {
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
      <Sky width={width} height={height} />
      <SceneRocks world={world} />
      {world.visitors && <SceneSaucer world={world} />}
      <Rings ref={rings} texture={ringTexture} blend="add" />
      <SceneShip world={world} />
      <Bursts ref={bursts} />
      <Floaters ref={floaters} />
    </Shake>
  )
}

function Sky({ width, height }: Size) {
  const texture = useMemo(
    () =>
      paint(
        `asteroids:ground:${width}x${height}`,
        width + 2 * MARGIN,
        height + 2 * MARGIN,
        (brush) => drawSky(brush, { width, height }),
        { role: 'ground', sharpness: 3 },
      ),
    [width, height],
  )
  return <pixiSprite texture={texture} x={-MARGIN} y={-MARGIN} />
}
