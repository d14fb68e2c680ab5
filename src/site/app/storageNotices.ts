/** Messages for when the browser stores nothing, or not everything. */
import { onStorageProblem, type StorageProblem } from '../../engine/storage/store/page'
import { toast } from '../../ui/toasts/toast'

const NOTICES: Readonly<Record<StorageProblem, { text: string; detail: string }>> = {
  full: {
    text: 'This browser has no room left for this site',
    detail:
      'What you do now is lost when you close the page. Export your data in Settings, or delete some of it.',
  },
  blocked: {
    text: 'This browser keeps nothing for this site',
    detail: 'Every game works, but favorites, settings and results are gone when you close the page.',
  },
  corrupt: {
    text: 'Some of your saved data could not be read',
    detail: 'What could be read stays in use, and a copy of the rest was put aside.',
  },
  uncopied: {
    text: 'Some of your saved data could not be read',
    detail: 'There is no room for a copy of it: it is left as it is, and nothing is written over it.',
  },
  newer: {
    text: 'Your saved data comes from a newer version of this site',
    detail: 'Reload the page to get that version. Until then it is left as it is.',
  },
}

/**
 * Shows a message for each problem, those found before included. Each comes once a visit; that storage is full comes again
 * after there was room.
 */
export function startStorageNotices(): void {
  const shown = new Set<StorageProblem>()
  onStorageProblem((problem) => {
    if (shown.has(problem)) return
    if (problem !== 'full') shown.add(problem)
    toast(NOTICES[problem].text, { kind: 'bad', detail: NOTICES[problem].detail })
  })
}
