/** Loads a game ahead: from the press on a link to it, or once a mouse rests on its card. */
import type { CatalogGame } from '../../games/catalog'
import { hosts } from '../../play/host/hosts'
import { Play } from '../../play/host/lazyPlay'
import { direct } from '../../ui/loading/preloadable'
import { whenIdle } from '../../ui/loading/whenIdle'
import { updateWaits } from '../offline/offline'

/** How long a mouse must rest on a card, ms: one that only passes over the list loads nothing. */
const REST_MS = 80

export const GamePage = direct(() => import('../pages/GamePage'))

/** Begins to load the pages around every game. A failure is reported when a game is opened. */
function preloadPages(): Promise<unknown> {
  return Promise.all([GamePage.load(), Play.load()])
}

class Preloader {
  /** The game that is being opened; resolved when it is loaded, or failed. */
  #opening: Promise<unknown> = Promise.resolve()
  #rest: ReturnType<typeof setTimeout> | undefined

  /** Begins to load the game and the pages around it; nothing, if a new version of the site waits. */
  load(game: CatalogGame): void {
    if (updateWaits()) return
    this.#opening = Promise.all([preloadPages(), hosts[game.kind].load(), game.open()]).catch(() => undefined)
  }
  /** Loads when the browser is idle, and not before the game that is being opened. */
  loadAhead(load: () => Promise<unknown>): void {
    void this.#opening.then(() => whenIdle(load, true))
  }
  /** Event handlers for a link to the game. */
  handlers(game: CatalogGame) {
    return {
      onPointerDown: () => this.load(game),
      onPointerEnter: () => {
        clearTimeout(this.#rest)
        this.#rest = setTimeout(() => this.load(game), REST_MS)
      },
      onPointerLeave: () => clearTimeout(this.#rest),
    }
  }
}
const preloader = new Preloader()

export const preload = (game: CatalogGame): void => preloader.load(game)

export const loadAhead = (load: () => Promise<unknown>): void => preloader.loadAhead(load)

/** What a link to the game listens to, so that it is loaded when the link is followed. */
export const warming = (game: CatalogGame | undefined) => (game ? preloader.handlers(game) : {})

/** Loads the pages around every game when the browser is idle: they are small. Returns how to stop. */
export function preloadWhenIdle(): () => void {
  return whenIdle(preloadPages)
}
