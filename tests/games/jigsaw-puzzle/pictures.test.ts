/** Tests the painted pictures of Jigsaw Puzzle: the files, and what is shown when one cannot be loaded. */
import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { afterEach, expect, it, vi } from 'vitest'
import { PICTURES } from '../../../src/games/jigsaw-puzzle/rules'
import { loadPainter, painterAtHand } from '../../../src/games/jigsaw-puzzle/view/paintings/pictures'
import { toastTexts } from '../../play/session/toasts'

const FOLDER = 'src/games/jigsaw-puzzle/view/pictures'

afterEach(() => vi.unstubAllGlobals())

it.each(PICTURES)('%s is a drawing of 800 × 600 below 60 kB as sent, which needs no other file', (name) => {
  const drawing = readFileSync(`${FOLDER}/${name}.svg`, 'utf8')
  // Without a size of its own, Firefox draws none on a canvas.
  expect(drawing).toMatch(/^<svg [^>]*width="800" height="600"/)
  expect(gzipSync(drawing).length).toBeLessThan(60_000)
  expect(drawing).not.toMatch(/<(?:script|foreignObject|image|use|text)|href=|\son\w+=|@import|url\((?!#)/)
})

it('no other file lies beside the pictures', () => {
  const drawings = readdirSync(FOLDER).filter((file) => file.endsWith('.svg'))
  expect(drawings.sort()).toEqual(PICTURES.map((name) => `${name}.svg`).sort())
})

it('only the chosen picture is requested, and again by the next game when that fails', async () => {
  const requested: string[] = []
  let online = false
  class FakeImage {
    src = ''
    decode() {
      requested.push(this.src)
      return online ? Promise.resolve() : Promise.reject(new Error('no connection'))
    }
  }
  vi.stubGlobal('Image', FakeImage)
  const before = toastTexts.length
  expect(painterAtHand('winter', 1)).toBeNull()
  await loadPainter('winter')
  expect(toastTexts.length).toBe(before + 1)
  expect(painterAtHand('winter', 1)).toBeNull()

  online = true
  const painter = await loadPainter('winter')
  const drawImage = vi.fn()
  painter({ drawImage } as unknown as CanvasRenderingContext2D)
  expect(drawImage).toHaveBeenCalledWith(expect.any(FakeImage), 0, 0, 800, 600)
  expect(painterAtHand('winter', 1)).toBe(painter)
  expect(requested).toEqual([expect.stringContaining('winter'), expect.stringContaining('winter')])
})
