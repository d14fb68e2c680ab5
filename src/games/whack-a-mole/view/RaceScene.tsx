/** The scene of a race: four gardens, the animals and mallets in each, and the points of their seats. */
import type { Sprite } from 'pixi.js'
import { useMemo, useRef } from 'react'
import type { SceneProps } from '../../../engine/core/game/contract'
import { FOUR_SEATS, SEAT_LOOKS, type Seat } from '../../../engine/core/input/seats'
import { itemAt } from '../../../engine/core/itemAt'
import { following, hexNumber, tint } from '../../../engine/core/palette'
import { useEvents, useFrame, useReducedMotion } from '../../../engine/stage/clock'
import { seatTexture } from '../../../engine/stage/painting/seats'
import { textTexture } from '../../../engine/stage/painting/text'
import { Announcement } from '../../../engine/stage/parts/Announcement'
import { Bursts, type BurstsHandle } from '../../../engine/stage/parts/Bursts'
import { Floaters, type FloatersHandle } from '../../../engine/stage/parts/Floaters'
import { Playfield } from '../../../engine/stage/parts/Playfield'
import { cornerOf, type Event, GARDEN, PLOTS, RACE_HOLES, type RaceWorld, raceHoleAt } from '../rules'
import { texts } from '../texts/game'
import { drawGardens, restTexture } from './paintings/gardens'
import { EARTH } from './paintings/mounds'
import { SceneHammer } from './SceneHammer'
import { SceneHole } from './SceneHole'

const HUES = following(() => SEAT_LOOKS.map(({ hue }) => tint(hue)))
const SOIL = hexNumber(EARTH)
const UP = -Math.PI / 2
/** The seats and the length of the race are shown until then, ticks. */
const SHOWN_TICKS = 120
/** The sign of a seat and its points, from the outer upper corner of its garden. */
const SIGN = { x: 34, y: 38 } as const
/** Between the sign and the points. */
const APART = 22
/** Where numbers begin to rise, at the highest. */
const TOPMOST = 66
/** How long the points swell when they change, ms. */
const POP_MS = 260

/** The points of an event with them, in the garden of its seat. */
interface Hit {
  readonly seat: Seat
  readonly x: number
  readonly y: number
  readonly points: number
}

export function RaceScene({ world, size }: SceneProps<RaceWorld>) {
  const bursts = useRef<BurstsHandle>(null)
  const floaters = useRef<FloatersHandle>(null)
  const { plot } = world
  /** Clods of soil thrown out of a hole, in each garden. */
  const soil = ({ hole }: { readonly hole: number }) => {
    for (const seat of FOUR_SEATS) {
      const { x, y } = raceHoleAt(seat, hole, plot)
      bursts.current?.burst(x, y + 4, {
        color: SOIL,
        count: 5,
        speed: 130,
        size: 7,
        shape: 'circle',
        gravity: 620,
        angle: UP,
        spread: 2,
      })
    }
  }
  const hit = ({ seat, x, y, points }: Hit) => {
    const won = points > 0
    bursts.current?.burst(x, y - 26, {
      color: won ? itemAt(HUES, seat) : 0x8b98c4,
      count: 10,
      shape: won ? 'star' : 'circle',
      size: won ? 12 : 7,
      speed: 200,
      life: 480,
    })
    // It rises, and must not leave the field above the uppermost holes.
    floaters.current?.float(won ? `+${points}` : `${points}`, x, Math.max(y - 44, TOPMOST), {
      size: points > 10 ? 34 : 26,
      color: won ? tint('yellow') : 0xffa27d,
      ms: 800,
    })
  }
  useEvents<Event>({
    stir: soil,
    up: soil,
    take: hit,
    prick: hit,
    rival: hit,
    second: ({ left }) =>
      floaters.current?.float(`${left}`, size.width / 2, size.height / 2, {
        size: 90,
        color: tint('orange'),
        ms: 700,
      }),
  })
  return (
    <>
      <Playfield name={`whack-a-mole:race:${plot}`} size={size} draw={(brush) => drawGardens(brush, plot)} />
      {FOUR_SEATS.map((seat) => (
        <Garden key={seat} world={world} seat={seat} />
      ))}
      <Bursts ref={bursts} />
      <Announcement
        x={size.width / 2}
        y={size.height / 2}
        width={size.width * 0.8}
        lines={[
          { text: texts.garden.race, size: 40, color: tint('yellow') },
          { text: texts.garden.ways, size: 28 },
          { text: texts.garden.join, size: 24 },
        ]}
        shown={() => world.ticks > 0 && world.ticks < SHOWN_TICKS}
      />
      <Floaters ref={floaters} field={size} />
    </>
  )
}

function Garden({ world, seat }: { readonly world: RaceWorld; readonly seat: Seat }) {
  const rest = useRef<Sprite>(null)
  const { plot } = world
  const { height, scale } = PLOTS[plot]
  const spots = useMemo(
    // From the back to the front.
    () =>
      RACE_HOLES.map((hole) => ({ hole, at: raceHoleAt(seat, hole, plot) })).sort((a, b) => a.at.y - b.at.y),
    [seat, plot],
  )
  useFrame(() => {
    if (rest.current) rest.current.visible = itemAt(world.racers, seat).rest > 0 && !world.over
  })
  const corner = cornerOf(seat, plot)
  return (
    <>
      {spots.map(({ hole, at }) => (
        <SceneHole key={hole} world={world} hole={hole} seat={seat} at={at} scale={scale} />
      ))}
      {spots.map(({ hole, at }) => (
        <SceneHammer key={hole} hole={hole} seat={seat} at={at} scale={scale} />
      ))}
      <pixiSprite
        ref={rest}
        texture={restTexture(plot)}
        anchor={0.5}
        x={corner.x + GARDEN / 2}
        y={corner.y + height / 2}
        visible={false}
      />
      <Points world={world} seat={seat} />
    </>
  )
}

/** The sign of a seat and its points, in the outer upper corner of its garden; pale while the computer plays there. */
function Points({ world, seat }: { readonly world: RaceWorld; readonly seat: Seat }) {
  const sign = useRef<Sprite>(null)
  const number = useRef<Sprite>(null)
  const view = useRef({ score: 0, pop: 0 })
  const reduced = useReducedMotion()
  const { x, y } = cornerOf(seat, world.plot)
  const isRight = seat % 2 === 1
  const at = { x: isRight ? x + GARDEN - SIGN.x : x + SIGN.x, y: y + SIGN.y }
  useFrame((_alpha, ms) => {
    const { current } = view
    const { score, human } = itemAt(world.racers, seat)
    if (score !== current.score) Object.assign(current, { score, pop: 1 })
    current.pop = Math.max(0, current.pop - ms / POP_MS)
    if (sign.current) sign.current.alpha = human ? 1 : 0.75
    if (!number.current) return
    number.current.texture = textTexture(`${score}`)
    number.current.alpha = human ? 1 : 0.75
    number.current.scale.set(0.8 + (reduced() ? 0 : Math.sin(current.pop * Math.PI) * 0.25))
  })
  return (
    <>
      <pixiSprite
        texture={seatTexture(seat)}
        tint={tint('night')}
        alpha={0.6}
        anchor={0.5}
        {...at}
        scale={1.75}
      />
      <pixiSprite
        ref={sign}
        texture={seatTexture(seat)}
        tint={itemAt(HUES, seat)}
        anchor={0.5}
        {...at}
        scale={1.3}
      />
      <pixiSprite
        ref={number}
        texture={textTexture('0')}
        anchor={{ x: isRight ? 1 : 0, y: 0.5 }}
        x={at.x + (isRight ? -APART : APART)}
        y={at.y}
      />
    </>
  )
}
