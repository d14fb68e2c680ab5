/** Checked access to list items, for code that knows an index is valid where the compiler cannot. */

/**
 * The item at an index.
 *
 * @param index from 0; a negative index counts from the end
 * @returns the item, without the `undefined` that the compiler adds
 * @throws RangeError if the list has no such item, so that a programming error surfaces where it happens
 */
export function itemAt<Item>(list: ArrayLike<Item>, index: number): Item {
  const at = index < 0 ? list.length + index : index
  const item = list[at]
  if (item !== undefined) return item
  // The list may contain `undefined` if its type allows it.
  if (Number.isInteger(at) && at >= 0 && at < list.length) return item as Item
  throw new RangeError(`There is no item ${index} in a list of ${list.length}.`)
}
