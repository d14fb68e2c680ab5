/** Draws the mounds of loose soil, their dark mouths, and the front half that hides the animals. */
import { tone } from '../../../../engine/core/palette'
import { type Brush, paint } from '../../../../engine/stage/painting/paint'
import { oval } from '../../../../engine/stage/painting/shapes'

export const EARTH = '#96633f'
/** Half the size of a hole's mouth. */
export const MOUTH = { x: 60, y: 22 } as const
const MOUND = { x: 84, y: 37 } as const
/** Size of the front half of a mound, and the position of the mouth's middle in it. */
export const RIM = { width: 190, height: 60, middle: 4 } as const

/** A hole around (`x`, `y`), the middle of its mouth. */
export function drawMound(brush: Brush, x: number, y: number): void {
  oval(brush, x + 3, y + 17, MOUND.x + 7, MOUND.y + 3, 'rgba(6, 32, 26, 0.42)')
  drawHeap(brush, x, y)
  // The far wall catches a little light; below it is night.
  oval(brush, x, y, MOUTH.x, MOUTH.y, '#4c2f1f')
  brush.save()
  brush.beginPath()
  brush.ellipse(x, y, MOUTH.x, MOUTH.y, 0, 0, Math.PI * 2)
  brush.clip()
  oval(brush, x, y + 9, MOUTH.x + 2, MOUTH.y, '#24150f')
  oval(brush, x, y + 16, MOUTH.x, MOUTH.y, '#150c0a')
  brush.restore()
}

/** Loose soil, heaped around a mouth. */
function drawHeap(brush: Brush, x: number, y: number): void {
  // The same bumpy outline twice: the darker one is the edge below.
  for (const [shade, down] of [
    [tone(EARTH, -0.42), 10],
    [EARTH, 3],
  ] as const) {
    oval(brush, x, y + down, MOUND.x - 5, MOUND.y - 2, shade)
    for (let i = 0; i < 17; i++) {
      const angle = (i * Math.PI * 2) / 17 + (i % 2) * 0.1
      const r = 10 + ((i * 5) % 7)
      oval(
        brush,
        x + Math.cos(angle) * (MOUND.x - r * 0.9),
        y + down + Math.sin(angle) * (MOUND.y - r * 0.62),
        r,
        r * 0.72,
        shade,
      )
    }
  }
  oval(brush, x, y - 1, MOUTH.x + 12, MOUTH.y + 8, tone(EARTH, 0.1))
  // Loose crumbs, most of them in front.
  for (let i = 0; i < 15; i++) {
    const angle = i * 2.4
    const far = 0.86 + (i % 4) * 0.07
    const r = 2.2 + (i % 3) * 1.5
    const cx = x + Math.cos(angle) * (MOUND.x - 8) * far
    const cy = y + 6 + Math.sin(angle) * (MOUND.y - 4) * far
    oval(brush, cx, cy + 1.2, r * 1.15, r * 0.85, tone(EARTH, -0.34))
    oval(brush, cx, cy, r * 1.1, r * 0.8, tone(EARTH, 0.22))
  }
  oval(brush, x, y - 1, MOUTH.x + 5, MOUTH.y + 6, tone(EARTH, 0.24))
}

/** The front half of a mound, drawn over the animal in its mouth; its anchor is the middle of the mouth. */
export function rimTexture() {
  return paint('mole:rim', RIM.width, RIM.height, (brush) => {
    const mid = RIM.width / 2
    // Everything below the mouth's middle, without the mouth itself.
    brush.beginPath()
    brush.rect(0, RIM.middle, RIM.width, RIM.height)
    brush.ellipse(mid, RIM.middle, MOUTH.x, MOUTH.y, 0, 0, Math.PI * 2)
    brush.clip('evenodd')
    brush.beginPath()
    brush.rect(0, RIM.middle, RIM.width, RIM.height)
    brush.clip()
    drawHeap(brush, mid, RIM.middle)
  })
}
