/** The types of checks.mjs, for the tests in TypeScript. */
export interface Measured {
  readonly seconds: number
  readonly peak: number
  readonly rms: number
  /** Perceived level in dB. */
  readonly loudness: number
  readonly mean: number
  /** Shares of the energy below 60 Hz and above 9 kHz, 0..1. */
  readonly low: number
  readonly high: number
  readonly first: number
  readonly last: number
}
export const SHORTEST: number
export const LONGEST: number
export function measured(buffer: Float32Array): Measured
export function check(name: string, buffer: Float32Array): Measured
