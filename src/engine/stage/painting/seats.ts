/** The signs of the seats in games for three or four: a shape beside each color. */
import { SEAT_LOOKS, type Seat } from '../../core/input/seats'
import { type Brush, paint } from './paint'

/**
 * Fills the shape of a seat with the current style.
 *
 * @param x of its middle, as `y`
 * @param radius of the circle around it, units
 */
export function fillSeatSymbol(brush: Brush, seat: Seat, x: number, y: number, radius: number): void {
  const corners = { circle: 0, triangle: 3, square: 4, diamond: 4 }[SEAT_LOOKS[seat].symbol]
  brush.beginPath()
  if (corners === 0) brush.arc(x, y, radius * 0.9, 0, Math.PI * 2)
  // A square stands on an edge, the others on a point or have one at the top.
  const first = SEAT_LOOKS[seat].symbol === 'square' ? Math.PI / 4 : -Math.PI / 2
  for (let n = 0; n < corners; n++) {
    const angle = first + (n / corners) * Math.PI * 2
    brush.lineTo(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius)
  }
  brush.fill()
}

const MARK = 18

/** The sign of a seat, 18 units wide, in white, to be tinted. */
export function seatTexture(seat: Seat) {
  return paint(
    `seat:${seat}`,
    MARK + 4,
    MARK + 4,
    (brush) => {
      brush.fillStyle = '#fff'
      fillSeatSymbol(brush, seat, MARK / 2 + 2, MARK / 2 + 2, MARK / 2)
    },
    { role: 'plain', sharpness: 2 },
  )
}
