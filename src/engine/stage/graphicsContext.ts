/** Follows a canvas' WebGL context, which a browser may take away at any time. */

/** After repeated crashes a browser may take the graphics from a page for good: there is no event for that. */
const RESTORE_TIMEOUT_MS = 8000

/** 'gone': lost, and not restored in time. */
export type ContextState = 'there' | 'lost' | 'gone'

/** The state of one canvas' context. */
export class GraphicsContext {
  #state: ContextState = 'there'
  #timeout: ReturnType<typeof setTimeout> | undefined
  readonly #listeners = new Set<(state: ContextState) => void>()

  constructor(canvas: HTMLCanvasElement) {
    canvas.addEventListener('webglcontextlost', (event) => {
      // Without this the browser does not restore it.
      event.preventDefault()
      this.#set('lost')
      this.#timeout = setTimeout(() => this.#set('gone'), RESTORE_TIMEOUT_MS)
    })
    canvas.addEventListener('webglcontextrestored', () => {
      clearTimeout(this.#timeout)
      this.#set('there')
    })
  }
  get state(): ContextState {
    return this.#state
  }
  /** Calls `listener` for every change, in the order of subscription. Returns how to stop. */
  onChange(listener: (state: ContextState) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
  #set(state: ContextState): void {
    this.#state = state
    for (const listener of this.#listeners) listener(state)
  }
}
