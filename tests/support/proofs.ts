/** How many seeds or positions a test tries: few in `npm test`, many in `npm run proofs`. */

/**
 * The size of a sample. Tests that use it have the tag `sample`, so that `npm run proofs` runs them again.
 *
 * @param few - in `npm test`
 * @param many - in `npm run proofs`
 */
export const sample = (few: number, many: number): number => (process.env.PROOFS ? many : few)
