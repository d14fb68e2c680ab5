/** Messages for when the browser cannot store or read everything. */
import { onStorageProblem, type StorageProblem } from '../../engine/storage/store/page'
import { toast } from '../../ui/toasts/toast'
import { shellTexts } from '../texts/shell'

/**
 * Shows a message for each storage problem, including earlier ones. Each is shown once per visit, except that storage is
 * full: that is shown again after there was space in between.
 */
export function startStorageNotices(): void {
  const shown = new Set<StorageProblem>()
  onStorageProblem((problem) => {
    if (shown.has(problem)) return
    if (problem !== 'full') shown.add(problem)
    const { text, detail } = shellTexts.storage[problem]
    toast(text, { kind: 'bad', detail })
  })
}
