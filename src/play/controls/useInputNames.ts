/** Rerenders a component when the names of keys and gamepad buttons change. */
import { useSyncExternalStore } from 'react'
import { namesVersion, watchNames } from '../../engine/input/names'

export function useInputNames(): void {
  useSyncExternalStore(watchNames, namesVersion, () => 0)
}
