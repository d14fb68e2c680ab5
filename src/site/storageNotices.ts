/** Owns what the visitor is told when the browser keeps nothing, or not all. Imported first: stores are read as they are opened. */
import { onStorageProblem, type StorageProblem } from '../engine/storage/store'
import { toast } from '../ui/toast'

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
  newer: {
    text: 'Your saved data comes from a newer version of this site',
    detail: 'Reload the page to get that version. Until then it is left as it is.',
  },
}

const told = new Set<StorageProblem>()

onStorageProblem((problem) => {
  if (told.has(problem)) return
  told.add(problem)
  toast(NOTICES[problem].text, { kind: 'bad', detail: NOTICES[problem].detail })
})
