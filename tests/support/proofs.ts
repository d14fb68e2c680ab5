/** How many seeds, positions or windows a test tries: few in `npm test`, many in `npm run proofs`. */

/**
 * The size of a sample. Tests that use it have the tag `sample`, so that `npm run proofs` runs them again.
 *
 * @param few - in `npm test`
 * @param many - in `npm run proofs`
 */
export const sample = (few: number, many: number): number => (process.env.PROOFS ? many : few)

/**
 * A part of a list. Tests that use it have the tag `sample`, too.
 *
 * @param few - how many in `npm test`, from the `nth` on; the first follows the last. In `npm run proofs` all
 */
export const someOf = <T>(all: readonly T[], few: number, nth: number): T[] => {
  const from = nth % all.length
  return [...all.slice(from), ...all.slice(0, from)].slice(0, sample(few, all.length))
}
