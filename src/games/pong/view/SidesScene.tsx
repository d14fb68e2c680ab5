/** The scene of four paddles: the square court with its corners, the lives of each side, and the ball. */
import type { Sprite } from 'pixi.js'
import { useMemo, useRef } from 'react'
import { FOUR_SEATS, SEAT_LOOKS, type Seat } from '../../../engine/core/input/seats'
import { itemAt } from '../../../engine/core/itemAt'
import { following, tint } from '../../../engine/core/palette'
import { useEvents, useFrame, useReducedMotion } from '../../../engine/stage/clock'
import { paint } from '../../../engine/stage/painting/paint'
import { Announcement } from '../../../engine/stage/parts/Announcement'
import { Bursts, type BurstsHandle } from '../../../engine/stage/parts/Bursts'
import { useInterpolatedPosition } from '../../../engine/stage/parts/interpolate'
import { INTO, SeatMarks } from '../../../engine/stage/parts/SeatMarks'
import { Shake, type ShakeHandle } from '../../../engine/stage/parts/Shake'
import { Trail } from '../../../engine/stage/parts/Trail'
import { BALL_RADIUS, barOf, COURT, type Event, LIVES, type SidesWorld } from '../rules'
import { texts } from '../texts/game'
import { Ball } from './Ball'
import { haloTexture, MARGIN } from './paintings'
import { drawSidesCourt, sidesPaddleTexture, wallTexture } from './sidesPaintings'

const HUES = following(() => SEAT_LOOKS.map(({ hue }) => tint(hue)))
const MIDDLE = { x: COURT / 2, y: COURT / 2 }

export function SidesScene({ world }: { readonly world: SidesWorld }) {
  const bursts = useRef<BurstsHandle>(null)
  const shake = useRef<ShakeHandle>(null)
  const ground = useMemo(
    () =>
      paint('pong:sides', COURT + 2 * MARGIN, COURT + 2 * MARGIN, drawSidesCourt, {
        role: 'ground',
        sharpness: 2,
      }),
    [],
  )
  const burst = (seat: Seat, x: number, y: number, count: number) =>
    bursts.current?.burst(x, y, {
      color: itemAt(HUES, seat),
      count,
      speed: 120 + count * 8,
      size: 7,
      life: 420,
      gravity: 0,
      shape: 'circle',
      angle: itemAt(INTO, seat),
      spread: 2.2,
    })
  useEvents<Event>({
    hit: ({ side, x, y }) => burst(side, x, y, 10),
    wall: ({ x, y }) =>
      bursts.current?.burst(x, y, {
        color: tint('paper'),
        count: 5,
        speed: 90,
        size: 4,
        life: 260,
        gravity: 0,
        shape: 'circle',
      }),
    lost: ({ side, x, y, lives }) => {
      shake.current?.shake(lives > 0 ? 6 : 10, 240)
      burst(side, x, y, lives > 0 ? 24 : 44)
    },
  })
  return (
    <Shake ref={shake}>
      <pixiSprite texture={ground} x={-MARGIN} y={-MARGIN} />
      {FOUR_SEATS.map((seat) => (
        <Side key={seat} world={world} seat={seat} />
      ))}
      <Trail
        of={() => (world.state === 'play' ? [world.ball] : [])}
        radius={BALL_RADIUS}
        color={tint('paper')}
        length={12}
      />
      <Ball
        world={world}
        middle={MIDDLE}
        serve={() => ({ angle: itemAt(INTO, world.receiver) + Math.PI, hue: itemAt(HUES, world.receiver) })}
        isNeon
      />
      <Announcement
        x={COURT / 2}
        y={COURT / 2}
        width={COURT * 0.6}
        lines={[
          { text: texts.court.lives(LIVES), size: 34, color: tint('yellow') },
          // The ball waits here.
          { text: ' ', size: 56 },
          { text: texts.court.join, size: 22 },
        ]}
        shown={() =>
          world.state === 'serve' && world.out.length === 0 && world.lives.every((n) => n === LIVES)
        }
      />
      <Bursts ref={bursts} />
    </Shake>
  )
}

/** The paddle of a seat, or the wall in its place, and its lives on the floor. */
function Side({ world, seat }: { readonly world: SidesWorld; readonly seat: Seat }) {
  const paddle = useRef<Sprite>(null)
  const halo = useRef<Sprite>(null)
  const wall = useRef<Sprite>(null)
  const give = useRef(0)
  const reduced = useReducedMotion()
  const positionAt = useInterpolatedPosition(() => middleOf(world, seat))
  useEvents<Event>({
    hit: ({ side }) => {
      if (side === seat) give.current = 1
    },
  })
  useFrame((alpha, ms) => {
    const { current } = paddle
    if (!current || !wall.current || !halo.current) return
    const count = itemAt(world.lives, seat)
    give.current = Math.max(0, give.current - ms / 170)
    const at = positionAt(alpha)
    const bump = reduced() ? 0 : Math.sin(give.current * Math.PI) * 6
    const into = itemAt(INTO, seat)
    current.position.set(at.x - Math.cos(into) * bump, at.y - Math.sin(into) * bump)
    // The computer's paddle is paler.
    current.alpha = itemAt(world.paddles, seat).human ? 1 : 0.7
    halo.current.position.copyFrom(current.position)
    current.visible = halo.current.visible = count > 0
    wall.current.visible = count === 0
  })
  const into = itemAt(INTO, seat)
  const wallAt = {
    x: COURT / 2 - Math.cos(into) * (COURT / 2 - 15),
    y: COURT / 2 - Math.sin(into) * (COURT / 2 - 15),
  }
  return (
    <>
      <SeatMarks seat={seat} side={COURT} inset={86} max={LIVES} count={() => itemAt(world.lives, seat)} />
      <pixiSprite
        ref={wall}
        texture={wallTexture()}
        anchor={0.5}
        rotation={into}
        {...wallAt}
        visible={false}
      />
      <pixiSprite
        ref={halo}
        texture={haloTexture()}
        anchor={0.5}
        rotation={into}
        tint={itemAt(HUES, seat)}
        scale={{ x: 0.9, y: 2.2 }}
      />
      <pixiSprite ref={paddle} texture={sidesPaddleTexture(seat)} anchor={0.5} rotation={into} />
    </>
  )
}

const middleOf = (world: SidesWorld, seat: Seat) => {
  const { x, y, width, height } = barOf(world, seat)
  return { x: x + width / 2, y: y + height / 2 }
}
