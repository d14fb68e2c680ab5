/** Draws the background: an evening sky before a storm, clouds, hills, and splashes of juice. */
import { paint } from '../../../../engine/stage/painting/paint'
import { disc, verticalGradient } from '../../../../engine/stage/painting/shapes'

/** A strip of sky, to be stretched over any window. */
export function skyTexture() {
  return paint(
    'slice:sky',
    8,
    256,
    (brush) => {
      brush.fillStyle = verticalGradient(brush, 256, '#141b28', '#1d2c3f', '#2b455a', '#4a6669')
      brush.fillRect(0, 0, 8, 256)
    },
    { role: 'ground' },
  )
}

export const CLOUD = { width: 320, height: 130 }

/** One of three clouds: round heaps with a lit upper edge and a flat, darker base. */
export function cloudTexture(kind: number) {
  return paint(
    `slice:cloud:${kind}`,
    CLOUD.width,
    CLOUD.height,
    (brush) => {
      const heaps = [
        [
          [70, 84, 40],
          [122, 62, 56],
          [186, 54, 50],
          [246, 80, 44],
        ],
        [
          [66, 86, 36],
          [112, 72, 46],
          [164, 64, 54],
          [220, 78, 46],
          [262, 92, 32],
        ],
        [
          [78, 80, 46],
          [140, 60, 54],
          [208, 82, 44],
        ],
      ][kind % 3] as [number, number, number][]
      brush.beginPath()
      brush.rect(0, 0, CLOUD.width, 118)
      brush.clip()
      for (const [x, y, radius] of heaps) disc(brush, x, y, radius, '#5f7688')
      for (const [x, y, radius] of heaps) disc(brush, x + 2, y + 9, radius, '#43596b')
      brush.fillStyle = 'rgba(20, 27, 40, 0.25)'
      brush.fillRect(0, 100, CLOUD.width, 18)
      brush.globalCompositeOperation = 'destination-in'
      // The base fades into the dusk.
      const fade = brush.createLinearGradient(0, 60, 0, 118)
      fade.addColorStop(0, '#000')
      fade.addColorStop(1, 'rgba(0, 0, 0, 0)')
      brush.fillStyle = fade
      brush.fillRect(0, 0, CLOUD.width, CLOUD.height)
    },
    { role: 'far', sharpness: 2 },
  )
}

export const HILLS = { width: 1400, height: 160 }

/** Two rows of hills with round trees, to be laid along the lower edge. */
export function hillsTexture() {
  return paint(
    'slice:hills',
    HILLS.width,
    HILLS.height,
    (brush) => {
      const row = (base: number, swing: number, step: number, style: string, trees: string) => {
        const high = (x: number) =>
          base + Math.sin(x / step) * swing + Math.sin(x / (step * 0.41)) * swing * 0.3
        for (let x = 14, n = 0; x < HILLS.width; x += 37 + ((n * 53) % 41), n++) {
          const y = high(x)
          const size = 9 + ((n * 7) % 9)
          disc(brush, x, y - size * 0.7, size, trees)
          disc(brush, x + size, y - size * 0.3, size * 0.8, trees)
        }
        brush.fillStyle = style
        brush.beginPath()
        brush.moveTo(0, HILLS.height)
        for (let x = 0; x <= HILLS.width; x += 12) brush.lineTo(x, high(x))
        brush.lineTo(HILLS.width, HILLS.height)
        brush.fill()
      }
      row(66, 20, 150, '#2c4a50', '#2c4a50')
      row(112, 14, 96, '#1e353b', '#1b3036')
    },
    { role: 'far', sharpness: 2 },
  )
}

/** A splash of juice: a puddle with arms, drops that flew further, and wet gleams. White with a gray lower edge, to be tinted. */
export function splashTexture(kind: number) {
  return paint(`slice:splash:${kind}`, 160, 160, (brush) => {
    for (const [down, style] of [
      [2.5, '#8c8c8c'],
      [-1, '#f2f2f2'],
    ] as const) {
      const y = 80 + down
      brush.fillStyle = style
      disc(brush, 80, y, 29, style)
      for (let i = 0; i < 13; i++) {
        const angle = i * 2.4 + kind * 1.3
        const far = 26 + ((i * 37 + kind * 19) % 46)
        const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
        // An arm that narrows toward its drop.
        brush.fillStyle = style
        brush.beginPath()
        brush.moveTo(80 + dx * 20 - dy * 9, y + dy * 20 + dx * 9)
        brush.lineTo(80 + dx * far, y + dy * far)
        brush.lineTo(80 + dx * 20 + dy * 9, y + dy * 20 - dx * 9)
        brush.fill()
        disc(brush, 80 + dx * far, y + dy * far, 3 + ((i * 5 + kind) % 6), style)
        disc(brush, 80 + dx * far * 0.5, y + dy * far * 0.5, 11, style)
        if (i % 3 === 0) disc(brush, 80 + dx * 74, y + dy * 74, 2.4, style)
      }
    }
    brush.strokeStyle = '#ffffff'
    brush.lineWidth = 4
    brush.lineCap = 'round'
    brush.beginPath()
    brush.arc(80, 78, 24, 3.6, 4.9)
    brush.stroke()
  })
}
