/** Preloads a game: when a link to it is pressed, or when the mouse rests on its card. */
import type { CatalogGame } from '../../games/catalog'
import { hosts } from '../../play/host/hosts'
import { Play } from '../../play/host/lazyPlay'
import { Scene } from '../../play/stage/lazyScene'
import { lazyComponent } from '../../ui/loading/lazyComponent'
import { whenIdle } from '../../ui/loading/whenIdle'
import { isUpdateWaiting } from '../offline/offline'

/** How long a mouse must rest on a card, ms: moving it across the list loads nothing. */
const REST_MS = 80

export const GamePage = lazyComponent(() => import('./GamePage'), { required: true })

/** Begins to load the page of games. A failure is reported when a game is opened. */
function preloadPages(): Promise<unknown> {
  return Promise.all([GamePage.load(), Play.load()])
}

class Preloader {
  /** The game that is being opened; resolves when it has loaded or failed. */
  #opening: Promise<unknown> = Promise.resolve()
  #rest: ReturnType<typeof setTimeout> | undefined

  /** Begins to load the game and its page; nothing if a new version of the site is waiting. */
  load(game: CatalogGame): void {
    if (isUpdateWaiting()) return
    const parts = [preloadPages(), hosts[game.kind].load(), game.open()]
    // Last, because the start panel does not need it.
    if (game.kind === 'realtime') parts.push(Scene.load())
    this.#opening = Promise.all(parts).catch(() => undefined)
  }
  /** Loads when the browser is idle, after the game that is being opened. */
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

/** Event handlers that preload the game of a link. */
export const preloadHandlers = (game: CatalogGame) => preloader.handlers(game)

/** Loads the page of games when the browser is idle. Returns how to stop. */
export function preloadWhenIdle(): () => void {
  return whenIdle(preloadPages)
}
