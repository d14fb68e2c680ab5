/** The scene of Bubble Shooter: the sea, the line, and the effects of every event. */
import type { Sprite } from 'pixi.js'
import { useMemo, useRef } from 'react'
import type { SceneProps, Size } from '../../../engine/core/game/contract'
import { tint } from '../../../engine/core/palette'
import { useEvents, useFrame, useReducedMotion } from '../../../engine/stage/clock'
import { paint } from '../../../engine/stage/painting/paint'
import { Bursts, type BurstsHandle } from '../../../engine/stage/parts/Bursts'
import { Floaters, type FloatersHandle } from '../../../engine/stage/parts/Floaters'
import { Shake, type ShakeHandle } from '../../../engine/stage/parts/Shake'
import { type Event, GREAT_DROP, lineOf, POINTS, ROW_HEIGHT, sceneOf, type World } from '../rules'
import { airTexture, HUES } from './paintings'
import { drawSea, lineTexture, MARGIN } from './paintings/sea'
import { SceneAim } from './SceneAim'
import { SceneBoard } from './SceneBoard'
import { SceneBubbles } from './SceneBubbles'
import { SceneDrop } from './SceneDrop'
import { SceneFalling } from './SceneFalling'
import { SceneLauncher } from './SceneLauncher'

export default function Scene({ world, size }: SceneProps<World>) {
  const bursts = useRef<BurstsHandle>(null)
  const floaters = useRef<FloatersHandle>(null)
  const shake = useRef<ShakeHandle>(null)
  useEvents<Event>({
    pop: ({ x, y, color, run }) => {
      const hue = tint(HUES[color] ?? 'sky')
      bursts.current?.burst(x, y, {
        color: hue,
        count: 10,
        speed: 210,
        size: 10,
        life: 420,
        gravity: 160,
        shape: 'circle',
      })
      bursts.current?.burst(x, y, {
        color: 0xffffff,
        count: 3,
        speed: 120,
        size: 6,
        life: 260,
      })
      const high = Math.min(26, 17 + run * 1.5)
      floaters.current?.float(`+${POINTS}`, x, y, { size: high, ms: 620 })
    },
    fall: ({ x, y, n, count }) => {
      if (n !== 0) return
      const many = count
      if (many >= 4) shake.current?.shake(Math.min(9, 3 + many / 3), 240)
      if (world.board > 0 && many >= GREAT_DROP) return
      floaters.current?.float(`+${many * POINTS}`, x, y + 12, {
        size: Math.min(46, 24 + many),
        color: tint('yellow'),
        ms: 1100,
      })
    },
    bounce: ({ x, y }) =>
      bursts.current?.burst(x, y, {
        color: 0xbfe2ff,
        count: 4,
        speed: 90,
        size: 5,
        life: 260,
        gravity: 0,
        shape: 'circle',
      }),
    row: () => shake.current?.shake(4, 200),
    sunk: ({ x, y }) => {
      shake.current?.shake(9, 300)
      bursts.current?.burst(x, y, { color: 0xef6461, count: 18, speed: 220, size: 9 })
    },
    bomb: ({ x, y }) => {
      shake.current?.shake(8, 260)
      for (const hue of ['orange', 'yellow'] as const)
        bursts.current?.burst(x, y, { color: tint(hue), count: 16, speed: 320, size: 12 })
    },
    cleared: ({ points, stars }) => {
      if (stars)
        floaters.current?.float('★'.repeat(stars), size.width / 2, 262, {
          size: 60,
          color: tint('yellow'),
          ms: 1700,
        })
      floaters.current?.float(`+${points}`, size.width / 2, 190, {
        size: 64,
        color: tint('yellow'),
        ms: 1700,
      })
      HUES.forEach((hue, n) => {
        bursts.current?.burst(size.width * (0.12 + n * 0.153), 150 + (n % 2) * 70, {
          color: tint(hue),
          count: 22,
          speed: 300,
          size: 12,
          life: 1100,
          gravity: 220,
          shape: n % 2 ? 'circle' : 'star',
        })
      })
    },
  })
  return (
    <Shake ref={shake}>
      <Sea size={size} scene={sceneOf(world.board)} />
      <Line world={world} />
      <SceneAim world={world} />
      <SceneLauncher world={world} />
      <SceneFalling world={world} size={size} />
      <SceneBubbles world={world} />
      <Bursts ref={bursts} />
      <Floaters ref={floaters} field={size} />
      {world.board > 0 && (
        <>
          <SceneBoard world={world} />
          <SceneDrop size={size} />
        </>
      )}
    </Shake>
  )
}

const AIR = Array.from({ length: 16 }, (_, n) => ({
  across: (n * 0.2895) % 1,
  down: (n * 0.1942) % 1,
  pace: 9 + ((n * 7) % 11),
  scale: 0.22 + ((n * 5) % 7) * 0.07,
}))

/** The water, with slowly rising air bubbles. */
function Sea({ size, scene }: { readonly size: Size; readonly scene: number }) {
  const { width, height } = size
  const texture = useMemo(
    () =>
      paint(
        `bubble-shooter:ground:${size.width}x${size.height}:${scene}`,
        size.width + 2 * MARGIN,
        size.height + 2 * MARGIN,
        (brush) => drawSea(brush, size, scene),
        { role: 'ground', sharpness: 2 },
      ),
    [size, scene],
  )
  const air = useRef<(Sprite | null)[]>([])
  const time = useRef(0)
  const reduced = useReducedMotion()
  useFrame((_alpha, ms) => {
    if (!reduced()) time.current += ms / 1000
    AIR.forEach(({ across, down, pace }, n) => {
      const up = (((down * height - time.current * pace) % height) + height) % height
      air.current[n]?.position.set(across * width + Math.sin(time.current * 0.7 + n) * 6, up)
    })
  })
  return (
    <>
      <pixiSprite texture={texture} x={-MARGIN} y={-MARGIN} />
      {AIR.map(({ scale }, n) => (
        <pixiSprite
          // biome-ignore lint/suspicious/noArrayIndexKey: each keeps its place in the list
          key={n}
          ref={(node) => {
            air.current[n] = node
          }}
          texture={airTexture()}
          anchor={0.5}
          scale={scale}
          alpha={0.5}
        />
      ))}
    </>
  )
}

/** The line of floats; it warns slowly if the lowest bubble is a row or two above it. */
function Line({ world }: { readonly world: World }) {
  const line = useRef<Sprite>(null)
  const view = useRef({ time: 0, near: 0 })
  const reduced = useReducedMotion()
  useFrame((_alpha, ms) => {
    const { current } = view
    current.time += ms
    const lowest = world.bubbles.reduce((low, { y }) => Math.max(low, y), 0)
    const wanted = lowest > lineOf(world) - 2.2 * ROW_HEIGHT ? 1 : 0
    current.near += (wanted - current.near) * Math.min(1, ms / 200)
    if (!line.current) return
    const beat = reduced() ? 1 : 0.75 + 0.25 * Math.sin(current.time / 190)
    line.current.alpha = 0.3 + current.near * 0.6 * beat
    line.current.tint = current.near > 0.5 ? 0xff8a80 : 0xcfe3ff
  })
  return <pixiSprite ref={line} texture={lineTexture(world.width)} y={lineOf(world) - 4} alpha={0.3} />
}
