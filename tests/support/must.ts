/** Assertions for loops of thousands of rounds, where those of Vitest would cost more than the work that they check. */

/** Fails the test unless `holds`; the message contains the values in `about`. */
export function must(holds: boolean, ...about: readonly unknown[]): void {
  if (!holds)
    throw new Error(`This does not hold for ${about.map((part) => JSON.stringify(part)).join(', ')}`)
}
