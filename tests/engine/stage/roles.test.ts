/** What the vision settings do with a painting depends on its role, and on no word in its key. */
import '../../support/canvas'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { isStill } from '../../../src/engine/stage/painting/outlines'
import { paint, roleOf } from '../../../src/engine/stage/painting/paint'
import { changeSettings, DEFAULT_SETTINGS } from '../../../src/engine/storage/values/settings'
import { nodeTexture } from '../../../src/games/circuit-breaker/view/paintings'

/** The canvases that were made: one for a painting as it is, more for an outline, which needs copies of the shape. */
let made = 0

/** A canvas on which everything is opaque. */
class Opaque {
  width = 100
  height = 100
  getContext() {
    const data = new Uint8ClampedArray(24 * 24 * 4).fill(255)
    return new Proxy({ getImageData: () => ({ data }) } as Record<string | symbol, unknown>, {
      get: (own, key) => own[key] ?? (() => ({ addColorStop() {} })),
    })
  }
}

beforeAll(() => {
  vi.stubGlobal('HTMLCanvasElement', Opaque)
  vi.stubGlobal('document', {
    createElement: () => {
      made++
      return new Opaque()
    },
    documentElement: { dataset: {} },
  })
  changeSettings({ outlines: true, calm: true })
})
afterAll(() => changeSettings(DEFAULT_SETTINGS))

/** A look of a board. */
const PLAIN = { name: 'radio', metal: '#c39245', current: '#7fe9ff', corners: 0 } as const

const isOutlined = (draw: () => unknown) => {
  made = 0
  draw()
  return made > 2
}

it('figures are outlined, whatever their key: an unlit node of Circuit Breaker, too', () => {
  expect(isOutlined(() => nodeTexture('lit', PLAIN))).toBe(true)
  expect(isOutlined(() => nodeTexture('dark', PLAIN))).toBe(true)
  expect(isOutlined(() => paint('ghost:shadow', 50, 50, () => {}))).toBe(true)
})

it('text, lights and backgrounds are not; scenery keeps still where backgrounds are calm', () => {
  for (const role of ['plain', 'ground', 'far'] as const) {
    expect(isOutlined(() => paint(`test:${role}`, 50, 50, () => {}, { role }))).toBe(false)
    expect(roleOf(paint(`test:${role}`, 50, 50, () => {}))).toBe(role)
  }
  expect((['figure', 'plain', 'ground', 'far'] as const).filter(isStill)).toEqual(['far'])
})
