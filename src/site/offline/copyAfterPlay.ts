/** When the site stores an offline copy unasked: once a game has been finished. */
import { subscribe } from 'valtio'
import { records } from '../../engine/storage/values/records'
import { settings } from '../../engine/storage/values/settings'
import { once } from '../../ui/once'
import { keepOffline, savesData } from './offline'

function playedOnce(): boolean {
  return Object.values(records.get()).some((sets) => Object.values(sets).some(({ plays }) => plays > 0))
}

/**
 * Called when a game has begun: makes the copy once a game has been finished, in this visit or an earlier one.
 * Visitors who only look, save data or have removed the copy download nothing. Holds for the whole visit.
 */
export const keepAfterPlay = once(() => {
  const look = () => {
    if (settings.get().offline === 'removed' || savesData() || !playedOnce()) return
    stop()
    void keepOffline()
  }
  const stop = subscribe(records.live, look)
  look()
})
