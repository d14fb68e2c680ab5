/** Draws what is earned: medals with their metal and as many stars as their rank, and feathers. */
import { tone } from '../../../../engine/core/palette'
import { type Brush, paint } from '../../../../engine/stage/painting/paint'
import { disc, oval } from '../../../../engine/stage/painting/shapes'

const METALS = ['#c77b3f', '#b9c3cc', '#e8b838', '#8fd6e6'] as const

function star(brush: Brush, x: number, y: number, radius: number): void {
  brush.beginPath()
  for (let i = 0; i < 10; i++) {
    const angle = (i / 10) * Math.PI * 2 - Math.PI / 2
    const reach = i % 2 ? radius * 0.45 : radius
    brush.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach)
  }
  brush.closePath()
  brush.fill()
}

const STARS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [[0, 0]],
  [
    [-9, 0],
    [9, 0],
  ],
  [
    [0, -8],
    [-10, 8],
    [10, 8],
  ],
  [
    [-9, -9],
    [9, -9],
    [-9, 9],
    [9, 9],
  ],
]

/** @param rank 0 for bronze to 3 for platinum. Without `won` it is an empty place. */
export function medalTexture(rank: number, won: boolean) {
  return paint(
    `flappy:medal:${rank}:${won}`,
    72,
    92,
    (brush) => {
      const metal = METALS[rank] ?? METALS[0]
      const stars = STARS[rank] ?? []
      if (!won) {
        disc(brush, 36, 54, 30, 'rgba(10, 20, 40, 0.32)')
        brush.strokeStyle = 'rgba(255, 255, 255, 0.6)'
        brush.lineWidth = 4
        brush.setLineDash([9, 7])
        brush.beginPath()
        brush.arc(36, 54, 28, 0, Math.PI * 2)
        brush.stroke()
        brush.fillStyle = 'rgba(255, 255, 255, 0.55)'
        for (const [x, y] of stars) star(brush, 36 + x, 54 + y, stars.length > 1 ? 9 : 13)
        return
      }
      // Ribbon, rim, face, stars, shine.
      brush.fillStyle = '#c0392b'
      brush.fillRect(20, 2, 14, 34)
      brush.fillStyle = '#2f5fb3'
      brush.fillRect(38, 2, 14, 34)
      disc(brush, 36, 56, 31, tone(metal, -0.45))
      disc(brush, 36, 54, 31, tone(metal, -0.2))
      disc(brush, 36, 54, 26, metal)
      brush.fillStyle = tone(metal, -0.5)
      for (const [x, y] of stars) star(brush, 36 + x, 54 + y, stars.length > 1 ? 10 : 15)
      oval(brush, 27, 38, 10, 4, 'rgba(255, 255, 255, 0.6)', -0.5)
    },
    { role: won ? 'figure' : 'plain' },
  )
}

export function featherTexture() {
  return paint('flappy:feather', 44, 44, (brush) => {
    brush.translate(22, 22)
    brush.rotate(-0.7)
    brush.fillStyle = '#d98324'
    brush.beginPath()
    brush.moveTo(-19, 1)
    brush.quadraticCurveTo(-4, -14, 20, -3)
    brush.quadraticCurveTo(4, 13, -19, 1)
    brush.fill()
    brush.fillStyle = '#fff3d6'
    brush.beginPath()
    brush.moveTo(-16, 0)
    brush.quadraticCurveTo(-3, -11, 17, -3)
    brush.quadraticCurveTo(3, 8, -16, 0)
    brush.fill()
    brush.strokeStyle = '#b4691c'
    brush.lineWidth = 1.8
    brush.lineCap = 'round'
    brush.beginPath()
    brush.moveTo(-21, 2)
    brush.quadraticCurveTo(-2, -1, 14, -2)
    for (const [x, y] of [
      [-4, -6],
      [3, -6.5],
      [-3, 5],
      [4, 3.5],
    ] as const) {
      brush.moveTo(x - 4, -0.3)
      brush.lineTo(x + 1, y)
    }
    brush.stroke()
  })
}
