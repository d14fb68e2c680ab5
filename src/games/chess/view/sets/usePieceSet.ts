/** The set of pieces that was chosen: the classic one is here at once, the others are loaded. */
import { createContext, useEffect, useState } from 'react'
import { loadWithMessage } from '../../../../ui/loading/loadErrors'
import type { Options } from '../../options'
import { texts } from '../../texts/game'
import { set as classic } from './classic'

const LOAD = {
  classic: async () => ({ set: classic }),
  round: () => import('./round'),
  angular: () => import('./angular'),
  moves: () => import('./moves'),
}

/** The set of all pieces below, dialogs too. */
export const PieceSetContext = createContext(classic)

/** The set of that name, and until it is loaded the one before. */
export function usePieceSet(name: Options['pieces']) {
  const [set, setSet] = useState(classic)
  useEffect(() => {
    let isCurrent = true
    void loadWithMessage(texts.options.pieces.label, LOAD[name]()).then(
      (loaded) => loaded && isCurrent && setSet(loaded.set),
    )
    return () => {
      isCurrent = false
    }
  }, [name])
  return set
}
