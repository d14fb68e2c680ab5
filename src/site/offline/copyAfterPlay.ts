/** Owns when the site copies itself into a browser unasked: once a play has been finished. */
import { subscribe } from 'valtio'
import { records } from '../../engine/storage/values/records'
import { settings } from '../../engine/storage/values/settings'
import { keepOffline, savesData } from './offline'

let watching = false

function playedOnce(): boolean {
  return Object.values(records.get()).some((sets) => Object.values(sets).some(({ plays }) => plays > 0))
}

/**
 * Called when a play has begun: makes the copy once one has been finished, in this visit or in one before. Who only looks, wants
 * data saved or has removed the copy downloads nothing. It is looked at for the whole visit, once for all games.
 */
export function keepAfterPlay(): void {
  if (watching) return
  watching = true
  const look = () => {
    if (settings.get().offline === 'removed' || savesData() || !playedOnce()) return
    stop()
    void keepOffline()
  }
  const stop = subscribe(records.live, look)
  look()
}
