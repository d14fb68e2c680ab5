/** Owns which cell the pointer or the focus was on last: the one that the flag key and the pad's flag button mean. */

/** Written by the board, read by the game's one command. -1 before any cell was pointed at. */
export const cursor = { cell: -1 }
