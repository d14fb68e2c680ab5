/** The scene of Breakout: sky, bricks, balls with their trails, paddle, and effects. */
import { useRef } from 'react'
import type { SceneProps } from '../../../engine/core/game/contract'
import { hexNumber, tint } from '../../../engine/core/palette'
import { useEvents } from '../../../engine/stage/clock'
import { Bursts, type BurstsHandle } from '../../../engine/stage/parts/Bursts'
import { Entities } from '../../../engine/stage/parts/Entities'
import { Floaters, type FloatersHandle } from '../../../engine/stage/parts/Floaters'
import { Playfield } from '../../../engine/stage/parts/Playfield'
import { Shake, type ShakeHandle } from '../../../engine/stage/parts/Shake'
import { Trail } from '../../../engine/stage/parts/Trail'
import { BALL_RADIUS, type Event, type World } from '../rules'
import { lookOf } from '../rules/boards'
import { texts } from '../texts/game'
import { BoardName } from './BoardName'
import { drawGround } from './looks'
import { BALL_DRAWN, ballTexture, boltTexture, capsuleTexture, powerColor, ROW_HUES } from './paintings'
import { SceneBoss } from './SceneBoss'
import { SceneBricks } from './SceneBricks'
import { ScenePaddle, ScenePowers } from './ScenePaddle'

export default function Scene({ world, size }: SceneProps<World>) {
  const bursts = useRef<BurstsHandle>(null)
  const floaters = useRef<FloatersHandle>(null)
  const shake = useRef<ShakeHandle>(null)
  const cheer = () => {
    for (let i = 0; i < 8; i++) {
      const hue = ROW_HUES[i % ROW_HUES.length] ?? 'sky'
      bursts.current?.burst(size.width * (0.1 + 0.115 * i), size.height * (0.3 + 0.16 * (i % 3)), {
        color: tint(hue),
        count: 14,
        speed: 280,
        size: 10,
        life: 900,
        shape: i % 2 ? 'star' : 'square',
      })
    }
  }
  useEvents<Event>({
    brick: ({ x, y, row, points, run }) => {
      const hue = ROW_HUES[row % ROW_HUES.length] ?? 'sky'
      bursts.current?.burst(x, y, {
        color: tint(hue),
        count: 9,
        speed: 210,
        size: 9,
        gravity: 520,
      })
      floaters.current?.float(`+${points}`, x, y - 6, {
        size: 18 + Math.min(run, 12),
      })
      // A long run shakes the screen.
      if (run >= 6) shake.current?.shake(4, 100)
    },
    crack: ({ x, y }) =>
      bursts.current?.burst(x, y, {
        color: tint('paper'),
        count: 5,
        speed: 150,
        size: 6,
        gravity: 520,
      }),
    clank: ({ x, y }) =>
      bursts.current?.burst(x, y, {
        color: tint('yellow'),
        count: 4,
        speed: 170,
        size: 4,
        life: 240,
        shape: 'star',
      }),
    bonusBall: ({ x, y }) =>
      bursts.current?.burst(x, y, {
        color: tint('yellow'),
        count: 7,
        shape: 'star',
        size: 11,
      }),
    paddle: ({ x, y }) =>
      bursts.current?.burst(x, y + BALL_RADIUS, {
        color: tint('paper'),
        count: 5,
        speed: 130,
        size: 5,
        life: 260,
        angle: -Math.PI / 2,
        spread: 2.4,
      }),
    wall: ({ x, y }) =>
      bursts.current?.burst(x, y, {
        color: 0x8fa6e8,
        count: 3,
        speed: 80,
        size: 4,
        life: 220,
      }),
    ballLost: ({ x }) =>
      bursts.current?.burst(x, size.height, {
        color: tint('paper'),
        count: 8,
        speed: 220,
        size: 6,
        angle: -Math.PI / 2,
        spread: 1.2,
      }),
    lifeLost: () => shake.current?.shake(8, 260),
    gameOver: () => shake.current?.shake(10, 300),
    levelComplete: cheer,
    faster: ({ x, y }) => {
      floaters.current?.float(texts.field.faster, x, Math.max(y, 60), {
        size: 22,
        color: tint('yellow'),
        ms: 900,
      })
    },
    half: ({ x }) => {
      floaters.current?.float(texts.field.half, x, 60, { size: 24, color: tint('orange'), ms: 1100 })
      bursts.current?.burst(x, 0, { color: tint('orange'), count: 8, speed: 160, size: 6 })
    },
    drop: ({ x, y }) =>
      bursts.current?.burst(x, y, { color: tint('paper'), count: 4, speed: 90, size: 5, life: 260 }),
    struck: ({ x, y }) => {
      shake.current?.shake(5, 160)
      bursts.current?.burst(x, y, { color: tint('vermilion'), count: 12, speed: 200, size: 7 })
    },
    bossDown: ({ x, y }) => {
      shake.current?.shake(10, 300)
      for (const [i, hue] of ROW_HUES.entries())
        bursts.current?.burst(x + (i - 2) * 36, y, {
          color: tint(hue),
          count: 16,
          speed: 320,
          size: 12,
          life: 900,
          shape: i % 2 ? 'star' : 'square',
        })
    },
    power: ({ power, x, y, points }) => {
      const hex = powerColor(power)
      bursts.current?.burst(x, y, {
        color: hexNumber(hex),
        count: 12,
        shape: 'circle',
        speed: 200,
      })
      floaters.current?.float(points ? `+${points}` : texts.powers[power], x, y - 26, {
        size: 22,
        ms: 1000,
      })
    },
  })
  const { arcade } = world
  const look = arcade ? lookOf(arcade.board) : 0
  const flying = () => world.balls.filter((ball) => ball.held === null)
  return (
    <Shake ref={shake}>
      <Playfield
        name={`breakout:${arcade?.board ?? ''}:${size.width}x${size.height}`}
        size={size}
        draw={(brush) => drawGround(brush, size, look, arcade?.board)}
      />
      <SceneBricks world={world} />
      <SceneBoss world={world} />
      {arcade && <BoardName world={world} board={arcade.board} />}
      <Trail of={flying} radius={BALL_RADIUS} color={0xc8d4ff} length={11} />
      <Entities of={() => world.bolts} texture={boltTexture} />
      <Entities of={() => world.capsules} texture={(capsule) => capsuleTexture(capsule.power)} />
      <Entities
        of={() => world.balls}
        texture={(ball) => ballTexture(ball.bonus)}
        style={(sprite) => sprite.scale.set(arcade ? BALL_DRAWN : 1)}
      />
      <ScenePaddle world={world} />
      <ScenePowers world={world} />
      <Bursts ref={bursts} />
      <Floaters ref={floaters} field={size} />
    </Shake>
  )
}
