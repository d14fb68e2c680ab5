/** The media query for a phone in portrait: a review leaves that space to its board. */

export const PHONE_PORTRAIT = '(max-width: 600px) and (orientation: portrait)'
