/** Owns checks inside loops of thousands of rounds, where `expect` would take longer than what it checks. */

/** Fails the test unless `holds`, and tells the figures `about` the round. */
export function must(holds: boolean, ...about: readonly unknown[]): void {
  if (!holds)
    throw new Error(`This does not hold for ${about.map((part) => JSON.stringify(part)).join(', ')}`)
}
