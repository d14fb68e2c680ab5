/** Pseudorandom numbers that never change, so that every picture is the same. */
export function scatter(n: number): number {
  const wave = Math.sin(n * 127.1 + 11.7) * 43758.5453
  return wave - Math.floor(wave)
}
