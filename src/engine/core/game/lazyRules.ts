/** Rules loaded on demand: parts of a game's rules that few games need, in a separate chunk. */
import type { OptionValues } from './values'

/**
 * A part of the rules that loads on demand. Rules stay synchronous: the host waits for the part before it starts a
 * game.
 */
export class LazyPart<Part, Options extends OptionValues = OptionValues> {
  readonly #load: () => Promise<Part>
  readonly #needs: (options: Options) => boolean
  #part: Part | null = null

  /** @param needs whether the rules need the part with these options */
  constructor(load: () => Promise<Part>, needs: (options: Options) => boolean) {
    this.#load = load
    this.#needs = needs
  }
  /** Whether a game with these options must wait for the part. */
  lacks(options: Options): boolean {
    return this.#part === null && this.#needs(options)
  }
  /** Loads the part once. After a rejection it can be called again. */
  readonly load = async (): Promise<void> => {
    this.#part ??= await this.#load()
  }
  /** Sets the part directly, for code that has already imported it. */
  set(part: Part): void {
    this.#part = part
  }
  /**
   * The loaded part.
   *
   * @throws Error if it was not loaded before
   */
  get part(): Part {
    if (!this.#part) throw new Error('A part of the rules was asked for before it was loaded.')
    return this.#part
  }
}
