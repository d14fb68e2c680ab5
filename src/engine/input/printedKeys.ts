/** What the visitor's keyboard prints on its keys, where the browser reports it or typed keys have shown it. */

/** The letters of a keyboard by key code, as `navigator.keyboard.getLayoutMap` gives them. */
export type Layout = ReadonlyMap<string, string>

class PrintedKeys {
  #layout: Layout | null = null
  /** By code, what keys have typed. Not every browser reports the layout, and people switch layouts. */
  readonly #learned = new Map<string, string>()
  /** The last letter typed was of a script other than Latin, so symbols on letter keys are part of a layout of that script. */
  otherScript = false

  /** What is printed on the key with this code, in lower case; undefined where that is not known. */
  at(code: string): string | undefined {
    return this.#learned.get(code) ?? this.#layout?.get(code)?.trim()
  }
  /** The codes of all keys that are known. */
  codes(): string[] {
    return [...new Set([...this.#learned.keys(), ...(this.#layout?.keys() ?? [])])]
  }
  /** Takes the reported layout, and drops what was learned; null for an unknown one. */
  setLayout(layout: Layout | null): void {
    this.#layout = layout
    this.#learned.clear()
    this.otherScript = false
  }
  learn(code: string, typed: string): void {
    this.#learned.set(code, typed)
  }
}

/** Those of the visitor's keyboard. `names.ts` fills them in. */
export const printedKeys = new PrintedKeys()
