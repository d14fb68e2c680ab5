/** Owns following what keys and pad buttons are called: what shows names is rendered anew when they change. */
import { useSyncExternalStore } from 'react'
import { namesVersion, watchNames } from '../../engine/input/names'

export function useInputNames(): void {
  useSyncExternalStore(watchNames, namesVersion, () => 0)
}
