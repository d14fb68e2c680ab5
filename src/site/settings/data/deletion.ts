/** Deletes stored data: everything, or the copies of unreadable data. */
import { readText, removeText, storedKeys } from '../../../engine/storage/adapter/localStorage'
import { page } from '../../../engine/storage/store/page'
import { isUnreadableCopy } from '../../../engine/storage/store/quarantine'
import { deleteData } from '../../../engine/storage/store/replaceData'
import { ownerOf } from './storedKeys'

/** Deletes everything that the site stores in this browser, including copies of unreadable data, and stops older tabs from writing. */
export function deleteEverything(): void {
  deleteData(page, (key) => ownerOf(key) !== undefined)
}

/** The unreadable texts with their keys. */
export function unreadableTexts(): { key: string; text: string }[] {
  return storedKeys()
    .filter((key) => isUnreadableCopy(key) && ownerOf(key) !== undefined)
    .sort()
    .map((key) => ({ key, text: readText(key) ?? '' }))
}

/** Removes the copies of unreadable data. */
export function removeUnreadable(): void {
  for (const { key } of unreadableTexts()) removeText(key)
}
