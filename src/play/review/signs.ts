/** Owns the signs of inaccuracies, mistakes and blunders, as chess players write them. */
export const SIGNS = { inaccuracy: '?!', mistake: '?', blunder: '??' } as const
