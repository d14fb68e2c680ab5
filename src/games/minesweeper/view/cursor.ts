/** Owns what the flag key and the pad's flag button mean: which cell the pointer or the focus was on last, and whether question marks are wanted. */

/** Written by the board, read by the game's one command. -1 before any cell was pointed at. */
export const cursor = { cell: -1, asks: false }
