/** Draws the maze of Pac-Man, solid toy walls in the evening and the pen with its gate, and the food. */

import type { Size } from '../../../../engine/core/game/contract'
import { PALETTE, tone } from '../../../../engine/core/palette'
import { type Brush, paint } from '../../../../engine/stage/painting/paint'
import { disc, oval, toyBall } from '../../../../engine/stage/painting/shapes'
import { CELL, type Maze } from '../../rules/maze'
import type { Look } from '../looks'

/** The ground extends beyond the world by this much, so that shaking reveals no gap. */
export const MARGIN = 12
/** Half the thickness of a wall: corridors look wider than a cell. */
const HALF = 6.5

const wallIn = (maze: Maze) => (row: number, col: number) =>
  row >= 0 && row < maze.rows && col >= 0 && col < maze.cols && maze.characterAt(row, col) === '#'

/** All walls as one shape: a disc in each cell, joined to its neighbors. One fill, so that sheer colors add up nowhere. */
function walls(brush: Brush, maze: Maze, color: string, dy: number, half: number): void {
  const isWall = wallIn(maze)
  brush.fillStyle = color
  brush.beginPath()
  for (let row = 0; row < maze.rows; row++)
    for (let col = 0; col < maze.cols; col++) {
      if (!isWall(row, col)) continue
      const x = (col + 0.5) * CELL
      const y = (row + 0.5) * CELL + dy
      brush.moveTo(x + half, y)
      brush.arc(x, y, half, 0, Math.PI * 2)
      const right = isWall(row, col + 1)
      const below = isWall(row + 1, col)
      if (right) brush.rect(x, y - half, CELL, half * 2)
      if (below) brush.rect(x - half, y, half * 2, CELL)
      if (right && below && isWall(row + 1, col + 1)) brush.rect(x, y, CELL, CELL)
    }
  brush.fill()
}

/** The ground of a field, in its `MARGIN`. */
export function floorTexture(look: Look, { width, height }: Size) {
  const all = [-MARGIN, -MARGIN, width + 2 * MARGIN, height + 2 * MARGIN] as const
  return paint(
    `pac:floor:${look.name}:${width}`,
    width + 2 * MARGIN,
    height + 2 * MARGIN,
    (brush) => {
      brush.translate(MARGIN, MARGIN)
      brush.fillStyle = look.floor
      brush.fillRect(...all)
      const middle = [width / 2, height / 2] as const
      const light = brush.createRadialGradient(...middle, 20, ...middle, 280)
      light.addColorStop(0, `rgba(${look.light}, 0.2)`)
      light.addColorStop(1, 'rgba(10, 12, 24, 0.25)')
      brush.fillStyle = light
      brush.fillRect(...all)
    },
    { role: 'ground', sharpness: 1 },
  )
}

/** Solid toy walls, as Classic has them. */
function toyWalls(brush: Brush, maze: Maze): void {
  walls(brush, maze, '#0f1120', 4.5, HALF + 0.6)
  walls(brush, maze, '#262f63', 2.6, HALF)
  walls(brush, maze, '#4353a0', 0, HALF)
  walls(brush, maze, '#4e5fb0', -0.8, HALF - 2)
}

/** A bright tube along the edge of all walls, with its glow. */
function neonWalls(brush: Brush, maze: Maze, { neon, floor, light }: Look): void {
  for (const [wider, strength] of [
    [4, 0.07],
    [2.6, 0.1],
    [1.3, 0.16],
  ] as const)
    walls(brush, maze, `rgba(${light}, ${strength})`, 0, HALF + wider)
  walls(brush, maze, neon, 0, HALF)
  walls(brush, maze, tone(neon, 0.55), 0, HALF - 0.6)
  walls(brush, maze, neon, 0, HALF - 1.4)
  walls(brush, maze, tone(neon, -0.78), 0, HALF - 2)
  walls(brush, maze, floor, 0, HALF - 4)
  hatch(brush, maze, tone(neon, -0.6))
  for (let row = 0; row < maze.rows; row++)
    for (let col = 0; col < maze.cols; col++)
      if (isAlone(maze, row, col)) block(brush, (col + 0.5) * CELL, (row + 0.5) * CELL, neon)
}

function isAlone(maze: Maze, row: number, col: number): boolean {
  const isWall = wallIn(maze)
  const isBesideWall = [-1, 1].some((by) => isWall(row + by, col) || isWall(row, col + by))
  return isWall(row, col) && !isBesideWall
}

/** A wall of one cell, over its disc: a filled, hatched block, because a ring looks like something to eat. */
function block(brush: Brush, x: number, y: number, neon: string): void {
  for (const [half, round, color] of [
    [9, 4, neon],
    [8.4, 3.6, tone(neon, 0.3)],
    [7.6, 3, neon],
    [7, 2.6, tone(neon, -0.62)],
  ] as const) {
    brush.fillStyle = color
    brush.beginPath()
    brush.roundRect(x - half, y - half, half * 2, half * 2, round)
    brush.fill()
  }
  brush.strokeStyle = tone(neon, -0.25)
  brush.lineWidth = 1.8
  brush.lineCap = 'round'
  brush.beginPath()
  for (const [at, long] of [
    [-4, 2],
    [0, 4.5],
    [4, 2],
  ] as const) {
    brush.moveTo(x + at - long, y + at + long)
    brush.lineTo(x + at + long, y + at - long)
  }
  brush.stroke()
}

/** Slanted strokes inside of large blocks: nothing there looks like a way, or like a dot. */
function hatch(brush: Brush, maze: Maze, color: string): void {
  const isWall = wallIn(maze)
  brush.strokeStyle = color
  brush.lineWidth = 2
  brush.lineCap = 'round'
  brush.beginPath()
  for (let row = 1; row < maze.rows; row++)
    for (let col = 1; col < maze.cols; col++) {
      if (![-1, 0].every((down) => isWall(row + down, col - 1) && isWall(row + down, col))) continue
      brush.moveTo(col * CELL - 5, row * CELL + 5)
      brush.lineTo(col * CELL + 5, row * CELL - 5)
    }
  brush.stroke()
}

/** The walls as a separate picture, so that they can light up when a level is complete. `key` names the maze. */
export function wallsTexture(maze: Maze, key: string, look: Look) {
  return paint(
    `pac:walls:${key}:${look.name}`,
    maze.cols * CELL,
    maze.rows * CELL + 8,
    (brush) => {
      if (look.neon) neonWalls(brush, maze, look)
      else toyWalls(brush, maze)
      // The gate of the pen: three bars of pale wood.
      const x = maze.pen.col * CELL
      const y = (maze.pen.row - 0.5) * CELL
      brush.fillStyle = tone(PALETTE.orange, -0.4)
      brush.beginPath()
      brush.roundRect(x - 4, y - 1, CELL + 8, 5, 2.5)
      brush.fill()
      brush.fillStyle = tone(PALETTE.orange, 0.3)
      brush.beginPath()
      brush.roundRect(x - 4, y - 2, CELL + 8, 4, 2)
      brush.fill()
    },
    { sharpness: 3 },
  )
}

/** The ground of the short scenes: the floor, and a tube of light to stand on. */
export function stageTexture({ floor, neon }: Pick<Look, 'floor' | 'neon'>, { width, height }: Size) {
  return paint(
    `pac:stage:${neon}:${width}`,
    width,
    height,
    (brush) => {
      brush.fillStyle = floor
      brush.fillRect(0, 0, width, height)
      const y = height / 2 + 33
      for (const [color, thick] of [
        [tone(neon, -0.7), 9],
        [neon, 4],
        [tone(neon, 0.55), 1.6],
      ] as const) {
        brush.fillStyle = color
        brush.fillRect(0, y - thick / 2, width, thick)
      }
    },
    { role: 'ground', sharpness: 1 },
  )
}

export function dotTexture() {
  return paint('pac:dot', 8, 8, (brush) => {
    disc(brush, 4, 4.5, 2.5, tone(PALETTE.paper, -0.35))
    disc(brush, 4, 3.9, 2.3, PALETTE.paper)
  })
}

export function pelletTexture() {
  return paint('pac:pellet', 30, 30, (brush) => {
    const glow = brush.createRadialGradient(15, 15, 4, 15, 15, 15)
    glow.addColorStop(0, 'rgba(240, 228, 66, 0.5)')
    glow.addColorStop(1, 'rgba(240, 228, 66, 0)')
    brush.fillStyle = glow
    brush.fillRect(0, 0, 30, 30)
    // A little star candy: round, with six bumps.
    for (const [color, dy, reach] of [
      [tone(PALETTE.yellow, -0.4), 0.9, 5.4],
      [PALETTE.yellow, 0, 5.2],
    ] as const) {
      brush.fillStyle = color
      for (let i = 0; i < 6; i++) {
        const angle = (i / 6) * Math.PI * 2
        brush.beginPath()
        brush.arc(15 + Math.cos(angle) * 4, 15 + dy + Math.sin(angle) * 4, 2.4, 0, Math.PI * 2)
        brush.fill()
      }
      brush.beginPath()
      brush.arc(15, 15 + dy, reach, 0, Math.PI * 2)
      brush.fill()
    }
    disc(brush, 13.2, 12.8, 1.6, 'rgba(255, 255, 255, 0.75)')
  })
}

function stalk(brush: Brush, ...points: readonly [number, number][]): void {
  brush.strokeStyle = '#3f9d63'
  brush.lineWidth = 1.6
  brush.lineCap = 'round'
  brush.beginPath()
  for (const [x, y] of points) brush.lineTo(x, y)
  brush.stroke()
}

const leaf = (brush: Brush, x: number, y: number) => {
  oval(brush, x, y, 4, 2, '#3f9d63', -0.2)
}

/** Arcade only: a strawberry, an apple, grapes, a bell, a key. */
function drawArcadeFruit(brush: Brush, look: number): void {
  if (look === 4) {
    brush.fillStyle = PALETTE.vermilion
    brush.beginPath()
    brush.moveTo(13, 23)
    brush.bezierCurveTo(1, 15, 5, 5, 13, 8)
    brush.bezierCurveTo(21, 5, 25, 15, 13, 23)
    brush.fill()
    brush.fillStyle = '#fff3b0'
    for (const [x, y] of [
      [10, 12],
      [16, 12],
      [13, 16],
      [11, 19],
    ] as const)
      brush.fillRect(x - 0.6, y - 0.6, 1.4, 1.4)
    leaf(brush, 10, 6.5)
    leaf(brush, 16, 6.5)
  } else if (look === 5) {
    toyBall(brush, 13, 14, 8, PALETTE.green)
    stalk(brush, [13, 8], [12, 3])
    leaf(brush, 16.5, 4.5)
  } else if (look === 6) {
    for (const [x, y] of [
      [8, 11],
      [13, 11],
      [18, 11],
      [10.5, 15.5],
      [15.5, 15.5],
      [13, 20],
    ] as const)
      toyBall(brush, x, y, 3.6, PALETTE.blue)
    stalk(brush, [13, 8], [13, 3])
    leaf(brush, 17, 5)
  } else if (look === 7) {
    brush.fillStyle = tone(PALETTE.yellow, -0.35)
    brush.beginPath()
    brush.arc(13, 20, 3, 0, Math.PI)
    brush.fill()
    brush.fillStyle = PALETTE.yellow
    brush.beginPath()
    brush.moveTo(4, 20)
    brush.bezierCurveTo(8, 15, 5, 5, 13, 5)
    brush.bezierCurveTo(21, 5, 18, 15, 22, 20)
    brush.closePath()
    brush.fill()
    brush.fillStyle = 'rgba(255, 255, 255, 0.6)'
    brush.fillRect(10, 8, 1.8, 7)
  } else {
    brush.strokeStyle = PALETTE.sky
    brush.lineWidth = 3
    brush.lineCap = 'round'
    brush.beginPath()
    brush.arc(13, 7.5, 4, 0, Math.PI * 2)
    brush.moveTo(13, 12)
    brush.lineTo(13, 22)
    brush.moveTo(13, 17.5)
    brush.lineTo(17, 17.5)
    brush.moveTo(13, 21.5)
    brush.lineTo(17, 21.5)
    brush.stroke()
  }
}

/** Cherries, an orange, a plum, a slice of melon; from 4 on those of Arcade. */
export function fruitTexture(look: number) {
  return paint(`pac:fruit:${look}`, 26, 26, (brush) => {
    oval(brush, 13, 22, 8, 2.5, 'rgba(0, 0, 0, 0.3)')
    if (look > 3) drawArcadeFruit(brush, look)
    else if (look === 0) {
      stalk(brush, [8, 14], [15, 4], [18, 15])
      toyBall(brush, 8, 17, 5, PALETTE.vermilion)
      toyBall(brush, 18, 17.5, 5, PALETTE.vermilion)
      oval(brush, 18.5, 4.5, 4, 2, '#3f9d63', 0.3)
    } else if (look === 3) {
      for (const [color, reach] of [
        ['#1f6b4a', 10.5],
        ['#d8f0c8', 8.8],
        ['#ef6461', 7.8],
      ] as const) {
        brush.fillStyle = color
        brush.beginPath()
        brush.arc(13, 9.5, reach, 0, Math.PI)
        brush.fill()
      }
      brush.fillStyle = '#14161d'
      for (const [x, y] of [
        [9, 12],
        [13, 14],
        [17, 12],
      ] as const) {
        brush.beginPath()
        brush.ellipse(x, y, 0.9, 1.4, 0, 0, Math.PI * 2)
        brush.fill()
      }
    } else {
      toyBall(brush, 13, 14, 8, look === 1 ? PALETTE.orange : PALETTE.pink)
      stalk(brush, [13, 7], [14, 3])
      oval(brush, 17, 4.5, 4, 2, '#3f9d63', -0.2)
    }
  })
}
