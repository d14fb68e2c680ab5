/** Draws what bites besides crocodiles: the snake of the middle bank and the otter of a log, both facing right. */
import { PALETTE, tone } from '../../../../engine/core/palette'
import { type Brush, paint } from '../../../../engine/stage/painting/paint'
import { disc, oval } from '../../../../engine/stage/painting/shapes'

const TALL = 40
/** Space before the head for the tongue. */
const TONGUE = 12

function coil(brush: Brush, width: number, way: 1 | -1, thick: number, color: string, dash: number[]): void {
  brush.strokeStyle = color
  brush.lineWidth = thick
  brush.lineCap = dash.length > 0 ? 'butt' : 'round'
  brush.lineJoin = 'round'
  brush.setLineDash(dash)
  brush.beginPath()
  const length = width - 22
  for (let x = 0; x <= length; x += 2) {
    // The tail is thin and calm, the head steady.
    const swing = Math.sin((x / length) * Math.PI) * 8
    brush.lineTo(TONGUE + 5 + x, TALL / 2 + Math.sin((x / length) * Math.PI * 3) * swing * way)
  }
  brush.stroke()
  brush.setLineDash([])
}

/** @param way - which way the first bend goes: two pictures in turn make it wriggle */
export function snakeTexture(width: number, way: 1 | -1) {
  return paint(`frogger:snake:${width}:${way}`, width + 2 * TONGUE, TALL, (brush) => {
    const skin = PALETTE.vermilion
    brush.translate(0, 2)
    coil(brush, width, way, 15, 'rgba(4, 12, 10, 0.35)', [])
    brush.translate(0, -2)
    coil(brush, width, way, 14, tone(skin, -0.5), [])
    coil(brush, width, way, 10, skin, [])
    coil(brush, width, way, 10, '#ffe9a8', [5, 9])
    const x = TONGUE + width - 14
    const y = TALL / 2
    brush.strokeStyle = '#d8447f'
    brush.lineWidth = 2
    brush.beginPath()
    for (const side of [-1, 1]) {
      brush.moveTo(x + 12, y)
      brush.lineTo(x + 19, y)
      brush.lineTo(x + 23, y + side * 4)
    }
    brush.stroke()
    oval(brush, x, y, 15, 11.5, tone(skin, -0.5))
    oval(brush, x, y, 13.4, 9.8, skin)
    for (const side of [-1, 1]) {
      disc(brush, x + 4, y + side * 5, 3.4, '#ffffff')
      disc(brush, x + 5, y + side * 5, 1.8, '#14161d')
    }
  })
}

export function otterTexture(bites: boolean) {
  return paint(`frogger:otter:${bites}`, 64, TALL, (brush) => {
    const fur = '#4a3220'
    const y = TALL / 2
    oval(brush, 26, y + 2, 24, 13, 'rgba(4, 12, 20, 0.4)')
    oval(brush, 25, y, 23, 12, tone(fur, -0.4))
    oval(brush, 25, y - 1, 21.5, 10.6, fur)
    oval(brush, 22, y, 13, 5.5, '#b08a62')
    for (const side of [-1, 1]) {
      disc(brush, 40, y + side * 10, 4, tone(fur, -0.2))
      oval(brush, 53, y + side * 9, 5, 3.4, tone(fur, -0.4))
    }
    disc(brush, 46, y, 12.5, tone(fur, -0.4))
    disc(brush, 46, y - 0.6, 11.4, fur)
    oval(brush, 52, y, 7, 6.4, '#e8d2b0')
    if (bites) {
      oval(brush, 54, y, 4.6, 5, '#8c2f2a')
      brush.fillStyle = '#ffffff'
      for (const side of [-1, 1]) brush.fillRect(53, y + side * 3 - 1.2, 4, 2.4)
    } else disc(brush, 57.5, y, 2.2, '#14161d')
    for (const side of [-1, 1]) {
      disc(brush, 45, y + side * 5.4, 2.9, '#fff3b0')
      disc(brush, 45.8, y + side * 5.4, 1.7, '#14161d')
    }
  })
}
