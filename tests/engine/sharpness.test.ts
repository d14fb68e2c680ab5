/** Owns what is proved of sharpness: fewer pixels where frames stay late, and never more again. */
import { describe, expect, it } from 'vitest'
import { Sharpness } from '../../src/engine/stage/sharpness'

/** Frames of `ms` for so many seconds; how often the sharpness changed. */
function run(sharpness: Sharpness, ms: number, seconds: number): number {
  let changes = 0
  for (let gone = 0; gone < seconds * 1000; gone += ms) if (sharpness.note(ms)) changes++
  return changes
}

describe('sharpness', () => {
  it('stays full at 30 frames a second and more', () => {
    const sharpness = new Sharpness()
    expect(run(sharpness, 1000 / 30, 20) + run(sharpness, 1000 / 144, 5)).toBe(0)
    expect(sharpness.density).toBe(1)
  })
  it('steps down each second while frames are late, to half, and stays there', () => {
    const sharpness = new Sharpness()
    expect(run(sharpness, 50, 10)).toBe(3)
    expect(sharpness.density).toBe(0.5)
    run(sharpness, 16, 10)
    expect(sharpness.density).toBe(0.5)
  })
  it('takes a stall of the machine for no slow frame', () => {
    const sharpness = new Sharpness()
    expect(run(sharpness, 2000, 20)).toBe(0)
  })
})
