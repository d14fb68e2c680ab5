/** The texts of live games that every game page shows; the others are loaded with the dialog. */
export const liveButtonTexts = {
  button: 'Play live',
  part: 'Live play',
}
