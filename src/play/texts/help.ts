/** Texts of the how-to-play dialog. `{pause}` and the like stand for keys and gamepad buttons. */
export const helpTexts = {
  title: (game: string) => `How to play ${game}`,
  close: 'Got it',
  keyboard: {
    common:
      '{pause} or {escape} pauses, {restart} restarts, {mute} mutes, {fullScreen} turns on full screen.',
    undo: '{undo} undoes a move.',
    position: '{position} reads your position aloud; press again for the whole board.',
  },
  pad: {
    common: '{start} pauses. In menus the D-pad moves, {select} selects, and {back} goes back.',
    position: '{position} reads your position on a board aloud; press again for the whole board.',
  },
}
