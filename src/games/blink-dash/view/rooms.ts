/** Draws the rooms of the road in Blink Dash: a floor, a motif in the middle and what stands along the walls. All stay darker than figures. */
import type { Size } from '../../../engine/core/game/contract'
import { itemAt } from '../../../engine/core/itemAt'
import type { Brush } from '../../../engine/stage/painting/paint'
import { disc, oval, roundRect } from '../../../engine/stage/painting/shapes'
import type { ROOM_NAMES } from '../rules/rooms'
import { drawProps, drawRug } from './props'

type Name = (typeof ROOM_NAMES)[number]

interface Look {
  readonly floor: 'planks' | 'tiles' | 'slabs' | 'checks' | 'plates'
  readonly tones: readonly [string, string, string]
  /** Of the light in the middle, and of the wall. */
  readonly lamp: string
  readonly wall: string
  draw(brush: Brush, size: Size): void
}

const TURN = Math.PI * 2

function ring(brush: Brush, x: number, y: number, radius: number, width: number, color: string): void {
  brush.strokeStyle = color
  brush.lineWidth = width
  brush.beginPath()
  brush.arc(x, y, radius, 0, TURN)
  brush.stroke()
}

/** Calls `draw` at regular distances along the two long walls, from inside. */
function alongWalls({ width, height }: Size, step: number, draw: (x: number, y: number, n: number) => void) {
  const wide = width > height
  const length = wide ? width : height
  const far = wide ? height : width
  for (let n = 0, at = step / 2; at < length; at += step, n++)
    for (const side of [0, far]) draw(wide ? at : side, wide ? side : at, side ? n + 3 : n)
}

function line(brush: Brush, x: number, y: number, toX: number, toY: number): void {
  brush.beginPath()
  brush.moveTo(x, y)
  brush.lineTo(toX, toY)
  brush.stroke()
}

const LOOKS: Readonly<Record<Name, Look>> = {
  attic: {
    floor: 'planks',
    tones: ['#8a5128', '#7b4622', '#9a5f33'],
    lamp: '255, 208, 140',
    wall: '#2b201d',
    draw(brush, { width, height }) {
      drawRug(brush, { width, height }, 0.3, ['#5e1a2c', '#8c2f40', '#2f5286', '#8c2f40', '#264676'])
      // Moonlight through a skylight.
      brush.fillStyle = 'rgba(190, 214, 255, 0.13)'
      for (const dx of [-96, 8]) {
        brush.beginPath()
        brush.moveTo(width / 2 + dx, height * 0.16)
        brush.lineTo(width / 2 + dx + 88, height * 0.16)
        brush.lineTo(width / 2 + dx + 124, height * 0.84)
        brush.lineTo(width / 2 + dx + 36, height * 0.84)
        brush.fill()
      }
    },
  },
  cellar: {
    floor: 'slabs',
    tones: ['#2f5590', '#284a80', '#3863a2'],
    lamp: '255, 196, 128',
    wall: '#1b1f27',
    draw(brush, size) {
      ring(brush, size.width / 2, size.height / 2, 46, 5, '#2a2f39')
      brush.strokeStyle = '#2a2f39'
      brush.lineWidth = 4
      for (let n = -2; n <= 2; n++) {
        const half = Math.sqrt(46 * 46 - (n * 16) ** 2)
        line(
          brush,
          size.width / 2 + n * 16,
          size.height / 2 - half,
          size.width / 2 + n * 16,
          size.height / 2 + half,
        )
      }
    },
  },
  kitchen: {
    floor: 'checks',
    tones: ['#2c8f86', '#14544f', '#1f716b'],
    lamp: '255, 236, 196',
    wall: '#1d2523',
    draw(brush, size) {
      drawRug(brush, size, 0.26, ['#b06418', '#d68a2c', '#b04a30', '#d68a2c', '#a83f28'])
    },
  },
  library: {
    floor: 'planks',
    tones: ['#6b2f24', '#5e281e', '#783a2d'],
    lamp: '255, 206, 140',
    wall: '#22160f',
    draw(brush, size) {
      const { width, height } = size
      const books = ['#5b3a3a', '#37524a', '#3b4a6a', '#665433', '#54395f']
      const wide = width > height
      alongWalls(size, 14, (x, y, n) => {
        brush.fillStyle = itemAt(books, (n * 7) % books.length)
        const deep = 18 + ((n * 5) % 9)
        if (wide) brush.fillRect(x - 6, y - deep, 12, deep * 2)
        else brush.fillRect(x - deep, y - 6, deep * 2, 12)
      })
      oval(brush, width / 2, height / 2, width * 0.3, height * 0.3, '#08684a')
      oval(brush, width / 2, height / 2, width * 0.26, height * 0.26, '#0f8a62')
      oval(brush, width / 2, height / 2, width * 0.2, height * 0.2, '#08684a')
    },
  },
  greenhouse: {
    floor: 'slabs',
    tones: ['#2f7a44', '#286a3b', '#3a8c52'],
    lamp: '206, 255, 190',
    wall: '#17241a',
    draw(brush, size) {
      alongWalls(size, 36, (x, y, n) => {
        for (let leaf = 0; leaf < 6; leaf++) {
          const angle = (leaf / 6) * TURN + n
          brush.save()
          brush.translate(x + Math.cos(angle) * 17, y + Math.sin(angle) * 17)
          brush.rotate(angle)
          oval(brush, 0, 0, 15, 6, (leaf + n) % 2 ? '#2f6a3f' : '#27583a')
          brush.restore()
        }
      })
      // Sun through the panes of the roof.
      brush.fillStyle = 'rgba(236, 255, 190, 0.1)'
      for (let n = -1; n < 6; n++) {
        const x = (n * size.width) / 5
        brush.beginPath()
        brush.moveTo(x, 0)
        brush.lineTo(x + size.width * 0.11, 0)
        brush.lineTo(x + size.width * 0.11 + size.height * 0.3, size.height)
        brush.lineTo(x + size.height * 0.3, size.height)
        brush.fill()
      }
      ring(brush, size.width / 2, size.height / 2, 58, 10, '#5a5f58')
      disc(brush, size.width / 2, size.height / 2, 53, '#274a5c')
      ring(brush, size.width / 2, size.height / 2, 34, 2, 'rgba(220, 240, 255, 0.25)')
      ring(brush, size.width / 2, size.height / 2, 18, 2, 'rgba(220, 240, 255, 0.25)')
      // Lily pads and two fish.
      for (const [x, y, radius] of [
        [-28, -18, 13],
        [24, 22, 15],
        [30, -24, 9],
      ] as const) {
        brush.fillStyle = '#3a6a45'
        brush.beginPath()
        brush.moveTo(size.width / 2 + x, size.height / 2 + y)
        brush.arc(size.width / 2 + x, size.height / 2 + y, radius, x, x + 5.6)
        brush.fill()
      }
      for (const [x, y, angle] of [
        [-14, 22, 0.5],
        [8, -12, 2.6],
      ] as const)
        oval(brush, size.width / 2 + x, size.height / 2 + y, 11, 4.5, '#7d5a45', angle)
    },
  },
  theater: {
    floor: 'planks',
    tones: ['#7a2450', '#6a1e45', '#8a2f5e'],
    lamp: '255, 232, 190',
    wall: '#1d1119',
    draw(brush, size) {
      const { width, height } = size
      brush.fillStyle = 'rgba(255, 240, 200, 0.07)'
      for (const [x, y] of [
        [0.3, 0.35],
        [0.7, 0.35],
        [0.5, 0.68],
      ] as const)
        oval(brush, width * x, height * y, 92, 78, 'rgba(255, 240, 200, 0.07)')
      drawRug(brush, size, 0.27, ['#6b5029', '#551d2e', '#6b263a', '#551d2e', '#6b5029'])
      for (let x = 0, n = 0; x < width; x += 25, n++) {
        oval(brush, x + 12, 0, 13, 26 + (n % 2) * 6, n % 2 ? '#5f1f2d' : '#4d1825')
        oval(brush, x + 12, height, 13, 12, '#2b1a22')
      }
    },
  },
  observatory: {
    floor: 'tiles',
    tones: ['#2a3a90', '#243380', '#3346a4'],
    lamp: '170, 190, 255',
    wall: '#10142a',
    draw(brush, { width, height }) {
      const [x, y] = [width / 2, height / 2]
      for (const radius of [60, 104, 150]) ring(brush, x, y, radius, 1.5, 'rgba(200, 214, 255, 0.28)')
      brush.strokeStyle = 'rgba(200, 214, 255, 0.2)'
      brush.lineWidth = 1.5
      const star = (n: number) => {
        const angle = n * 2.4
        const far = 24 + ((n * 37) % 150)
        return { x: x + Math.cos(angle) * far, y: y + Math.sin(angle) * far }
      }
      for (let n = 0; n < 26; n++) {
        const at = star(n)
        if (n % 3) {
          const to = star(n + 5)
          line(brush, at.x, at.y, to.x, to.y)
        }
        disc(brush, at.x, at.y, 1.5 + (n % 3), 'rgba(226, 234, 255, 0.5)')
      }
    },
  },
  clock: {
    floor: 'plates',
    tones: ['#7a5c20', '#6c511b', '#8a6a2a'],
    lamp: '255, 214, 140',
    wall: '#1f180f',
    draw(brush, { width, height }) {
      const [x, y] = [width / 2, height / 2]
      const radius = Math.min(width, height) * 0.38
      disc(brush, x, y, radius, 'rgba(20, 15, 8, 0.35)')
      ring(brush, x, y, radius, 6, '#6d5a35')
      brush.strokeStyle = '#7d6a45'
      for (let n = 0; n < 12; n++) {
        const [c, s] = [Math.cos((n / 12) * TURN), Math.sin((n / 12) * TURN)]
        brush.lineWidth = n % 3 ? 4 : 8
        line(
          brush,
          x + c * radius * 0.82,
          y + s * radius * 0.82,
          x + c * radius * 0.94,
          y + s * radius * 0.94,
        )
      }
      brush.lineWidth = 7
      line(brush, x, y, x - radius * 0.32, y - radius * 0.34)
      brush.lineWidth = 5
      line(brush, x, y, x + radius * 0.14, y - radius * 0.72)
      disc(brush, x, y, 9, '#7d6a45')
    },
  },
  museum: {
    floor: 'checks',
    tones: ['#6248a2', '#432f78', '#523c8c'],
    lamp: '236, 224, 255',
    wall: '#1c1926',
    draw(brush, size) {
      const { width, height } = size
      brush.strokeStyle = '#6a5a3a'
      brush.lineWidth = 3
      roundRect(brush, 26, 26, width - 52, height - 52, 10)
      brush.stroke()
      ring(brush, width / 2, height / 2, 82, 4, '#6a5a3a')
      for (let n = 0; n < 16; n++) {
        brush.save()
        brush.translate(width / 2, height / 2)
        brush.rotate((n / 16) * TURN)
        oval(brush, 46, 0, 26, 5, n % 2 ? '#5d5340' : '#4f4a63')
        brush.restore()
      }
    },
  },
  vault: {
    floor: 'plates',
    tones: ['#1c6a78', '#185c68', '#247c8a'],
    lamp: '190, 255, 236',
    wall: '#0f1416',
    draw(brush, size) {
      const [x, y] = [size.width / 2, size.height / 2]
      disc(brush, x, y, 96, '#154a56')
      ring(brush, x, y, 96, 7, '#3f7f8a')
      ring(brush, x, y, 62, 4, '#3f7f8a')
      for (let n = 0; n < 8; n++) {
        const [c, s] = [Math.cos((n / 8) * TURN), Math.sin((n / 8) * TURN)]
        brush.strokeStyle = '#3f7f8a'
        brush.lineWidth = 8
        line(brush, x + c * 14, y + s * 14, x + c * 50, y + s * 50)
        disc(brush, x + c * 79, y + s * 79, 6, '#5596a0')
      }
      disc(brush, x, y, 15, '#5596a0')
    },
  },
}

/** A pitch, and how far each second row is moved, by floor. */
const PITCH: Readonly<Record<Look['floor'], readonly [number, number, number]>> = {
  planks: [150, 25, 67],
  tiles: [50, 50, 0],
  slabs: [74, 50, 37],
  checks: [40, 40, 0],
  plates: [100, 100, 0],
}

/** @param margin - the picture extends beyond the room by this */
export function drawRoadRoom(brush: Brush, { width, height }: Size, name: Name, margin: number): void {
  const { floor, tones, lamp, wall, draw } = LOOKS[name]
  const [wide, high, shift] = PITCH[floor]
  brush.fillStyle = wall
  brush.fillRect(0, 0, width + 2 * margin, height + 2 * margin)
  brush.translate(margin, margin)
  for (let row = 0; row * high < height; row++)
    for (let x = -((row * shift) % wide), n = row; x < width; x += wide, n++) {
      brush.fillStyle = itemAt(tones, floor === 'checks' ? n % 2 : (n * 5 + row * 3) % 3)
      // Joints between pieces; checks have none.
      const joint = floor === 'checks' ? 0 : 1
      brush.fillRect(x, row * high, wide - joint, high - joint)
      // Each piece catches the light at its upper edge, and boards have a grain.
      if (joint > 0) {
        brush.fillStyle = 'rgba(255, 255, 255, 0.07)'
        brush.fillRect(x, row * high, wide - joint, 2)
        brush.fillStyle = 'rgba(0, 0, 0, 0.16)'
        brush.fillRect(x, (row + 1) * high - joint - 2, wide - joint, 2)
      }
      if (floor === 'planks') {
        brush.fillStyle = 'rgba(0, 0, 0, 0.1)'
        for (const down of [8, 15]) brush.fillRect(x + ((n * 23 + down * 3) % 30), row * high + down, 52, 1)
      }
      if (floor === 'plates')
        for (const [dx, dy] of [
          [8, 8],
          [wide - 9, 8],
          [8, high - 9],
          [wide - 9, high - 9],
        ] as const)
          disc(brush, x + dx, row * high + dy, 2, 'rgba(0, 0, 0, 0.35)')
    }
  draw(brush, { width, height })
  drawProps(brush, { width, height }, name)
  // All of it is calm, near one tone, and dimmed: only gems, the player and enemies are bright.
  brush.fillStyle = `${tones[0]}66`
  brush.fillRect(0, 0, width, height)
  brush.fillStyle = 'rgba(8, 6, 14, 0.3)'
  brush.fillRect(0, 0, width, height)
  const middle = [width / 2, height / 2] as const
  const light = brush.createRadialGradient(...middle, 40, ...middle, Math.hypot(width, height) * 0.56)
  light.addColorStop(0, `rgba(${lamp}, 0.2)`)
  light.addColorStop(0.55, `rgba(${lamp}, 0.05)`)
  light.addColorStop(1, 'rgba(8, 6, 12, 0.42)')
  brush.fillStyle = light
  brush.fillRect(-margin, -margin, width + 2 * margin, height + 2 * margin)
  brush.strokeStyle = wall
  brush.lineWidth = 8
  // What stands along the walls ends at them.
  for (const far of [2, 8]) {
    roundRect(brush, -far, -far, width + 2 * far, height + 2 * far, 8)
    brush.stroke()
  }
  // Only the wall is solid: it alone has a bright rim.
  brush.strokeStyle = `rgb(${lamp})`
  brush.lineWidth = 2
  roundRect(brush, 1, 1, width - 2, height - 2, 7)
  brush.stroke()
}
