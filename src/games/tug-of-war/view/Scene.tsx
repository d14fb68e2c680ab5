/** The scene of Tug of War: the meadow, two bears on a rope, dust and splashes, the rounds won. */
import type { Sprite } from 'pixi.js'
import { useMemo, useRef } from 'react'
import type { SceneProps, Size } from '../../../engine/core/game/contract'
import { itemAt } from '../../../engine/core/itemAt'
import { following, tint } from '../../../engine/core/palette'
import { useEvents, useFrame, useReducedMotion } from '../../../engine/stage/clock'
import { paint } from '../../../engine/stage/painting/paint'
import { Bursts, type BurstsHandle } from '../../../engine/stage/parts/Bursts'
import { Floaters, type FloatersHandle } from '../../../engine/stage/parts/Floaters'
import { Shake, type ShakeHandle } from '../../../engine/stage/parts/Shake'
import { type Event, type Side, WIDTH, type World } from '../rules'
import { texts } from '../texts/game'
import { drawMeadow, GROUND_Y, MARGIN, SIDE_COLORS, viewOf } from './paintings'
import { type Hands, SceneBear } from './SceneBear'
import { SceneDrum } from './SceneDrum'
import { SceneRope } from './SceneRope'

const SIDES: readonly Side[] = [0, 1]
const HUES = following(() => [tint('orange'), tint('sky')] as const)

export default function Scene({ world, size }: SceneProps<World>) {
  const { scale, y } = viewOf(size)
  const bursts = useRef<BurstsHandle>(null)
  const floaters = useRef<FloatersHandle>(null)
  const shake = useRef<ShakeHandle>(null)
  const shift = useRef(0)
  const hands = useRef<Hands>([
    { x: 190, y: 270 },
    { x: WIDTH - 190, y: 270 },
  ]).current
  useEvents<Event>({
    go: () =>
      floaters.current?.float(texts.field.go, WIDTH / 2, 150, { size: 56, ms: 900, color: tint('yellow') }),
    pull: ({ side }) => {
      const x = (side === 0 ? 110 : WIDTH - 110) + shift.current * 0.85
      bursts.current?.burst(x, GROUND_Y, {
        color: 0xc9b48a,
        count: 4,
        speed: 90,
        size: 8,
        life: 380,
        gravity: 90,
        shape: 'circle',
        angle: side === 0 ? -0.6 : Math.PI + 0.6,
        spread: 1.2,
      })
    },
    round: ({ side, last }) => {
      shake.current?.shake(last ? 10 : 7, 260)
      floaters.current?.float(`${world.rounds[0]} : ${world.rounds[1]}`, WIDTH / 2, 140, {
        size: 64,
        ms: 1300,
        color: HUES[side],
      })
      bursts.current?.burst(WIDTH / 2, GROUND_Y + 8, {
        color: 0x9fc9ea,
        count: 34,
        speed: 330,
        size: 11,
        life: 800,
        gravity: 620,
        shape: 'circle',
        angle: -Math.PI / 2,
        spread: 1.9,
      })
      bursts.current?.burst(side === 0 ? 150 : WIDTH - 150, 190, {
        color: tint('yellow'),
        count: 14,
        speed: 230,
        size: 13,
        life: 900,
        gravity: 160,
        shape: 'star',
      })
    },
    time: () => floaters.current?.float(texts.field.time, WIDTH / 2, 150, { size: 56, ms: 1200 }),
  })
  return (
    <Shake ref={shake}>
      <Meadow size={size} />
      <pixiContainer scale={scale} y={y}>
        <SceneBear world={world} side={0} hands={hands} shift={shift} />
        <SceneBear world={world} side={1} hands={hands} shift={shift} />
        <SceneRope world={world} hands={hands} shift={shift} />
        {world.rhythm && <SceneDrum world={world} />}
      </pixiContainer>
      {SIDES.map((side) => (
        <Rounds key={side} world={world} side={side} width={size.width} />
      ))}
      <pixiContainer scale={scale} y={y}>
        <Bursts ref={bursts} />
        <Floaters ref={floaters} />
      </pixiContainer>
    </Shake>
  )
}

function Meadow({ size }: { readonly size: Size }) {
  const texture = useMemo(
    () =>
      paint(
        `tug-of-war:ground:${size.width}x${size.height}`,
        size.width + 2 * MARGIN,
        size.height + 2 * MARGIN,
        (brush) => drawMeadow(brush, size),
        { role: 'ground', sharpness: 2 },
      ),
    [size],
  )
  return <pixiSprite texture={texture} x={-MARGIN} y={-MARGIN} />
}

/** The rounds of one side, as pegs in the upper corner that fill up. */
function Rounds({
  world,
  side,
  width,
}: {
  readonly world: World
  readonly side: Side
  readonly width: number
}) {
  const pegs = useRef<(Sprite | null)[]>([])
  const pop = useRef(0)
  const reduced = useReducedMotion()
  const count = world.roundsToWin
  const textures = useMemo(
    () =>
      [false, true].map((full) =>
        paint(`tug:peg:${side}:${full}`, 28, 28, (brush) => {
          brush.beginPath()
          brush.arc(14, 14, 10, 0, Math.PI * 2)
          brush.fillStyle = full ? SIDE_COLORS[side] : 'rgba(20, 22, 29, 0.35)'
          brush.fill()
          brush.lineWidth = 3
          brush.strokeStyle = full ? '#fff' : 'rgba(255, 255, 255, 0.55)'
          brush.stroke()
        }),
      ),
    [side],
  )
  useEvents<Event>({
    round: (event) => {
      if (event.side === side) pop.current = 1
    },
  })
  useFrame((_alpha, ms) => {
    pop.current = Math.max(0, pop.current - ms / 500)
    pegs.current.forEach((peg, index) => {
      if (!peg) return
      const full = index < world.rounds[side]
      peg.texture = itemAt(textures, full ? 1 : 0)
      const newest = full && index === world.rounds[side] - 1
      peg.scale.set(1 + (newest && !reduced() ? Math.sin(pop.current * Math.PI) * 0.6 : 0))
    })
  })
  return Array.from({ length: count }, (_, index) => (
    <pixiSprite
      // biome-ignore lint/suspicious/noArrayIndexKey: pegs are identified by their position
      key={index}
      ref={(node) => {
        pegs.current[index] = node
      }}
      texture={itemAt(textures, 0)}
      anchor={0.5}
      x={side === 0 ? 36 + index * 34 : width - 36 - index * 34}
      y={36}
    />
  ))
}
