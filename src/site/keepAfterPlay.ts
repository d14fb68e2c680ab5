/** Owns when the site copies itself into a browser unasked: once a play has been finished. */
import { subscribe } from 'valtio'
import { records } from '../engine/storage/records'
import { settings } from '../engine/storage/settings'
import { keepOffline, savesData } from './offline'

function playedOnce(): boolean {
  return Object.values(records.get()).some((sets) => Object.values(sets).some(({ plays }) => plays > 0))
}

/**
 * Called by game pages: makes the copy once a play has been finished, in this visit or in one before. Who only looks, wants
 * data saved or has removed the copy downloads nothing. Returns how to stop waiting.
 */
export function keepAfterPlay(): () => void {
  const look = () => {
    if (settings.get().offline === 'removed' || savesData() || !playedOnce()) return
    stop()
    void keepOffline()
  }
  const stop = subscribe(records.live, look)
  look()
  return stop
}
