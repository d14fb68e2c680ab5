/** What PixiJS and paintings look for in a browser as soon as they are loaded. Nothing is drawn. Import it first. */
import { vi } from 'vitest'

/** Answers whatever is asked of a 2D context, its gradients, paths and measures. */
const brush: unknown = new Proxy(() => {}, {
  get(_target, key) {
    if (key === 'width') return 20
    if (key === 'data') return new Uint8ClampedArray(4)
    return key === Symbol.toPrimitive ? () => 20 : brush
  },
  set: () => true,
  apply: () => brush,
})

class Canvas {
  width = 1
  height = 1
  getContext() {
    return brush
  }
}

vi.stubGlobal('HTMLCanvasElement', Canvas)
class Picture {
  decode() {
    return Promise.resolve()
  }
}

vi.stubGlobal('Image', Picture)
vi.stubGlobal('Path2D', function Path2D() {
  return brush
})
vi.stubGlobal('navigator', { userAgent: '' })
vi.stubGlobal('document', {
  createElement: () => new Canvas(),
  documentElement: { dataset: {} },
  fonts: { load: () => Promise.resolve() },
})
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
