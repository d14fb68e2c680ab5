/** Points of a word before wrong letters are subtracted. */
export const WORD_POINTS = 10
/** Points that a bought letter costs. */
export const LETTER_COST = 3
