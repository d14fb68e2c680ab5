/** Checked access to list elements. */
import { expect, it } from 'vitest'
import { itemAt } from '../../../src/engine/core/itemAt'

it('returns elements of arrays, typed arrays and texts', () => {
  expect(itemAt(['a', 'b'], 1)).toBe('b')
  expect(itemAt(new Float64Array([0, 2]), 0)).toBe(0)
  expect(itemAt('abc', 2)).toBe('c')
})
it('counts negative indices from the end', () => {
  expect(itemAt(['a', 'b'], -1)).toBe('b')
})
it('returns an element that is undefined', () => {
  expect(itemAt<number | undefined>([1, undefined], 1)).toBeUndefined()
})
it.each([2, -3, 0.5, Number.NaN])('throws for the index %d, which a list of two does not have', (index) => {
  expect(() => itemAt(['a', 'b'], index)).toThrow(RangeError)
})
