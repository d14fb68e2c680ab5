/**
 * The item at an index that must exist.
 *
 * @param index from 0; negative counts from the end, as in `Array.at`
 * @throws RangeError when there is no such item: a programming error, found where it happens
 */
export function itemAt<Item>(list: readonly Item[], index: number): Item {
  const item = list.at(index)
  if (item === undefined) throw new RangeError(`No item at ${index} of ${list.length}`)
  return item
}
