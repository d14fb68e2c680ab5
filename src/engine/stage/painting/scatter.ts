/**
 * Pseudorandom numbers for ornaments: the same for the same number, so that every picture is the same. Not for rules,
 * because `Math.sin` may differ between browsers.
 *
 * @param n any number, usually a count
 * @returns 0 to below 1
 */
export function scatter(n: number): number {
  const wave = Math.sin(n * 127.1 + 11.7) * 43758.5453
  return wave - Math.floor(wave)
}
