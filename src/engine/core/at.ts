/** Checked access to the elements of a list, for code that knows that an index is valid when the compiler cannot. */

/**
 * The element at an index.
 * @param index from 0; unlike `Array.prototype.at`, negative ones do not count from the end
 * @returns the element, without the `undefined` that `noUncheckedIndexedAccess` adds
 * @throws RangeError when the list has no such element: a mistake in the program, found where it is made
 */
export function at<T>(list: ArrayLike<T>, index: number): T {
  const element = list[index]
  if (element !== undefined) return element
  // The list may hold `undefined` itself, where T allows it.
  if (Number.isInteger(index) && index >= 0 && index < list.length) return element as T
  throw new RangeError(`There is no element ${index} in a list of ${list.length}.`)
}
