/** Owns the opening book's text, as `growBook` wrote it. */
export const OPENINGS = ''
