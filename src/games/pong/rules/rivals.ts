/** The rivals of the Ladder, weakest first. */
export const RIVAL_NAMES = ['dot', 'echo', 'curl', 'smash', 'ace'] as const
export type RivalName = (typeof RIVAL_NAMES)[number]
