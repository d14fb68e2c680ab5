/** Owns the types of set.mjs, for the tests that are written in TypeScript. */
export const RATE: number
export const names: readonly string[]
export function renderSound(name: string): Float32Array
