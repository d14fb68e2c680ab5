/** How many seeds or positions a test tries: few in `npm test`, many in `npm run proofs`. */

/**
 * The size of a sample. Tests that use it have the tag `sample`, so that `npm run proofs` runs them again.
 *
 * @param few - in `npm test`
 * @param many - in `npm run proofs`
 */
export const sample = (few: number, many: number): number => (process.env.PROOFS ? many : few)

/** Some of these in `npm test`, from the `nth` on and again from the first, all in `npm run proofs`: a sample, too. */
export const someOf = <T>(all: readonly T[], few: number, nth: number): T[] =>
  [...all.slice(nth % all.length), ...all.slice(0, nth % all.length)].slice(0, sample(few, all.length))
