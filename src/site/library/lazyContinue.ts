/** Whether there are games in progress, without loading the code that shows them. */
import { storedKeys } from '../../engine/storage/adapter/localStorage'
import { lazyComponent } from '../../ui/loading/lazyComponent'

/** The storage prefixes of saved games. */
const SAVES = /^(saves|worlds)\//

/** Whether there may be a game in progress: a dismissed one leaves a key too. */
export function hasSavedGames(): boolean {
  return storedKeys().some((key) => SAVES.test(key))
}

export const Continue = lazyComponent(() => import('./Continue'))
