/** Divides a list into parts of at most `size`: games that share a page, so that a test has few enough to repeat. */
export const partsOf = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, i) => list.slice(i * size, (i + 1) * size))
