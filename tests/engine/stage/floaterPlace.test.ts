/** Floating words stay inside the field, and a new one covers no older one. */
import { describe, expect, it } from 'vitest'
import { fitWord, placeWord, type WordBox } from '../../../src/engine/stage/parts/floaterPlace'

const word = (across: number, down: number, width = 60, height = 20): WordBox => ({
  across,
  down,
  width,
  height,
  lift: 0,
})
/** Adds words one after the other, and returns how far down each is at the end. */
function downs(...added: WordBox[]): number[] {
  const words: WordBox[] = []
  for (const each of added) {
    placeWord(words, each)
    words.push(each)
  }
  return words.map(({ down, lift }) => down - lift)
}

describe('a floating word', () => {
  it('stays where it is meant in the field, moves in from its edge, and is smaller if it is wider', () => {
    expect(fitWord(200, 100, 400)).toEqual({ across: 200, factor: 1 })
    expect(fitWord(10, 100, 400)).toEqual({ across: 75.5, factor: 1 })
    expect(fitWord(399, 100, 400)).toEqual({ across: 324.5, factor: 1 })
    const wide = fitWord(100, 768, 400)
    expect(wide.factor).toBe(0.5)
    expect(wide.across).toBeCloseTo(200, 9)
    expect(fitWord(10, 100, Number.POSITIVE_INFINITY)).toEqual({ across: 10, factor: 1 })
  })
  it('lifts older ones that it would cover, each above the next', () => {
    expect(downs(word(100, 50), word(110, 52), word(120, 52))).toEqual([12, 32, 52])
  })
  it('leaves those beside, above and below it', () => {
    expect(downs(word(100, 50), word(160, 50), word(100, 70), word(100, 30))).toEqual([50, 50, 70, 30])
  })
  it('ends with sizes that are rounded', () => {
    const heights = Array.from({ length: 12 }, (_, n) => word(100, 50 + n / 7, 60, 22 * 1.05))
    expect(new Set(downs(...heights)).size).toBe(12)
  })
  it('is lifted itself above those below it, and lifts those above it', () => {
    expect(downs(word(100, 50), word(110, 45))).toEqual([50, 30])
    expect(downs(word(100, 30), word(100, 55), word(100, 50))).toEqual([15, 55, 35])
  })
})
