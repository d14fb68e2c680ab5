/** The scene of Flappy Bird: the sky with passing hills, pipes, the bird, weather, and effects. */
import type { Sprite } from 'pixi.js'
import { useRef } from 'react'
import type { SceneProps } from '../../../engine/core/game/contract'
import { tint } from '../../../engine/core/palette'
import { useEvents } from '../../../engine/stage/clock'
import { Bursts, type BurstsHandle } from '../../../engine/stage/parts/Bursts'
import { Entities } from '../../../engine/stage/parts/Entities'
import { Floaters, type FloatersHandle } from '../../../engine/stage/parts/Floaters'
import { ScrollingLayer } from '../../../engine/stage/parts/ScrollingLayer'
import { Shake, type ShakeHandle } from '../../../engine/stage/parts/Shake'
import {
  BIRD_SIZE,
  type Event,
  gapIn,
  heightOf,
  openingOf,
  PIPE_WIDTH,
  paceOf,
  WIDTH,
  type World,
} from '../rules'
import { texts } from '../texts/game'
import { cloudsTexture, groundTexture, hillsTexture, PIPE_HALF, pipeTexture, STRIP } from './paintings'
import { featherTexture } from './paintings/awards'
import { LOOKS } from './paintings/sky'
import { SceneBird } from './SceneBird'
import { SceneScore } from './SceneScore'
import { SceneSky, skyOf } from './SceneSky'
import { SceneWeather } from './SceneWeather'
import { GRASS } from './tumble'

/** Where names are shown, as a share of the height: below the medals. */
const NAME_AT = 0.42

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
      floaters.current?.float(name, WIDTH / 2, height * NAME_AT, { size: 34, ms: 1300 })
      bursts.current?.burst(x, y, {
        color: tint('yellow'),
        count: 18,
        shape: 'star',
        size: 13,
        speed: 240,
        life: 800,
      })
    },
    sky: ({ sky }) =>
      floaters.current?.float(texts.skies[sky], WIDTH / 2, height * NAME_AT + 48, {
        size: 38,
        color: tint('yellow'),
        ms: 1700,
      }),
    feather: ({ x, y }) => {
      floaters.current?.float('+1', x, y - 24, { size: 26, color: tint('yellow') })
      bursts.current?.burst(x, y, { color: 0xfff3d6, count: 10, shape: 'star', size: 9, speed: 150 })
    },
    saved: ({ x, y, feathers }) => {
      shake.current?.shake(7, 220)
      floaters.current?.float(texts.saved(feathers), WIDTH / 2, height * NAME_AT, { size: 30, ms: 1500 })
      bursts.current?.burst(x, y, {
        color: 0xfff3d6,
        count: 16,
        shape: 'circle',
        size: 9,
        speed: 200,
        life: 900,
        gravity: 60,
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
  const height = heightOf(world)
  const pipes = (upper: boolean) =>
    world.pipes.map((pipe) => ({
      id: pipe.id,
      x: pipe.x + PIPE_WIDTH / 2,
      y: gapIn(world, pipe, 0) + (upper ? -1 : 1) * (openingOf(pipe) / 2 + PIPE_HALF),
    }))
  const inWeather = (sprite: Sprite) => {
    sprite.tint = LOOKS[skyOf(world)].pipes
  }
  /** A layer's share of the pipes' speed in units per ms: farther layers are slower; a crash stops all. */
  const pace = (share: number) => () => (world.state === 'over' ? 0 : ((paceOf(world) * 60) / 1000) * share)
  return (
    <Shake ref={shake}>
      <SceneSky world={world}>
        <ScrollingLayer texture={cloudsTexture()} width={STRIP} y={60} pace={pace(0.08)} />
        <ScrollingLayer texture={hillsTexture(true)} width={STRIP} y={height - 210} pace={pace(0.16)} />
        <ScrollingLayer texture={hillsTexture(false)} width={STRIP} y={height - 200} pace={pace(0.35)} />
      </SceneSky>
      <Entities of={() => pipes(true)} texture={() => pipeTexture(true)} style={inWeather} />
      <Entities of={() => pipes(false)} texture={() => pipeTexture(false)} style={inWeather} />
      <ScrollingLayer texture={groundTexture()} width={STRIP} y={height - GRASS} pace={pace(1)} />
      {world.gentle && <Entities of={() => world.gentle?.floating ?? []} texture={featherTexture} />}
      <SceneBird world={world} />
      <SceneWeather world={world} />
      <SceneScore world={world} />
      <Bursts ref={bursts} />
      <Floaters ref={floaters} field={size} />
    </Shake>
  )
}
