/** Owns the question whether plays wait to be gone on with, before anything is loaded that could show them. */
import { storedKeys } from '../../engine/storage/adapter/localStorage'
import { direct, orNothing } from '../../ui/loading/preloadable'

/** The rooms of `engine/storage/values/saves.ts` and `worlds.ts`, whose schemas the home page does not need before. */
const ROOMS = /^(saves|worlds)\//

/** Whether something may wait: what was given up leaves a key as well. */
export function playsWait(): boolean {
  return storedKeys().some((key) => ROOMS.test(key))
}

export const Continue = direct(orNothing(() => import('./Continue')))
