/** The textures of the pieces: cut from one sheet with a beveled rim, and their silhouettes for shadow and light. */
import { Rectangle, Texture } from 'pixi.js'
import { itemAt } from '../../../engine/core/itemAt'
import { MAX_ZOOM } from '../../../engine/core/zoom/view'
import type { Brush } from '../../../engine/stage/painting/paint'
import { type Curve, outline, TAB_REACH } from '../rules/generator'
import { cutOf } from '../rules/groups'
import { isZoomed, type World } from '../rules/world'
import { type Painter, pictureSheet, type Shown } from './paintings/pictures'

export interface Atlas {
  /** The whole picture, in world units. */
  readonly whole: Texture
  readonly pieces: readonly Texture[]
  /** White, soft at the rim. */
  readonly outlines: readonly Texture[]
  destroy(): void
}

/**
 * Margin around a piece's tabs for the soft rim of its silhouette, units; for a small piece, as a share of its side.
 */
const RIM = 9
const RIM_SHARE = 0.28
/** Margin around the picture of a small piece, so that scaled-down copies take no color from its neighbors. */
const GAP = 1.5
/** Pixels per unit of silhouettes, which are soft anyway. */
const SOFT = 2.5
/** The texture size that every graphics card supports, px. */
const LARGEST = 4096

/** Cuts this world's picture. `option` is the value of the picture option, `own` the player's picture for it. */
export function cutAtlas(world: World, option: string, painter: Painter, own: Shown | null): Atlas {
  const { cols, rows, layout, pieces } = world
  const { board } = layout
  const first = itemAt(pieces, 0)
  const side = Math.min(first.width, first.height)
  const large = isZoomed(world)
  const rim = large ? Math.min(RIM, RIM_SHARE * side) : RIM
  const wished = Math.min(2, Math.max(1.25, globalThis.devicePixelRatio || 1))
  /** The rectangle of each piece with this margin around its tabs, and the resolution that fits all of them. */
  const slotsWith = (around: number, wish: number) => {
    const reach = side * TAB_REACH * 2 + around * 2
    const width = Math.ceil(first.width + reach)
    const height = Math.ceil(first.height + reach)
    return { width, height, density: Math.min(wish, LARGEST / (width * cols), LARGEST / (height * rows)) }
  }
  // Pieces that can be enlarged are cut at the resolution of the enlarged view.
  const bodies = large ? slotsWith(GAP, wished * MAX_ZOOM) : slotsWith(RIM, wished)
  const soft = large ? slotsWith(rim, SOFT) : bodies
  const { density } = bodies
  const sheet = pictureSheet(option, own, painter, board.width * density, board.height * density)
  const cut = cutOf(world)

  const paintAll = (slot: typeof bodies, paint: (brush: Brush, trace: () => void) => void) => {
    const canvas = document.createElement('canvas')
    canvas.width = Math.ceil(slot.width * cols * slot.density)
    canvas.height = Math.ceil(slot.height * rows * slot.density)
    const brush = canvas.getContext('2d')
    if (!brush) throw new Error('This browser can’t paint pictures.')
    brush.scale(slot.density, slot.density)
    for (const { row, col, homeX, homeY } of pieces) {
      brush.save()
      brush.translate(
        (col + 0.5) * slot.width - (homeX - board.x),
        (row + 0.5) * slot.height - (homeY - board.y),
      )
      paint(brush, () => trace(brush, outline(cut, row, col)))
      brush.restore()
    }
    const all = textureOf(canvas, slot.density, large)
    return pieces.map(
      ({ row, col }) =>
        new Texture({
          source: all.source,
          frame: new Rectangle(col * slot.width, row * slot.height, slot.width, slot.height),
        }),
    )
  }
  const textures = paintAll(bodies, (brush, path) => {
    path()
    brush.clip()
    brush.drawImage(sheet, 0, 0, board.width, board.height)
    bevel(brush, path, side)
  })
  const outlines = paintAll(soft, (brush, path) => {
    brush.shadowColor = '#fff'
    // Blur is measured in pixels, whatever the scale.
    brush.shadowBlur = (large ? 0.78 * rim : 7) * soft.density
    brush.fillStyle = '#fff'
    path()
    brush.fill()
  })
  const whole = textureOf(sheet, density, large)
  return {
    whole,
    pieces: textures,
    outlines,
    destroy() {
      for (const list of [textures, outlines]) {
        const source = list[0]?.source
        for (const texture of list) texture.destroy(false)
        source?.destroy()
      }
      whole.destroy(true)
    },
  }
}

/** With `far` it is also shown much smaller: mipmaps prevent flicker. */
function textureOf(canvas: HTMLCanvasElement, resolution: number, far: boolean): Texture {
  return Texture.from(
    { resource: canvas, resolution, alphaMode: 'premultiply-alpha-on-upload', autoGenerateMipmaps: far },
    true,
  )
}

function trace(brush: Brush, edges: readonly Curve[]): void {
  brush.beginPath()
  edges.forEach((curve, i) => {
    const [start, ...rest] = curve
    if (i === 0 && start) brush.moveTo(start.x, start.y)
    if (rest.length === 1 && rest[0]) brush.lineTo(rest[0].x, rest[0].y)
    for (let n = 0; n + 2 < rest.length; n += 3) {
      const [a, b, c] = rest.slice(n, n + 3) as [Point, Point, Point]
      brush.bezierCurveTo(a.x, a.y, b.x, b.y, c.x, c.y)
    }
  })
  brush.closePath()
}

type Point = Curve[number]

/** Pressed cardboard: light from the upper left, a darker lower edge. The clip keeps it inside the piece. */
function bevel(brush: Brush, path: () => void, side: number): void {
  const depth = Math.min(2, Math.max(side < 36 ? 0.45 : 0.8, side / 70))
  for (const [shift, style, width] of [
    [-depth, 'rgba(20, 12, 30, 0.42)', 2.2 * depth],
    [depth, 'rgba(255, 255, 255, 0.5)', 1.6 * depth],
    [0, 'rgba(20, 12, 30, 0.4)', Math.min(1, side / 36)],
  ] as const) {
    brush.save()
    brush.translate(shift * 0.6, shift * 0.8)
    path()
    brush.strokeStyle = style
    brush.lineWidth = width
    brush.lineJoin = 'round'
    brush.stroke()
    brush.restore()
  }
}
