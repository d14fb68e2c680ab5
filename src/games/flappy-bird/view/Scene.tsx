/** The scene of Flappy Bird: dusk with passing hills, pipes, the bird, and effects. */
import { useRef } from 'react'
import type { SceneProps } from '../../../engine/core/game/contract'
import { tint } from '../../../engine/core/palette'
import { useEvents } from '../../../engine/stage/clock'
import { Bursts, type BurstsHandle } from '../../../engine/stage/parts/Bursts'
import { Entities } from '../../../engine/stage/parts/Entities'
import { Floaters, type FloatersHandle } from '../../../engine/stage/parts/Floaters'
import { Playfield } from '../../../engine/stage/parts/Playfield'
import { ScrollingLayer } from '../../../engine/stage/parts/ScrollingLayer'
import { Shake, type ShakeHandle } from '../../../engine/stage/parts/Shake'
import { BIRD_SIZE, type Event, GAP, HEIGHT, PIPE_SPEED, PIPE_WIDTH, type World } from '../rules'
import {
  cloudsTexture,
  drawDusk,
  groundTexture,
  hillsTexture,
  PIPE_HALF,
  pipeTexture,
  STRIP,
} from './paintings'
import { SceneBird } from './SceneBird'
import { GRASS } from './tumble'

/** Units per millisecond at which the pipes approach. */
const PACE = (PIPE_SPEED * 60) / 1000

export default function Scene({ world, size }: SceneProps<World>) {
  const bursts = useRef<BurstsHandle>(null)
  const floaters = useRef<FloatersHandle>(null)
  const shake = useRef<ShakeHandle>(null)
  useEvents<Event>({
    flap: ({ x, y }) =>
      bursts.current?.burst(x - 8, y + 10, {
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
    score: ({ x, y }) => floaters.current?.float('+1', x, y - BIRD_SIZE, { size: 26 }),
    medal: ({ x, y, name }) => {
      floaters.current?.float(name, x + 70, Math.max(70, y - 90), {
        size: 34,
        ms: 1300,
      })
      bursts.current?.burst(x, y, {
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
      bursts.current?.burst(x, y, {
        color: tint('yellow'),
        count: 12,
        size: 9,
        speed: 210,
        life: 700,
        gravity: 160,
        shape: 'circle',
      })
      bursts.current?.burst(x, y, {
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
  /** A layer's share of the pipes' speed: farther layers are slower; a crash stops all. */
  const pace = (share: number) => () => (world.state === 'over' ? 0 : PACE * share)
  return (
    <Shake ref={shake}>
      <Playfield name="flappy" size={size} draw={drawDusk} />
      <ScrollingLayer texture={cloudsTexture()} width={STRIP} y={60} pace={pace(0.08)} />
      <ScrollingLayer texture={hillsTexture(true)} width={STRIP} y={HEIGHT - 210} pace={pace(0.16)} />
      <ScrollingLayer texture={hillsTexture(false)} width={STRIP} y={HEIGHT - 200} pace={pace(0.35)} />
      <Entities of={() => pipes(true)} texture={() => pipeTexture(true)} />
      <Entities of={() => pipes(false)} texture={() => pipeTexture(false)} />
      <ScrollingLayer texture={groundTexture()} width={STRIP} y={HEIGHT - GRASS} pace={pace(1)} />
      <SceneBird world={world} />
      <Bursts ref={bursts} />
      <Floaters ref={floaters} />
    </Shake>
  )
}
