/** The scene of four snakes: the field, the fruit, the snakes, and the rounds that each seat has won. */
import type { Container, Sprite } from 'pixi.js'
import { useRef } from 'react'
import type { SceneProps } from '../../../engine/core/game/contract'
import { FOUR_SEATS, SEAT_LOOKS, type Seat } from '../../../engine/core/input/seats'
import { itemAt } from '../../../engine/core/itemAt'
import { tint } from '../../../engine/core/palette'
import { useEvents, useFrame } from '../../../engine/stage/clock'
import { seatTexture } from '../../../engine/stage/painting/seats'
import { Announcement } from '../../../engine/stage/parts/Announcement'
import { Bursts, type BurstsHandle } from '../../../engine/stage/parts/Bursts'
import { Floaters, type FloatersHandle } from '../../../engine/stage/parts/Floaters'
import { Playfield } from '../../../engine/stage/parts/Playfield'
import { SeatMarks } from '../../../engine/stage/parts/SeatMarks'
import { Shake, type ShakeHandle } from '../../../engine/stage/parts/Shake'
import { CELL, type Event, type FourWorld, WINS } from '../rules'
import { texts } from '../texts/game'
import { lookOf } from './looks'
import { drawMeadow } from './paintings'
import { partSpot, type Track } from './path'
import { SceneBody } from './SceneBody'
import { SceneFruit } from './SceneFruit'
import { SceneHead } from './SceneHead'
import { SceneWithin } from './SceneWithin'

/** How quickly a snake that is off the field fades, ms, and how pale one of the computer's is. */
const FADE_MS = 700
const PALE = 0.72

function trackOf(world: FourWorld, seat: Seat): Track {
  const { clock, stepTicks, size, wrap, foods, state } = world
  const { body, vacated, direction, turns, out } = itemAt(world.snakes, seat)
  // Before a round nothing moves.
  const end = out ? 'self' : state === 'ready' ? 'full' : ''
  return { body, vacated, direction, turns, clock, stepTicks, size, wrap, foods, portals: [], end }
}

export function FourScene({ world, size }: SceneProps<FourWorld>) {
  const bursts = useRef<BurstsHandle>(null)
  const floaters = useRef<FloatersHandle>(null)
  const shake = useRef<ShakeHandle>(null)
  const side = size.width / world.size
  const center = ({ row, col }: { readonly row: number; readonly col: number }) => ({
    x: (col + 0.5) * side,
    y: (row + 0.5) * side,
  })
  const colorOf = (seat: Seat) => tint(SEAT_LOOKS[seat].hue)
  useEvents<Event>({
    fruit: (event) => {
      const { x, y } = center(event)
      bursts.current?.burst(x, y, {
        color: colorOf(event.seat),
        count: 12,
        shape: 'circle',
        speed: 180,
        size: 8,
      })
    },
    out: (event) => {
      const { x, y } = center(event)
      shake.current?.shake(8, 240)
      bursts.current?.burst(x, y, {
        color: colorOf(event.seat),
        count: 18,
        shape: 'star',
        size: 13,
        speed: 230,
        life: 650,
      })
    },
    round: ({ seat, points }) => {
      if (seat < 0) return
      const { body } = itemAt(world.snakes, seat)
      const head = itemAt(body, 0)
      const { x, y } = center({ row: Math.floor(head / world.size), col: head % world.size })
      floaters.current?.float(`+${points}`, x, y - 20, { size: 34, color: colorOf(seat as Seat), ms: 1200 })
    },
  })
  return (
    <Shake ref={shake}>
      <Playfield
        name={`snake:four:${world.size}`}
        size={size}
        draw={(brush) => drawMeadow(brush, world, lookOf('night'))}
      />
      {FOUR_SEATS.map((seat) => (
        <SeatMarks
          key={seat}
          seat={seat}
          side={size.width}
          inset={24}
          max={WINS}
          count={() => itemAt(world.snakes, seat).wins}
        />
      ))}
      <SceneWithin size={size}>
        <pixiContainer scale={side / CELL}>
          <SceneFruit world={world} />
          {FOUR_SEATS.map((seat) => (
            <Snake key={seat} world={world} seat={seat} />
          ))}
        </pixiContainer>
        <Bursts ref={bursts} />
      </SceneWithin>
      <Announcement
        x={size.width / 2}
        y={size.height / 2}
        width={size.width * 0.6}
        lines={[
          { text: texts.field.rounds(WINS), size: 34, color: tint('yellow') },
          { text: texts.field.join, size: 24 },
          { text: texts.field.swipe, size: 20 },
        ]}
        shown={() => world.state === 'ready' && world.round === 1}
      />
      {FOUR_SEATS.map((seat) => (
        <RoundEnd key={seat} world={world} seat={seat} width={size.width} />
      ))}
      <Announcement
        x={size.width / 2}
        y={size.height / 2}
        width={size.width * 0.7}
        lines={[{ text: texts.status.tied, size: 34 }]}
        shown={() => world.state === 'end' && world.winner < 0}
      />
      <Floaters ref={floaters} field={size} />
    </Shake>
  )
}

/** Who has won the round, with the sign of the seat. */
function RoundEnd({ world, seat, width }: { world: FourWorld; seat: Seat; width: number }) {
  const color = tint(SEAT_LOOKS[seat].hue)
  const who = { true: texts.status.round(seat + 1), false: texts.status.computer }
  return ([true, false] as const).map((isHuman) => (
    <Announcement
      key={`${isHuman}`}
      x={width / 2}
      y={width / 2}
      width={width * 0.7}
      lines={[
        // The sign stands here.
        { text: ' ', size: 44 },
        { text: who[`${isHuman}`], size: 34, color },
      ]}
      shown={() =>
        world.state === 'end' && world.winner === seat && itemAt(world.snakes, seat).human === isHuman
      }
    >
      <pixiSprite texture={seatTexture(seat)} tint={color} anchor={0.5} y={-25} scale={2} />
    </Announcement>
  ))
}

function Snake({ world, seat }: { readonly world: FourWorld; readonly seat: Seat }) {
  const holder = useRef<Container>(null)
  const sign = useRef<Sprite>(null)
  const track = () => trackOf(world, seat)
  useFrame((alpha, ms) => {
    const { current } = holder
    if (!current) return
    const { out, human } = itemAt(world.snakes, seat)
    current.alpha = out ? Math.max(0, current.alpha - ms / FADE_MS) : human ? 1 : PALE
    current.visible = current.alpha > 0
    const { x, y } = partSpot(track(), 1, alpha)
    sign.current?.position.set(x, y)
  })
  return (
    <pixiContainer ref={holder}>
      <SceneBody track={track} seat={seat} />
      <pixiSprite ref={sign} texture={seatTexture(seat)} tint={tint('night')} anchor={0.5} scale={0.9} />
      <SceneHead track={track} seat={seat} />
    </pixiContainer>
  )
}
