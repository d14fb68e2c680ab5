/** The texts of live games that every game page shows; the others are loaded with the dialog. */
export const liveButtonTexts = {
  button: 'Play live',
  part: 'Live play',
  /** What ended with its page. */
  ended: {
    invitation:
      'Your invitation ended because its page was reloaded or left. Invite again, and send the new link.',
    reply:
      'Joining ended because its page was reloaded or left. Join again: a reply link that you sent before no longer works.',
    game: 'Your live game ended because its page was reloaded or left.',
    gameByLink:
      'Your live game ended because its page was reloaded or left. You can continue it by link: the player to move sends the next link.',
  },
}
