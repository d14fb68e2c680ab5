/** Owns the head start of a game that is being opened: it loads from the press on, or from the rest of a mouse on its card. */
import type { CatalogGame } from '../../games/catalog'
import { hosts } from '../../play/host/hosts'
import { Play } from '../../play/host/lazyPlay'
import { direct } from '../../ui/loading/preloadable'
import { whenIdle } from '../../ui/loading/whenIdle'
import { updateWaits } from '../offline/offline'

/** How long a mouse must rest on a card, in ms: one that only passes over the shelf loads nothing. */
const REST_MS = 80

export const GamePage = direct(() => import('../pages/GamePage'))

/** Begins to load the pages around every game. A failure is told when a game is really opened. */
function preloadPages(): Promise<unknown> {
  return Promise.all([GamePage.load(), Play.load()])
}

/** What is being opened: there, or given up. */
let opening: Promise<unknown> = Promise.resolve()

/** Begins to load the game and the pages around it; of the version before a new one nothing is loaded any more. */
export function preload(game: CatalogGame): void {
  if (updateWaits()) return
  opening = Promise.all([preloadPages(), hosts[game.kind].load(), game.open()]).catch(() => undefined)
}

/** Loads ahead once nothing else is to do; what is being opened has the line for itself until then. */
export function loadAhead(load: () => Promise<unknown>): void {
  void opening.then(() => whenIdle(load, true))
}

let rest: ReturnType<typeof setTimeout> | undefined

/** What a link to the game listens to, so that it is warm when it is followed. */
export function warming(game: CatalogGame | undefined) {
  if (!game) return {}
  return {
    onPointerDown: () => preload(game),
    onPointerEnter: () => {
      clearTimeout(rest)
      rest = setTimeout(() => preload(game), REST_MS)
    },
    onPointerLeave: () => clearTimeout(rest),
  }
}

/** Once nothing else is to do, loads the pages around every game: they are small. Returns how to stop. */
export function preloadWhenIdle(): () => void {
  return whenIdle(preloadPages)
}
