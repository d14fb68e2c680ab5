/** The ghost of another game in a race: pale, half-transparent shapes in a color of their own. */
import { useMemo, useRef } from 'react'
import type { GhostPart } from '../../core/game/ghost'
import { hexNumber, tone } from '../../core/palette'
import { type Brush, paint } from '../painting/paint'
import { Entities } from './Entities'

/** The side of the texture that is scaled to every size, units. */
const SIDE = 40
/** Fainter and lighter than the player's own figure, and still visible on light and dark backgrounds. */
const PALE = 0.7
const LIGHTER = 0.4

interface Props {
  /** Its parts now, in units of the field; in the same order from tick to tick. */
  readonly of: () => readonly GhostPart[]
  /** `#rrggbb`. */
  readonly color: string
  readonly shape: 'round' | 'block'
}

interface Part extends GhostPart {
  readonly id: number
}

function drawShape(brush: Brush, shape: Props['shape']): void {
  const trace = (inset: number) => {
    brush.beginPath()
    if (shape === 'round') brush.arc(SIDE / 2, SIDE / 2, SIDE / 2 - inset, 0, Math.PI * 2)
    else brush.roundRect(inset, inset, SIDE - 2 * inset, SIDE - 2 * inset, SIDE / 5)
  }
  // White, to be tinted. The outline stays lighter than the fill.
  brush.fillStyle = 'rgba(255, 255, 255, 0.6)'
  trace(1)
  brush.fill()
  brush.strokeStyle = 'white'
  brush.lineWidth = 3
  trace(2.5)
  brush.stroke()
}

/** A figure of one or more shapes. */
export function Ghost({ of, color, shape }: Props) {
  const latest = useRef(of)
  latest.current = of
  const texture = paint(`ghost:${shape}`, SIDE, SIDE, (brush) => drawShape(brush, shape), { role: 'plain' })
  const tint = useMemo(() => hexNumber(tone(color, LIGHTER)), [color])
  return (
    <Entities<Part>
      of={() => latest.current().map((part, id) => ({ ...part, id }))}
      texture={() => texture}
      style={(sprite, { width, height }) => {
        sprite.tint = tint
        sprite.alpha = PALE
        sprite.scale.set(width / SIDE, height / SIDE)
      }}
    />
  )
}
