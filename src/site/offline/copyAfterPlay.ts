/** Stores an offline copy automatically once a game has been finished. */
import { subscribe } from 'valtio'
import { records } from '../../engine/storage/values/records'
import { once } from '../../ui/once'
import { makeCopy, mayCopy } from './offline'

function hasFinishedGame(): boolean {
  return Object.values(records.get()).some((sets) => Object.values(sets).some(({ plays }) => plays > 0))
}

/**
 * Makes the copy once a game has been finished, in this visit or an earlier one. Nothing is downloaded for visitors who
 * only browse, have data saver on, or have removed the copy. Called when a game has begun; holds for the whole visit.
 */
export const copyAfterPlay = once(() => {
  const check = () => {
    if (!mayCopy() || !hasFinishedGame()) return
    stop()
    void makeCopy()
  }
  const stop = subscribe(records.live, check)
  check()
})
