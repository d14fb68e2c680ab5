/** Checked access to list elements. */
import { expect, it } from 'vitest'
import { at } from '../../src/engine/core/at'

it('returns elements of arrays, typed arrays and texts', () => {
  expect(at(['a', 'b'], 1)).toBe('b')
  expect(at(new Float64Array([0, 2]), 0)).toBe(0)
  expect(at('abc', 2)).toBe('c')
})
it('returns an element that is undefined', () => {
  expect(at<number | undefined>([1, undefined], 1)).toBeUndefined()
})
it.each([2, -1, 0.5, Number.NaN])('throws for the index %d, which a list of two does not have', (index) => {
  expect(() => at(['a', 'b'], index)).toThrow(RangeError)
})
