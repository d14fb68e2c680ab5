/** The quality of the stage: the resolution drops when frames are slow, and the browser chooses the context. */
import { describe, expect, it } from 'vitest'
import { openContext, Resolution } from '../../../src/engine/stage/quality'

/** Counts frames of `ms` for some seconds. @returns how often the resolution changed */
function run(resolution: Resolution, ms: number, seconds: number): number {
  let changes = 0
  for (let passed = 0; passed < seconds * 1000; passed += ms) if (resolution.countFrame(ms)) changes++
  return changes
}

describe('the resolution', () => {
  it('stays full at 30 frames per second and more', () => {
    const resolution = new Resolution(false)
    expect(run(resolution, 1000 / 30, 20)).toBe(0)
    resolution.beginScene()
    expect(run(resolution, 1000 / 144, 5)).toBe(0)
    expect(resolution.value).toBe(1)
  })
  it('drops once, by as much as the frames of the first second are too slow', () => {
    const shares = [42, 50, 80, 200].map((ms) => {
      const resolution = new Resolution(false)
      expect(run(resolution, ms, 10)).toBe(1)
      return resolution.value
    })
    expect(shares.map((share) => share.toFixed(2))).toEqual(['0.85', '0.77', '0.61', '0.50'])
  })
  it('is not judged after the first second', () => {
    const resolution = new Resolution(false)
    expect(run(resolution, 16, 2) + run(resolution, 100, 10)).toBe(0)
  })
  it('is judged again for another scene, and never rises', () => {
    const resolution = new Resolution(false)
    run(resolution, 50, 2)
    const first = resolution.value
    resolution.beginScene()
    expect(run(resolution, 16, 2)).toBe(0)
    expect(resolution.value).toBe(first)
    resolution.beginScene()
    expect(run(resolution, 50, 2)).toBe(1)
    expect(resolution.value).toBeLessThan(first)
  })
  it('begins low where WebGL is slow, and changes once at most', () => {
    const resolution = new Resolution(true)
    expect(resolution.value).toBe(0.65)
    expect(run(resolution, 100, 10)).toBe(1)
    expect(resolution.value).toBe(0.5)
    resolution.beginScene()
    expect(run(resolution, 100, 10)).toBe(0)
  })
  it('does not count a stall of the machine as a slow frame', () => {
    const resolution = new Resolution(false)
    expect(run(resolution, 2000, 20)).toBe(0)
  })
})

describe('the context', () => {
  /** A canvas whose browser offers no WebGL, WebGL that it calls slow, or WebGL by the renderer of this name. */
  function canvas(offers: 'none' | 'slow' | { readonly renderer: string; readonly hidden?: boolean }) {
    const asked: (WebGLContextAttributes | undefined)[] = []
    const gl = {
      RENDERER: 1,
      getExtension: () =>
        typeof offers === 'object' && !offers.hidden ? { UNMASKED_RENDERER_WEBGL: 2 } : null,
      getParameter: (name: number) => (typeof offers === 'object' && name === 2 ? offers.renderer : 'WebGL'),
    }
    const getContext = (_name: string, attributes: WebGLContextAttributes) => {
      asked.push(attributes)
      const refused = offers === 'none' || (offers === 'slow' && attributes.failIfMajorPerformanceCaveat)
      return refused ? null : gl
    }
    return { asked, element: { getContext } as unknown as HTMLCanvasElement }
  }

  it.each([
    { renderer: 'ANGLE (Intel, Mesa Intel(R) UHD Graphics 620 (KBL GT2), OpenGL 4.6)' },
    { renderer: 'llvmpipe', hidden: true },
  ])('is antialiased and not slow with a graphics card, or where the name is hidden', (offers) => {
    const { asked, element } = canvas(offers)
    expect(openContext(element)).toMatchObject({ antialias: true, slow: false })
    expect(asked).toHaveLength(1)
    expect(asked[0]?.antialias).toBe(true)
  })
  it('is slow and not antialiased if the browser says that WebGL is slow', () => {
    const { asked, element } = canvas('slow')
    expect(openContext(element)).toMatchObject({ antialias: false, slow: true })
    expect(asked.at(-1)?.antialias).toBe(false)
  })
  it.each([
    'ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero) (0x0000C0DE)), SwiftShader driver)',
    'llvmpipe (LLVM 15.0.6, 256 bits)',
    'ANGLE (Microsoft, Microsoft Basic Render Driver Direct3D11 vs_5_0 ps_5_0)',
  ])('is slow by the name of its renderer: %s', (renderer) => {
    expect(openContext(canvas({ renderer }).element).slow).toBe(true)
  })
  it('reports that there is no WebGL', () => {
    expect(() => openContext(canvas('none').element)).toThrow('no WebGL')
  })
})
