/** Owns the scene of Gravity Flip Runner: the works that pass, the course, the runner, dust and sparks. */
import { useRef } from 'react'
import type { SceneProps } from '../../../engine/core/contract'
import { hexNumber, tint } from '../../../engine/core/palette'
import { Bursts, type BurstsHandle } from '../../../engine/stage/Bursts'
import { ClockBar } from '../../../engine/stage/ClockBar'
import { useEvents, useFrame, useReducedMotion } from '../../../engine/stage/clock'
import { Entities } from '../../../engine/stage/Entities'
import { Floaters, type FloatersHandle } from '../../../engine/stage/Floaters'
import { barTexture } from '../../../engine/stage/lights'
import { Passing } from '../../../engine/stage/Passing'
import { Playfield } from '../../../engine/stage/Playfield'
import { Shake, type ShakeHandle } from '../../../engine/stage/Shake'
import { Trail } from '../../../engine/stage/Trail'
import {
  CEILING,
  type Coin,
  FLOOR,
  HEIGHT,
  type Obstacle,
  type Pill,
  type Power,
  RUNNER_X,
  speedOf,
  WIDTH,
  type World,
} from '../rules'
import { drawNight, railTexture, STRIP, WINDOWS_TOP, windowsTexture, worksTexture } from './paintings'
import { coinTexture, obstacleTexture, POWER_COLORS, powerTexture } from './paintings/thing'
import { SceneMark } from './SceneMark'
import { SceneRunner } from './SceneRunner'
import { signOf } from './signs'

const NAMES: Readonly<Record<Power, string>> = { shield: 'Shield', slow: 'Slow', magnet: 'Magnet' }

export default function Scene({ world, size }: SceneProps<World>) {
  const bursts = useRef<BurstsHandle>(null)
  const floaters = useRef<FloatersHandle>(null)
  const shake = useRef<ShakeHandle>(null)
  const time = useRef(0)
  const reduced = useReducedMotion()
  const dust = (x: number, y: number, up: boolean) =>
    bursts.current?.burst(x, y, {
      color: 0xb9c6da,
      count: 7,
      speed: 120,
      size: 7,
      life: 340,
      gravity: 0,
      shape: 'circle',
      angle: up ? Math.PI * 0.75 : -Math.PI * 0.75,
      spread: 1.3,
    })
  useEvents({
    flip: ({ x, y, up }) => dust(x as number, (y as number) + (up ? 16 : -16), false),
    land: ({ x, y }) => dust(x as number, y as number, (y as number) < 200),
    coin: ({ x, y }) => {
      bursts.current?.burst(x as number, y as number, {
        color: tint('yellow'),
        count: 7,
        speed: 150,
        size: 7,
        life: 380,
        shape: 'star',
      })
      floaters.current?.float('+10', x as number, (y as number) - 12, { size: 18, color: tint('yellow') })
    },
    power: ({ power, x, y }) => {
      const color = hexNumber(POWER_COLORS[power as Power])
      bursts.current?.burst(x as number, y as number, {
        color,
        count: 20,
        speed: 230,
        size: 9,
        shape: 'circle',
      })
      floaters.current?.float(`${NAMES[power as Power]} +50`, (x as number) + 40, (y as number) - 24, {
        size: 26,
        color,
        ms: 1000,
      })
    },
    faded: ({ power, x, y }) =>
      floaters.current?.float(`${NAMES[power as Power]} is over`, (x as number) + 50, (y as number) - 40, {
        size: 20,
        color: hexNumber(POWER_COLORS[power as Power]),
        ms: 900,
      }),
    shieldBroke: ({ x, y }) => {
      shake.current?.shake(7, 220)
      bursts.current?.burst(x as number, y as number, { color: tint('sky'), count: 30, speed: 320, size: 10 })
    },
    faster: ({ distance }) =>
      floaters.current?.float(String(distance), WIDTH / 2, 110, { size: 40, ms: 1100, color: tint('green') }),
    crash: ({ x, y }) => {
      shake.current?.shake(10, 300)
      for (const color of [tint('sky'), tint('paper'), tint('orange')])
        bursts.current?.burst(x as number, y as number, { color, count: 16, speed: 330, size: 9, life: 750 })
    },
  })
  useFrame((_alpha, ms) => {
    time.current += ms
  })
  /** A layer's part of the course's speed, units per ms. */
  const pace = (share: number) => () => (world.state === 'run' ? (speedOf(world) * share * 60) / 1000 : 0)
  return (
    <Shake ref={shake}>
      <Playfield name="gravity" size={size} draw={drawNight}>
        <Passing texture={windowsTexture()} width={STRIP} count={3} y={WINDOWS_TOP} pace={pace(0.18)} />
        <Passing texture={worksTexture()} width={STRIP} count={3} pace={pace(0.45)} />
        <Passing texture={railTexture(true, CEILING)} width={STRIP} count={3} pace={pace(1)} />
        <Passing
          texture={railTexture(false, HEIGHT - FLOOR)}
          width={STRIP}
          count={3}
          y={FLOOR}
          pace={pace(1)}
        />
        <SceneMark world={world} bursts={bursts} floaters={floaters} />
        <Entities<Obstacle>
          of={() => world.obstacles}
          texture={({ width, height, look }) => obstacleTexture(width, height, look)}
          style={(sprite, { side }) => {
            sprite.anchor.set(0, side === 1 ? 0 : 1)
            sprite.scale.y = side
          }}
        />
        <Entities<Coin>
          of={() => world.coins}
          texture={() => coinTexture()}
          style={(sprite, { id }) => {
            sprite.scale.x = reduced() ? 1 : 0.35 + 0.65 * Math.abs(Math.cos(time.current / 260 + id * 0.5))
          }}
        />
        <Entities<Pill>
          of={() => world.pills}
          texture={({ power }) => powerTexture(power)}
          style={(sprite) => {
            sprite.scale.set(reduced() ? 1 : 1 + 0.08 * Math.sin(time.current / 170))
          }}
        />
        <Trail
          of={() =>
            world.state === 'run' && !world.runner.grounded ? [{ x: RUNNER_X, y: world.runner.y }] : []
          }
          radius={13}
          color={tint('sky')}
          length={9}
        />
        {(['slow', 'magnet'] as const).map((power, n) => (
          <ClockBar
            key={power}
            texture={barTexture(90, 8)}
            x={RUNNER_X - 45}
            y={12 + n * 14}
            width={90}
            height={8}
            left={() => signOf(world, power, reduced()).left}
            color={() => hexNumber(POWER_COLORS[power])}
            alpha={() => signOf(world, power, reduced()).strength}
          />
        ))}
        <SceneRunner world={world} />
        <Bursts ref={bursts} />
        <Floaters ref={floaters} />
      </Playfield>
    </Shake>
  )
}
