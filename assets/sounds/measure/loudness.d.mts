/** The types of loudness.mjs, for the bench in TypeScript. */
export const TARGET_DB: number
export const HIGHEST_PEAK: number
export function weightK(): (sample: number) => number
export function loudness(buffer: Float32Array): number
export function peak(buffer: Float32Array): number
export function rms(buffer: Float32Array): number
