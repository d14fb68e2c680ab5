/** Owns what counts as a phone held upright: a review gives its board the room there. */

export const IN_HAND = '(max-width: 600px) and (orientation: portrait)'
