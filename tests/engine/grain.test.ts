/** Owns the proof of how finely grounds are painted: no coarser than they are seen where the processor draws, as finely as they may be elsewhere. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { noteDrawer } from '../../src/engine/stage/drawer'
import { grainIn, grainOf, setGrain } from '../../src/engine/stage/grain'

/** A context that says who draws. */
const drawnBy = (name: string) =>
  ({ getExtension: () => null, getParameter: () => name, RENDERER: 0 }) as unknown as WebGL2RenderingContext

const WORLD = { width: 600, height: 800 }

describe('the grain of a ground', () => {
  afterAll(() => {
    noteDrawer(drawnBy('Some Graphics Card'))
    setGrain(Number.POSITIVE_INFINITY)
  })
  it('has no bound where graphics are fast', () => {
    noteDrawer(drawnBy('Some Graphics Card'))
    expect(grainIn({ width: 300, height: 400 }, WORLD, false)).toBe(Number.POSITIVE_INFINITY)
    setGrain(grainIn({ width: 300, height: 400 }, WORLD, false))
    expect(grainOf(600, 800, 2)).toBe(2)
  })
  describe('where the processor draws', () => {
    beforeAll(() => noteDrawer(drawnBy('ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero)))')))
    it('is a little finer than it is seen, in steps of a quarter', () => {
      for (const [wide, grain] of [
        [300, 0.75],
        [540, 1],
        [560, 1.25],
        [657, 1.25],
        [900, 1.75],
      ] as const)
        expect(grainIn({ width: wide, height: 1 }, WORLD, false), `${wide} px`).toBe(grain)
    })
    it('goes by the side that the width of a turned world is seen along', () => {
      expect(grainIn({ width: 800, height: 600 }, WORLD, true)).toBe(1.25)
    })
    it('is no finer than a ground is worth, and ends at whole pixels, so that pictures side by side meet', () => {
      setGrain(1.25)
      expect(grainOf(600, 800, 2)).toBe(1.25)
      expect(grainOf(600, 800, 1)).toBe(1)
      expect(grainOf(210, 720, 3)).toBe(1.5)
      expect(grainOf(101, 101, 1.5)).toBe(1.5)
    })
  })
})
