/** Owns what counts as a phone held upright: a review gives its board the room there. */

export const PHONE_PORTRAIT = '(max-width: 600px) and (orientation: portrait)'
