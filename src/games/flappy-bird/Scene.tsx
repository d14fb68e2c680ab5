/** Owns the scene of Flappy Bird: dusk with hills that pass, pipes, bird, and what flies about. */
import type { Container } from 'pixi.js'
import { type ReactNode, useRef } from 'react'
import type { SceneProps } from '../../engine/core/contract'
import { tint } from '../../engine/core/palette'
import { Bursts, type BurstsHandle } from '../../engine/stage/Bursts'
import { useEvents, useFrame } from '../../engine/stage/clock'
import { Entities } from '../../engine/stage/Entities'
import { Floaters, type FloatersHandle } from '../../engine/stage/Floaters'
import { Playfield } from '../../engine/stage/Playfield'
import { Shake, type ShakeHandle } from '../../engine/stage/Shake'
import {
  cloudsTexture,
  drawDusk,
  GRASS,
  groundTexture,
  hillsTexture,
  PIPE_HALF,
  pipeTexture,
  STRIP,
} from './paintings'
import { BIRD_SIZE, GAP, HEIGHT, PIPE_SPEED, PIPE_WIDTH, type World } from './rules'
import { SceneBird } from './SceneBird'

/** Units a millisecond at which the pipes come. */
const PACE = (PIPE_SPEED * 60) / 1000

export default function Scene({ world, size }: SceneProps<World>) {
  const bursts = useRef<BurstsHandle>(null)
  const floaters = useRef<FloatersHandle>(null)
  const shake = useRef<ShakeHandle>(null)
  useEvents({
    flap: ({ x, y }) =>
      bursts.current?.burst((x as number) - 8, (y as number) + 10, {
        color: 0xfff6e0,
        count: 5,
        shape: 'circle',
        speed: 90,
        size: 7,
        life: 320,
        gravity: 60,
        angle: Math.PI * 0.65,
        spread: 1,
      }),
    score: ({ x, y }) => floaters.current?.float('+1', x as number, (y as number) - BIRD_SIZE, { size: 26 }),
    medal: ({ x, y, name }) => {
      floaters.current?.float(`${name}`, (x as number) + 70, Math.max(70, (y as number) - 90), {
        size: 34,
        ms: 1300,
      })
      bursts.current?.burst(x as number, y as number, {
        color: tint('yellow'),
        count: 18,
        shape: 'star',
        size: 13,
        speed: 240,
        life: 800,
      })
    },
    crash: ({ x, y }) => {
      shake.current?.shake(9, 280)
      bursts.current?.burst(x as number, y as number, {
        color: tint('yellow'),
        count: 12,
        size: 9,
        speed: 210,
        life: 700,
        gravity: 160,
        shape: 'circle',
      })
      bursts.current?.burst(x as number, y as number, {
        color: 0xffffff,
        count: 7,
        size: 10,
        shape: 'star',
        speed: 180,
      })
    },
  })
  const pipes = (upper: boolean) =>
    world.pipes.map(({ id, x, gap }) => ({
      id,
      x: x + PIPE_WIDTH / 2,
      y: upper ? gap - GAP / 2 - PIPE_HALF : gap + GAP / 2 + PIPE_HALF,
    }))
  return (
    <Shake ref={shake}>
      <Playfield name="flappy" size={size} draw={drawDusk} />
      <Passing world={world} share={0.08}>
        <pixiSprite texture={cloudsTexture()} y={60} />
        <pixiSprite texture={cloudsTexture()} x={STRIP} y={60} />
      </Passing>
      <Passing world={world} share={0.16}>
        <pixiSprite texture={hillsTexture(true)} y={HEIGHT - 210} />
        <pixiSprite texture={hillsTexture(true)} x={STRIP} y={HEIGHT - 210} />
      </Passing>
      <Passing world={world} share={0.35}>
        <pixiSprite texture={hillsTexture(false)} y={HEIGHT - 200} />
        <pixiSprite texture={hillsTexture(false)} x={STRIP} y={HEIGHT - 200} />
      </Passing>
      <Entities of={() => pipes(true)} texture={() => pipeTexture(true)} />
      <Entities of={() => pipes(false)} texture={() => pipeTexture(false)} />
      <Passing world={world} share={1}>
        <pixiSprite texture={groundTexture()} y={HEIGHT - GRASS} />
        <pixiSprite texture={groundTexture()} x={STRIP} y={HEIGHT - GRASS} />
      </Passing>
      <SceneBird world={world} />
      <Bursts ref={bursts} />
      <Floaters ref={floaters} />
    </Shake>
  )
}

interface PassingProps {
  readonly world: World
  /** Part of the pipes' speed: the farther, the slower. */
  readonly share: number
  readonly children: ReactNode
}

/** A layer of two equal strips that passes for ever, until the crash stops it. */
function Passing({ world, share, children }: PassingProps) {
  const holder = useRef<Container>(null)
  const gone = useRef(0)
  useFrame((_alpha, ms) => {
    if (world.state !== 'over') gone.current = (gone.current + ms * PACE * share) % STRIP
    if (holder.current) holder.current.x = -gone.current
  })
  return <pixiContainer ref={holder}>{children}</pixiContainer>
}
