/** The text of the button; the others are loaded with the dialog. */
export const printButtonTexts = {
  button: 'Print…',
}
