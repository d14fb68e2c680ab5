/** The scene of Tug of War: the meadow, two bears on a rope, dust and splashes, the rounds won. */
import type { Container, Sprite } from 'pixi.js'
import { useMemo, useRef } from 'react'
import type { SceneProps, Size } from '../../../engine/core/game/contract'
import { type Seat, seatsOf, teamOf } from '../../../engine/core/input/seats'
import { itemAt } from '../../../engine/core/itemAt'
import { following, tint } from '../../../engine/core/palette'
import { useEvents, useFrame, useReducedMotion } from '../../../engine/stage/clock'
import { type Brush, paint } from '../../../engine/stage/painting/paint'
import { Announcement } from '../../../engine/stage/parts/Announcement'
import { Bursts, type BurstsHandle } from '../../../engine/stage/parts/Bursts'
import { Floaters, type FloatersHandle } from '../../../engine/stage/parts/Floaters'
import { Shake, type ShakeHandle } from '../../../engine/stage/parts/Shake'
import { type BearName as Bears, bearNameOf, type Event, type Side, WIDTH, type World } from '../rules'
import { texts } from '../texts/game'
import { BearName } from './BearName'
import { BEYOND, CAMERA, DRIFT, FADES_AT, GROUND_Y, MARGIN, SIDE_COLORS, viewOf } from './layout'
import { drawBack, drawGround, drawThumbs, drawZones, GROUND_TOP, groundHeight } from './meadow'
import { type Hands, SceneArm, SceneBear } from './SceneBear'
import { SceneDrum } from './SceneDrum'
import { SceneRope } from './SceneRope'
import { SceneStrength } from './SceneStrength'

/** How far the two bears of a team are from the place of one, units. */
const FRONT = 34
const BEHIND = 42

const SIDES: readonly Side[] = [0, 1]
const HUES = following(() => [tint('orange'), tint('sky')] as const)

export default function Scene({ world, size }: SceneProps<World>) {
  const { scale, x: left, y, home } = viewOf(size)
  /** The part of the meadow that the field shows, its middle at the middle of the meadow. */
  const seen = { width: size.width / scale, height: size.height / scale }
  const bursts = useRef<BurstsHandle>(null)
  const floaters = useRef<FloatersHandle>(null)
  const shake = useRef<ShakeHandle>(null)
  const shift = useRef(0)
  // The last bears are drawn first: those in front of them are nearer.
  const seats = [...seatsOf(world.pairs ? 4 : 2)].reverse()
  const homeOf = (seat: Seat) => home + (!world.pairs ? 0 : seat < 2 ? FRONT : -BEHIND)
  const hands = useRef<Hands>(
    seatsOf(world.pairs ? 4 : 2).map((seat) => {
      const x = homeOf(seat) + 72
      const at = { x: teamOf(seat) === 0 ? x : WIDTH - x, y: 270 }
      return { ...at, shoulder: at, turn: 0, big: teamOf(seat) === 0 ? 1 : -1, power: 0 }
    }),
  ).current
  const cameras = useRef<(Container | null)[]>([])
  // The rope has moved in this frame already.
  useFrame(() => {
    for (const camera of cameras.current) if (camera) camera.x = left - CAMERA * shift.current * scale
  })
  const tell = (text: string, color: number) =>
    floaters.current?.float(text, seen.width / 2, 130, { size: 44, ms: 900, color })
  useEvents<Event>({
    go: () =>
      floaters.current?.float(texts.field.go, seen.width / 2, 150, {
        size: 56,
        ms: 900,
        color: tint('yellow'),
      }),
    pull: ({ side, seat = side }) => {
      const feet = homeOf(seat) - 8
      const x = (side === 0 ? feet : WIDTH - feet) + shift.current * DRIFT
      for (const [color, size] of [
        [0xd8c69c, 15],
        [0xb49a6c, 10],
      ] as const)
        bursts.current?.burst(x, GROUND_Y, {
          color,
          count: 4,
          speed: 130,
          size,
          life: 460,
          gravity: 60,
          shape: 'circle',
          angle: side === 0 ? -0.5 : Math.PI + 0.5,
          spread: 1.3,
        })
    },
    phase: ({ phase }) => {
      if (phase === 'tired') tell(texts.field.tired, tint('paper'))
      else if (phase === 'strain') tell(texts.field.strain, tint('orange'))
      else if (phase === 'sign') tell(texts.field.sign, tint('yellow'))
    },
    fall: () => {
      shake.current?.shake(8, 200)
      tell(texts.field.fall, tint('vermilion'))
    },
    round: ({ side, last }) => {
      shake.current?.shake(last ? 10 : 7, 260)
      floaters.current?.float(`${world.rounds[0]} : ${world.rounds[1]}`, seen.width / 2, 140, {
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
    time: () => floaters.current?.float(texts.field.time, seen.width / 2, 150, { size: 56, ms: 1200 }),
  })
  const bear = world.bear ? bearNameOf(world.bear.number) : null
  return (
    <Shake ref={shake}>
      <Painted name={`back:${bear}`} size={size} draw={(brush) => drawBack(brush, size, bear)} />
      <pixiContainer
        ref={(node) => {
          cameras.current[0] = node
        }}
        scale={scale}
        y={y}
      >
        <Ground size={size} bear={bear} />
        {seats.map((seat) => (
          <SceneBear key={seat} world={world} seat={seat} home={homeOf(seat)} hands={hands} shift={shift} />
        ))}
        <SceneRope world={world} hands={hands} shift={shift} />
        {seats.map((seat) => (
          <SceneArm key={seat} world={world} seat={seat} hands={hands} />
        ))}
      </pixiContainer>
      {(size.height > size.width || world.pairs) && (
        <Painted
          name={`thumbs:${world.pairs ? 4 : world.level === null ? 2 : 1}`}
          size={size}
          draw={(brush) => {
            brush.translate(MARGIN, MARGIN)
            if (world.pairs) drawZones(brush, size)
            else drawThumbs(brush, size, world.level === null)
          }}
        />
      )}
      {SIDES.map((side) => (
        <Rounds key={side} world={world} side={side} width={size.width} />
      ))}
      {!world.pairs &&
        SIDES.map((side) => <SceneStrength key={side} side={side} width={size.width} hands={hands} />)}
      <pixiContainer
        ref={(node) => {
          cameras.current[1] = node
        }}
        scale={scale}
        y={y}
      >
        <Bursts ref={bursts} />
      </pixiContainer>
      <pixiContainer scale={scale} x={left} y={y}>
        {world.rhythm && <SceneDrum world={world} />}
        {world.bear && <BearName world={world} bear={world.bear} />}
        {world.pairs && (
          <Announcement
            x={WIDTH / 2}
            y={116}
            width={WIDTH * 0.6}
            lines={[{ text: texts.field.join, size: 34 }]}
            shown={() => world.state === 'ready' && world.wait > FADES_AT}
          />
        )}
        <pixiContainer x={(WIDTH - seen.width) / 2}>
          <Floaters ref={floaters} field={seen} />
        </pixiContainer>
      </pixiContainer>
    </Shake>
  )
}

interface PaintedProps {
  readonly name: string
  readonly size: Size
  readonly draw: (brush: Brush) => void
}

/** A picture of the whole field, with a margin for shaking. */
function Painted({ name, size: { width, height }, draw }: PaintedProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name stands for the drawing
  const texture = useMemo(
    () =>
      paint(`tug-of-war:${name}:${width}x${height}`, width + 2 * MARGIN, height + 2 * MARGIN, draw, {
        role: 'ground',
        sharpness: 2,
      }),
    [name, width, height],
  )
  return <pixiSprite texture={texture} x={-MARGIN} y={-MARGIN} />
}

/** The ground, which the camera moves over. */
function Ground({ size, bear }: { readonly size: Size; readonly bear: Bears | null }) {
  const texture = useMemo(
    () =>
      paint(
        `tug-of-war:grass:${bear}:${size.width}x${size.height}`,
        WIDTH + 2 * BEYOND,
        groundHeight(size),
        (brush) => drawGround(brush, size, bear),
        { role: 'ground', sharpness: 2 },
      ),
    [size, bear],
  )
  return <pixiSprite texture={texture} x={-BEYOND} y={GROUND_TOP} />
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
