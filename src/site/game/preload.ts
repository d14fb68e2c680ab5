/** Preloads a game: when a link to it is pressed, or when the mouse rests on its card. */
import type { CatalogGame } from '../../games/catalog'
import { hosts } from '../../play/host/hosts'
import { Play } from '../../play/host/lazyPlay'
import { firstPlay } from '../../play/session/core/firstPlay'
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
  /** A game is being opened. */
  #isGame = false
  #rest: ReturnType<typeof setTimeout> | undefined

  /** Begins to load the game and its page; nothing if a new version of the site is waiting. */
  load(game: CatalogGame): void {
    if (isUpdateWaiting()) return
    this.#isGame = true
    Promise.all([preloadPages(), hosts[game.kind].load(), game.open()]).catch(() => undefined)
  }
  /** Loads when the browser is idle, on the page of a game after its start. */
  loadAhead(load: () => Promise<unknown>): void {
    if (this.#isGame) firstPlay.whenBegun(() => void whenIdle(load, true))
    else whenIdle(load, true)
  }
  #loadAll(game: CatalogGame): void {
    this.load(game)
    // Last, because the start panel does not need it. On a page of its own the game does this.
    if (game.kind === 'realtime' && !isUpdateWaiting()) Scene.load().catch(() => undefined)
  }
  /** Event handlers for a link to the game. */
  handlers(game: CatalogGame) {
    return {
      onPointerDown: () => this.#loadAll(game),
      onPointerEnter: () => {
        clearTimeout(this.#rest)
        this.#rest = setTimeout(() => this.#loadAll(game), REST_MS)
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
