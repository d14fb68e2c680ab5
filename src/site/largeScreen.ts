/** Owns the question whether the screen has room beside the game. */
import { useSyncExternalStore } from 'react'

const LARGE = '(min-width: 1200px)'

function subscribe(changed: () => void): () => void {
  const media = matchMedia(LARGE)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

/** Whether the promotion beside a game is shown: elsewhere it is not even there, so that none is fetched unseen. */
export function useLargeScreen(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(LARGE).matches)
}
