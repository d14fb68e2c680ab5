/**
 * The target of the flag key and the gamepad's flag button: the cell under the pointer or focus, and whether question
 * marks are on.
 */

/** Written by the board, read by `TurnFeatures.command` of the game. -1 before any cell was pointed at. */
export const cursor = { cell: -1, asks: false }
