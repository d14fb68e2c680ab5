/** The tables of Zen and Arcade, which juice stays on: wood, cloth, slate, paper, tiles and iron, one for each stage. */
import { itemAt } from '../../../../engine/core/itemAt'
import { type Brush, paint } from '../../../../engine/stage/painting/paint'
import { drawGingham, drawIron, drawPaper, drawRays, drawSlate, drawStorm, drawTiles } from './cloth'
import { BOARD } from './size'
import { drawBlock, drawPlanks } from './wood'

interface Table {
  readonly color: string
  draw(brush: Brush, color: string): void
}

/** In the order of the stages. Dark enough for light words, the blade and the pale rims of bombs. */
const LOOKS = {
  walnut: { color: '#573c2b', draw: drawPlanks },
  gingham: { color: '#7d3038', draw: drawGingham },
  slate: { color: '#26343c', draw: drawSlate },
  block: { color: '#6a4c2c', draw: drawBlock },
  festival: { color: '#5b3168', draw: drawRays },
  moss: { color: '#2b4038', draw: drawPaper },
  oak: { color: '#5d4a22', draw: drawPlanks },
  tiles: { color: '#24556e', draw: drawTiles },
  iron: { color: '#43474f', draw: drawIron },
  storm: { color: '#2c2f55', draw: drawStorm },
} as const satisfies Readonly<Record<string, Table>>
export type Look = keyof typeof LOOKS
export const colorOf = (look: Look): string => LOOKS[look].color

/** A table for the whole window: its edges are darker. */
export function boardTexture(look: Look) {
  const { color, draw } = LOOKS[look]
  return paint(
    `slice:board:${look}`,
    BOARD.width,
    BOARD.height,
    (brush) => {
      const { width, height } = BOARD
      draw(brush, color)
      const light = brush.createRadialGradient(
        width / 2,
        height * 0.42,
        height * 0.2,
        width / 2,
        height / 2,
        width * 0.62,
      )
      light.addColorStop(0, 'rgba(8, 8, 14, 0)')
      light.addColorStop(1, 'rgba(8, 8, 14, 0.42)')
      brush.fillStyle = light
      brush.fillRect(0, 0, width, height)
    },
    { role: 'ground', sharpness: 1.5 },
  )
}

/** The table of a stage, from 1. */
export const lookOf = (stage: number): Look => itemAt(Object.keys(LOOKS) as Look[], stage - 1)
