/** A change of palette reaches open pages: no drawing module keeps colors from load time. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import {
  following,
  hexNumber,
  PALETTE,
  paletteName,
  setPalette,
  tint,
  USUAL,
} from '../../../src/engine/core/palette'
import { PALETTES } from '../../../src/engine/core/palettes'
import { WHOLE } from '../../support/gameIds'

/** Which module requested which hue, and where. */
const asked = vi.hoisted((): string[] => {
  // PixiJS checks the browser while it loads.
  vi.stubGlobal('navigator', { userAgent: '', platform: '' })
  return []
})

vi.mock('../../../src/engine/core/palette', async (original) => {
  const real = await original<typeof import('../../../src/engine/core/palette')>()
  const note = (hue: string) => {
    const stack = new Error().stack ?? ''
    // Values that depend on the palette are computed again for each palette.
    if (/\bfollowing\b/.test(stack)) return
    const line = stack.split('\n').find((each) => /src\/(games|play|ui|engine\/stage)\//.test(each))
    asked.push(`${hue} ${line?.replace(/^.*\/src\//, 'src/') ?? ''}`.trim())
  }
  return {
    ...real,
    PALETTE: new Proxy(real.PALETTE, {
      get(colours, hue) {
        note(String(hue))
        return Reflect.get(colours, hue)
      },
    }),
    tint(hue: import('../../../src/engine/core/palette').Hue) {
      note(hue)
      return real.tint(hue)
    },
  }
})

/** Every file that draws with the palette. */
const drawing = ['src/games', 'src/play', 'src/engine/stage'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`)
    .filter((path) => /from '.*core\/palette'/.test(readFileSync(path, 'utf8'))),
)

it('no drawing module reads a color while it loads', async () => {
  expect(drawing.length).toBeGreaterThan(WHOLE ? 80 : 0)
  for (const path of drawing) await import(/* @vite-ignore */ `../../../${path}`)
  expect(asked).toEqual([])
  expect(tint('sky')).toBe(0x56b4e9)
  expect(asked).toEqual(['sky'])
})

it('values that depend on the palette keep their identity and get new colors, in lists and records', () => {
  const list = following(() => [PALETTE.sky, tint('green')] as const)
  const record = following(() => ({ coat: { color: PALETTE.sky } }))
  const other = PALETTES.protan
  expect(other.sky).not.toBe(USUAL.sky)
  setPalette('protan', other)
  expect(paletteName()).toBe('protan')
  expect([...list]).toEqual([other.sky, hexNumber(other.green)])
  expect(record.coat.color).toBe(other.sky)
  setPalette('usual', PALETTES.usual)
  expect(list[0]).toBe(USUAL.sky)
})
