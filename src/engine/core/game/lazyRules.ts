/** Owns parts of a game's rules that few plays need: sent apart from the others, and loaded before such a play begins. */
import type { OptionValues } from './rules'

/** One such part, with all that it holds. The rules themselves stay synchronous: who begins a play has waited for it. */
export class LazyPart<Part> {
  readonly #load: () => Promise<Part>
  readonly #needs: (options: OptionValues) => boolean
  #part: Part | null = null

  /** `needs`: whether the rules ask for the part in a play with these options. */
  constructor(load: () => Promise<Part>, needs: (options: OptionValues) => boolean) {
    this.#load = load
    this.#needs = needs
  }
  /** Whether a play with these options has to wait for it. */
  lacks(options: OptionValues): boolean {
    return this.#part === null && this.#needs(options)
  }
  /** Settles when the part is there; rejects where it cannot be had, and can be asked again. */
  readonly load = async (): Promise<void> => {
    this.#part ??= await this.#load()
  }
  /** For who has it at hand anyway: nobody waits there. */
  set(part: Part): void {
    this.#part = part
  }
  /** What it holds. Throws an Error where nobody has waited for it. */
  get part(): Part {
    if (!this.#part) throw new Error('A part of the rules was asked for before it was loaded.')
    return this.#part
  }
}
