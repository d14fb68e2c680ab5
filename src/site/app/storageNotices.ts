/** Owns what the visitor is told when the browser keeps nothing, or not all. Imported first: stores are read as they are opened. */
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

/** Told once a visit; that there is no room is told again once there was some. */
const told = new Set<StorageProblem>()

onStorageProblem((problem) => {
  if (told.has(problem)) return
  if (problem !== 'full') told.add(problem)
  toast(NOTICES[problem].text, { kind: 'bad', detail: NOTICES[problem].detail })
})
