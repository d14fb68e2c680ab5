/**
 * Ids of stats that mean something to the arcade, the same in every game. Results are stored by the ids of their stats, and
 * pages show them without loading the game, so the meaning belongs to the id.
 */

/** Seconds of play, or those that are left: shown as 4:12, hidden on request, and not compared at a slower speed. */
export const TIME = 'Time'
/** Shown as hearts. A lost one is a mark in replays, like a new level or more points. */
export const LIVES = 'Lives'
export const LEVEL = 'Level'
export const SCORE = 'Score'
/** Percent: shown as 50%. */
export const WIN_RATE = 'Win rate'
/** Moves made. */
export const MOVES = 'Moves'
