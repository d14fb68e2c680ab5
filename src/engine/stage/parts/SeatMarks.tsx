/** What a seat has or has won, as signs of that seat at its side of a square field: lives, rounds. */
import type { Sprite } from 'pixi.js'
import { useRef } from 'react'
import { SEAT_LOOKS, type Seat } from '../../core/input/seats'
import { itemAt } from '../../core/itemAt'
import { following, tint } from '../../core/palette'
import { useFrame } from '../clock'
import { seatTexture } from '../painting/seats'

const HUES = following(() => SEAT_LOOKS.map(({ hue }) => tint(hue)))
/** Between two signs, units. */
const APART = 26

/** The way into the field from the side of each seat: left, right, top, bottom. Radians. */
export const INTO = [0, Math.PI, Math.PI / 2, -Math.PI / 2] as const

interface Props {
  readonly seat: Seat
  /** Of the field, units. */
  readonly side: number
  /** Between the signs and the edge, units. */
  readonly inset: number
  readonly max: number
  /** How many of them are bright. */
  count(): number
}

export function SeatMarks({ seat, side, inset, max, count }: Props) {
  const marks = useRef<(Sprite | null)[]>([])
  useFrame(() => {
    const bright = count()
    marks.current.forEach((mark, n) => {
      if (mark) mark.alpha = n < bright ? 0.9 : 0.14
    })
  })
  const across = side / 2 - inset
  const [x, y] = [Math.cos(INTO[seat]), Math.sin(INTO[seat])]
  const numbers = Array.from({ length: max }, (_, n) => n)
  return numbers.map((n) => {
    const along = (n - (max - 1) / 2) * APART
    return (
      <pixiSprite
        key={n}
        ref={(mark: Sprite | null) => {
          marks.current[n] = mark
        }}
        texture={seatTexture(seat)}
        tint={itemAt(HUES, seat)}
        anchor={0.5}
        x={side / 2 - x * across + y * along}
        y={side / 2 - y * across + x * along}
      />
    )
  })
}
