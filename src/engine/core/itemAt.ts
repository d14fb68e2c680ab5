/**
 * The item at an index that must exist.
 *
 * @param index from 0
 * @throws RangeError when there is no such item: a programming error, found where it happens
 */
export function itemAt<Item>(list: ArrayLike<Item>, index: number): Item {
  const item = list[index]
  if (item === undefined) throw new RangeError(`No item at ${index} of ${list.length}`)
  return item
}
