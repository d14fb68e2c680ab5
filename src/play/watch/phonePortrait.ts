/** The media query for a phone in portrait, where a review leaves the space to its board. */

export const PHONE_PORTRAIT = '(max-width: 600px) and (orientation: portrait)'
