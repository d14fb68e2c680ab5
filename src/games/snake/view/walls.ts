/** Draws the solid walls of the worlds that have some: a hedge in flower, stone, light and brick. */
import type { Size } from '../../../engine/core/game/contract'
import { itemAt } from '../../../engine/core/itemAt'
import type { Brush } from '../../../engine/stage/painting/paint'
import { scatter } from '../../../engine/stage/painting/scatter'
import { roundRect } from '../../../engine/stage/painting/shapes'
import type { WorldName } from '../rules'
import { flower } from './motifs'
import { RIM } from './rim'

/** What the solid walls of a world are made of; those with open edges have none. */
const BLOCKS: Readonly<
  Partial<
    Record<WorldName, { readonly long: number; readonly round: number; readonly colors: readonly string[] }>
  >
> = {
  meadow: { long: 17, round: 8, colors: ['#2f8f3f', '#237a35', '#3da34a', '#2a8539'] },
  stones: { long: 26, round: 3, colors: ['#77819a', '#656e86', '#8a94ac', '#6d7790'] },
  portals: { long: 44, round: 5, colors: ['#3a58c8', '#2f479f', '#4a6ae0', '#2f479f'] },
  keys: { long: 30, round: 2, colors: ['#7d6a55', '#695844', '#8d7862', '#5f503e'] },
}

/** A solid wall of blocks in the rim of the field, with light on its upper edges. */
export function drawBlocks(brush: Brush, { width, height }: Size, name: WorldName): void {
  const blocks = BLOCKS[name]
  if (!blocks) return
  const { long, round, colors } = blocks
  const block = (x: number, y: number, wide: number, high: number, n: number) => {
    brush.fillStyle = 'rgba(4, 8, 14, 0.75)'
    brush.fillRect(x, y, wide, high)
    brush.fillStyle = itemAt(colors, n % colors.length)
    roundRect(brush, x + 0.8, y + 0.8, wide - 1.6, high - 1.6, round)
    brush.fill()
    brush.fillStyle = 'rgba(255, 255, 255, 0.22)'
    roundRect(brush, x + 2, y + 1.6, wide - 5, 2.4, 1.2)
    brush.fill()
  }
  // The wall stands: its shadow lies on the floor within.
  for (const [reach, dark] of [
    [8, 0.16],
    [4, 0.22],
  ] as const) {
    brush.strokeStyle = `rgba(4, 8, 14, ${dark})`
    brush.lineWidth = RIM + reach
    brush.strokeRect((RIM + reach) / 2, (RIM + reach) / 2, width - RIM - reach, height - RIM - reach)
  }
  const across = Math.round(width / long)
  const down = Math.round(height / long)
  for (let n = 0; n < across; n++)
    for (const y of [0, height - RIM])
      block((n * width) / across, y, width / across, RIM, n * 3 + (y ? 1 : 0))
  for (let n = 0; n < down; n++)
    for (const x of [0, width - RIM]) block(x, (n * height) / down, RIM, height / down, n * 3 + (x ? 2 : 1))
  if (name !== 'meadow') return
  // A few flowers of the hedge.
  for (let n = 0; n < across + down; n++) {
    const isAcross = n < across
    const at = isAcross ? ((n + 0.5) * width) / across : ((n - across + 0.5) * height) / down
    const far = scatter(n) > 0.5 ? RIM / 2 : (isAcross ? height : width) - RIM / 2
    if (n % 6 === 1) flower(brush, isAcross ? at : far, isAcross ? far : at, 2.6, '#f3d7e6', '#e8c64f')
  }
}
