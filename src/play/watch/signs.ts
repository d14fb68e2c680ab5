/** The signs of inaccuracies, mistakes and blunders in chess notation. */
export const SIGNS = { inaccuracy: '?!', mistake: '?', blunder: '??' } as const
