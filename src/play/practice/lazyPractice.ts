/** What a game shows of practice. It is loaded where something may be in a list. */
import { storedKeys } from '../../engine/storage/adapter/localStorage'
import { lazyComponent } from '../../ui/loading/lazyComponent'
import { inTime } from '../../ui/loading/loadErrors'
import type { ResumePoint } from '../opening/opening'

export const PracticeBar = lazyComponent(() => import('./PracticeBar'))
export const PracticeButton = lazyComponent(() => import('./PracticeButton'))

/** In this visit; storage may be blocked. */
let isAdded = false

/** Whether something may be in the list of a game: the key is there for the lists of all games, even empty ones. */
export const mayHaveItems = (): boolean =>
  isAdded || storedKeys().some((key) => /^(practice$|journal\/practice\/)/.test(key))

/** Call it when something was added to a list: loads the button, for the next start panel. */
export function noteAddition(): void {
  isAdded = true
  PracticeButton.load().catch(() => undefined)
}

/**
 * Loads what a game shows of practice as soon as it opens: in the start panel nothing may move later, and the bar judges
 * the first move of an item. Never rejects.
 */
export async function loadPractice(from: ResumePoint | undefined): Promise<void> {
  const isItem = from?.kind === 'turn' && from.practice !== undefined
  const part = isItem ? PracticeBar : mayHaveItems() ? PracticeButton : null
  if (part) await inTime(part.load()).catch(() => undefined)
}
