/** The texts of promotions, and of the notice about ad blockers. */
export const promoTexts = {
  /** The names of the slots for screen readers. */
  slots: {
    horizontal: 'Promotion at the top',
    rectangle: 'Promotion among the games',
    vertical: 'Promotion beside the game',
  },
  next: (game: string) => `Next up: ${game}`,
  tryIt: 'Try it',
  tryGame: (game: string) => `Try it: ${game}`,
  blocker: {
    text: '{detected} Everything still works. If you like it here, consider allowing ads on this site.',
    detected: 'Ad blocker detected.',
    close: 'Close notice',
  },
}
