/** Whether there are games in progress, before the code that shows them is loaded. */
import { storedKeys } from '../../engine/storage/adapter/localStorage'
import { direct, orNothing } from '../../ui/loading/preloadable'

/** The storage prefixes of saved games, whose schemas the home page does not need before. */
const ROOMS = /^(saves|worlds)\//

/** Whether something may wait: what was given up leaves a key as well. */
export function playsWait(): boolean {
  return storedKeys().some((key) => ROOMS.test(key))
}

export const Continue = direct(orNothing(() => import('./Continue')))
