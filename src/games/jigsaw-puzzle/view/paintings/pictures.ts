/** Selects the picture of a puzzle: one of `../pictures`, the player's own, or the sheet that asks for it. */
import { itemAt } from '../../../../engine/core/itemAt'
import type { Brush } from '../../../../engine/stage/painting/paint'
import { disc } from '../../../../engine/stage/painting/shapes'
import { dropMissing, toastMissing } from '../../../../ui/loading/loadErrors'
import type { PICTURES } from '../../rules'
import { texts } from '../../texts/game'
import alps from '../pictures/alps.svg?url'
import city from '../pictures/city.svg?url'
import forest from '../pictures/forest.svg?url'
import market from '../pictures/market.svg?url'
import ocean from '../pictures/ocean.svg?url'
import space from '../pictures/space.svg?url'
import sunset from '../pictures/sunset.svg?url'
import winter from '../pictures/winter.svg?url'
import { paintLandscape } from './landscape'
import { fill, line, poly, repeat, upright } from './tools'

/** Every picture is drawn on a sheet of this size and scaled from there. */
const SHEET = { width: 800, height: 600 }

export type Painter = (brush: Brush) => void

type Picture = (typeof PICTURES)[number]

const FILES: Readonly<Record<Picture, string>> = { sunset, ocean, forest, city, winter, space, market, alps }
const loaded = new Map<string, Painter>()

/** Whether an option is one of the painted pictures, not the player's own. */
const isPainted = (option: string): option is Picture => Object.hasOwn(FILES, option)

/**
 * The painter of an option if it is already loaded: from the second game on.
 *
 * @param seed of the puzzle: a landscape is made from it
 */
export function painterAtHand(option: string, seed: number): Painter | null {
  if (option === 'landscape') return (brush) => paintLandscape(brush, seed)
  return isPainted(option) ? (loaded.get(option) ?? null) : paintEmpty
}

/** Loads the painter of an option. If loading fails, a plain sheet replaces it, and the puzzle can still be solved. */
export async function loadPainter(option: string): Promise<Painter> {
  try {
    const painter = isPainted(option) ? await painterOf(FILES[option]) : paintEmpty
    loaded.set(option, painter)
    dropMissing(texts.picture.part)
    return painter
  } catch {
    toastMissing(texts.picture.part)
    return paintDots
  }
}

/** Only the chosen picture is requested. A canvas draws it sharp at any size. */
async function painterOf(file: string): Promise<Painter> {
  const image = new Image()
  // In a frame without an origin, a canvas with any other image cannot become a texture.
  image.crossOrigin = 'anonymous'
  image.src = file
  await image.decode()
  return (brush) => brush.drawImage(image, 0, 0, SHEET.width, SHEET.height)
}

/** A decoded picture of a player. */
export type Shown = ImageBitmap | HTMLImageElement

/**
 * The picture on a canvas of this size in pixels.
 *
 * @param own - a player's picture, which is shown if that option is chosen
 */
export function pictureSheet(
  option: string,
  own: Shown | null,
  paint: Painter,
  width: number,
  height: number,
): HTMLCanvasElement {
  const sheet = document.createElement('canvas')
  sheet.width = Math.round(width)
  sheet.height = Math.round(height)
  const brush = sheet.getContext('2d')
  if (!brush) throw new Error('This browser can’t paint pictures.')
  if (own && option === 'own') {
    // The largest part of the right shape, from its middle.
    const scale = Math.max(sheet.width / own.width, sheet.height / own.height)
    const [w, h] = [own.width * scale, own.height * scale]
    brush.imageSmoothingQuality = 'high'
    brush.drawImage(own, (sheet.width - w) / 2, (sheet.height - h) / 2, w, h)
    return sheet
  }
  brush.scale(sheet.width / SHEET.width, sheet.height / SHEET.height)
  paint(brush)
  return sheet
}

/** Dots that differ from place to place. */
function paintDots(b: Brush): void {
  fill(
    b,
    0,
    0,
    800,
    600,
    upright(b, 0, 600, [
      [0, '#2f4f8f'],
      [0.5, '#56b4e9'],
      [1, '#0f7a66'],
    ]),
  )
  const hues = ['#56b4e9', '#009e73', '#f0e442', '#e69f00', '#d55e00', '#cc79a7']
  repeat(12, (row) =>
    repeat(16, (col) => {
      b.globalAlpha = 0.3 + 0.5 * (col / 15)
      disc(
        b,
        25 + col * 50,
        25 + row * 50,
        5 + ((row * 7 + col * 3) % 5) * 3,
        itemAt(hues, (row + col * 2) % 6),
      )
    }),
  )
  b.globalAlpha = 1
}

/** Shown until the player has chosen a picture; it can be solved too. */
function paintEmpty(b: Brush): void {
  paintDots(b)
  b.fillStyle = '#fffdf8'
  b.beginPath()
  b.roundRect(170, 130, 460, 340, 28)
  b.fill()
  b.save()
  b.beginPath()
  b.roundRect(194, 154, 412, 230, 14)
  b.clip()
  fill(b, 194, 154, 412, 230, '#cdeafc')
  disc(b, 296, 224, 34, '#f0b429')
  poly(b, '#009e73', 190, 390, 320, 270, 430, 390)
  poly(b, '#0b7a5b', 330, 390, 470, 220, 620, 390)
  b.restore()
  line(b, '#d9d3c5', 3, [194, 396, 606, 396])
  b.fillStyle = '#1d2230'
  b.textAlign = 'center'
  b.textBaseline = 'middle'
  b.font = '600 44px "Fredoka Variable", Fredoka, sans-serif'
  b.fillText(texts.picture.choose, 400, 430)
}
