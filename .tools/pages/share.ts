/** Draws the pictures of shared links: a game's cover beside its name, 1200x630. They are cached for the next build. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import wawoff2 from 'wawoff2'

export interface ShareCard {
  readonly title: string
  readonly line: string
  /** SVG text. */
  readonly cover: string
  /** The cover's width divided by its height. */
  readonly shape: number
  /** The name of the site, and its color. */
  readonly site: string
  readonly accent: string
}

const WIDTH = 1200
const HEIGHT = 630
/** The width of the text column, and the padding around it. */
const COLUMN = 420
const EDGE = 64
/** The height of the cover, of which a logo has as much as width. */
const MAX_COVER = 460
const TITLE_SIZE = 66
/** The mean width of a letter relative to its height: generous, so that no line exceeds the column. */
const LETTER = 0.56

const COLORS = { ground: '#14161d', panel: '#1d212b', ink: '#f3f1ea', soft: '#b3b8c6' }

const escaped = (text: string) =>
  text.replace(/[&<>]/g, (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[character] ?? character)

/** Wraps words into lines no wider than the column. */
export function wrapped(text: string, size: number): string[] {
  const max = Math.floor(COLUMN / (size * LETTER))
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= max)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

function words(lines: readonly string[], y: number, size: number, step: number, color: string): string {
  return lines
    .map(
      (line, i) =>
        `<text x="${EDGE}" y="${y + i * step}" font-family="Fredoka" font-weight="600" font-size="${size}" fill="${color}">${escaped(line)}</text>`,
    )
    .join('')
}

/** The picture as an SVG. */
function cardOf({ title, line, cover, shape, site, accent }: ShareCard): string {
  const room = WIDTH - 2 * EDGE - COLUMN - 40
  const width = Math.min(room, MAX_COVER * shape)
  const left = WIDTH - EDGE - (room + width) / 2
  const height = width / shape
  const top = (HEIGHT - height) / 2
  const name = wrapped(title, TITLE_SIZE)
  const text = wrapped(line, 32)
  const block = name.length * 72 + 20 + text.length * 42
  const first = Math.max(170, (HEIGHT - block) / 2 + 66)
  const picture = `data:image/svg+xml;base64,${Buffer.from(cover).toString('base64')}`
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${WIDTH}" height="${HEIGHT}">
<defs><clipPath id="corners"><rect x="${left}" y="${top}" width="${width}" height="${height}" rx="28"/></clipPath></defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="${COLORS.ground}"/>
<rect x="${left - 14}" y="${top - 14}" width="${width + 28}" height="${height + 28}" rx="40" fill="${COLORS.panel}"/>
<g clip-path="url(#corners)"><image x="${left}" y="${top}" width="${width}" height="${height}" href="${picture}"/></g>
${words([site], 84, 34, 0, accent)}
${words(name, first, TITLE_SIZE, 72, COLORS.ink)}
${words(text, first + (name.length - 1) * 72 + 64, 32, 42, COLORS.soft)}
</svg>`
}

/** Unpacks the font for the drawing library, which cannot read WOFF2. @returns the path of the file */
export async function unpackedFont(root: string, cache: string): Promise<string> {
  const name = 'fredoka-latin-600-normal'
  const target = join(cache, `${name}.ttf`)
  if (existsSync(target)) return target
  mkdirSync(cache, { recursive: true })
  const packed = readFileSync(join(root, `node_modules/@fontsource/fredoka/files/${name}.woff2`))
  writeFileSync(target, await wawoff2.decompress(packed))
  return target
}

/** A PNG of the picture, taken from `cache` if it was drawn before. */
export function pictureOf(card: ShareCard, font: string, cache: string): Buffer {
  const svg = cardOf(card)
  const name = createHash('sha256').update(svg).digest('hex').slice(0, 24)
  const kept = join(cache, `${name}.png`)
  if (existsSync(kept)) return readFileSync(kept)
  const drawn = new Resvg(svg, {
    font: { loadSystemFonts: false, fontFiles: [font], defaultFontFamily: 'Fredoka' },
  })
    .render()
    .asPng()
  mkdirSync(cache, { recursive: true })
  writeFileSync(kept, drawn)
  return drawn
}
