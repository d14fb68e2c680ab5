/** The types of set.mjs, for the tests in TypeScript. */
export const RATE: number
export const names: readonly string[]
export function renderSound(name: string): Float32Array
