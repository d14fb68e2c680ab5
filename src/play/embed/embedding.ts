/** Connects an open game or replay with the page around it. Only embedded pages load this. */
import { subscribe } from 'valtio'
import type { Game, OptionValues } from '../../engine/core/game/contract'
import { worldSize } from '../../engine/core/game/shape'
import { zoomOf } from '../../ui/input/zoomOf'
import type { Embedding } from './embedded'
import { followReplay, followSession } from './follow'
import { heightFor } from './frameSize'
import type { HostPage } from './parentPage'

/** Width divided by height of the field; null if it fills any frame. */
function aspectOf(game: Game, options: OptionValues): number | null {
  if (game.kind === 'turn') return game.aspect ?? 1
  if (game.size === 'window') return null
  const { width, height } = worldSize(game, options)
  return width / height
}

/** A smaller change is rounding, CSS px. */
const MIN_CHANGE = 3

/** Reports the height, and again when it changes. */
class Height {
  #last = 0
  #aspect: number | null = null
  readonly #observer = new ResizeObserver(() => this.#report())
  constructor(
    readonly host: HostPage,
    readonly area: HTMLElement,
    readonly aspect: () => number | null,
  ) {
    this.#aspect = aspect()
    this.#observer.observe(area)
  }
  /** The options may have changed: the next game may have a field of another shape. */
  onOptionsChange(): void {
    const aspect = this.aspect()
    if (aspect === this.#aspect) return
    this.#aspect = aspect
    this.#report()
  }
  stop(): void {
    this.#observer.disconnect()
  }
  #report(): void {
    const { clientWidth: width, clientHeight: height } = this.area
    const frame = { width: innerWidth, height: innerHeight }
    const suits = heightFor(frame, zoomOf(this.area), { width, height }, this.#aspect)
    if (Math.abs(suits - this.#last) < MIN_CHANGE) return
    this.#last = suits
    this.host.report({ type: 'height', height: suits })
  }
}

export function createEmbedding(host: HostPage): Embedding {
  return {
    followGame(session, area) {
      const { game, view } = session
      const stop = followSession(host, session)
      const height = new Height(host, area, () => aspectOf(game, view.options))
      const stopOptions = subscribe(view, () => height.onOptionsChange())
      return () => {
        stop()
        stopOptions()
        height.stop()
      }
    },
    followReplay(watcher, game, replay, area) {
      const stop = followReplay(host, watcher, replay)
      const height = new Height(host, area, () => aspectOf(game, replay.options))
      return () => {
        stop()
        height.stop()
      }
    },
  }
}
