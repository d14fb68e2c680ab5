/** The workbench without a browser: it shows every component. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { address, MAX_TICKS, readAddress } from '../../src/workbench/address'

const bench = (readdirSync('src/workbench', { recursive: true }) as string[])
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(`src/workbench/${file}`, 'utf8'))
  .join('\n')
const shows = (layer: string, file: string) => bench.includes(`../${layer}/${file.replace(/\.tsx?$/, '')}'`)

describe('the workbench', () => {
  it('shows every component of ui', () => {
    const parts = (readdirSync('src/ui', { recursive: true }) as string[]).filter((file) =>
      /(^|\/)[A-Z].*\.tsx$/.test(file),
    )
    expect(parts.length).toBeGreaterThan(15)
    // Toasts are loaded on demand; the others are inside PlaceTable, or give it the rules of a game.
    const INSIDE: Readonly<Record<string, string>> = {
      'toasts/ToastHost.tsx': 'toasts/toast',
      'cardTable/Cards.tsx': 'cardTable/PlaceTable',
      'cardTable/CardTable.tsx': 'cardTable/PlaceTable',
      'cardTable/StockPicture.tsx': 'cardTable/PlaceTable',
      'cardTable/RunTable.tsx': 'cardTable/PlaceTable',
    }
    const missing = parts.filter((file) => !shows('ui', INSIDE[file] ?? file))
    expect(missing).toEqual([])
  })
  it('shows every component of the stage', () => {
    // The stage's own base is not part of a scene.
    const ground =
      /(^|\/)(stage|graphicsContext|quality|graphics|upload|pool|lineup|floaterPlace|outlines|fallen)\.ts$/
    const parts = (readdirSync('src/engine/stage', { recursive: true }) as string[]).filter(
      (file) => /\.tsx?$/.test(file) && !ground.test(file),
    )
    expect(parts.length).toBeGreaterThan(12)
    expect(parts.filter((file) => !shows('engine/stage', file))).toEqual([])
  })
  it('reads any address', () => {
    expect(readAddress('?game=snake&seed=4&tick=600&theme=light&motion=reduced')).toEqual({
      part: null,
      game: 'snake',
      tick: 600,
      theme: 'light',
      motion: 'reduced',
      flashes: false,
    })
    expect(readAddress('?part=walls&tick=1.5')).toMatchObject({
      part: null,
      game: null,
      tick: 0,
      theme: 'dark',
    })
    expect(readAddress('?tick=-3').tick).toBe(0)
    expect(readAddress('?tick=99999999').tick).toBe(MAX_TICKS)
    expect(address('?game=pong&tick=1', { tick: 2 })).toBe('?game=pong&tick=2')
  })
})
