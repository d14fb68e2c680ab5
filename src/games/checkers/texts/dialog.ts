/** Texts of the dialog that shows a position of Checkers as text. */
export const dialogTexts = {
  position: {
    label: 'Position: B is Red, W is White, K a king',
    button: 'Copy position',
    done: 'Position copied.',
  },
  loadHint: 'Paste a position such as B:W21,K22:B1,2, or moves such as 9-14 23-19.',
  loadEmpty: 'Paste a position or moves first.',
}
