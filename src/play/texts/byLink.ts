/** Texts of games that are played by exchanging links. */
export const byLinkTexts = {
  /** What a link means to the player who opens it. */
  again: 'You’ve opened this move before. It’s still your turn.',
  own: 'This is the link you sent. The game continues with the one you get back.',
  theirsAgain:
    'You’ve opened this move before. The other player moves again: their next link continues the game.',
  ownAgain: 'This is the link you sent. It’s your turn again.',
  older: 'This link is older than your game: you’ve already replied.',
  changed: 'This link doesn’t match your game: an earlier move differs.',
  mine: 'This link contains a move you didn’t make on this device.',

  otherVersion:
    'This move was made in another version of this game. Both players need the newest one: reload the page.',
  damaged: 'This link is damaged or cut off. Ask the other player to send the whole link again.',
  notByLink: 'This link isn’t for a two-player link game.',
  illegal: 'This link contains a move the rules don’t allow.',

  opponentMove: (move: string) => `Opponent’s move: ${move}.`,
  savedAsFile: {
    text: 'Too long for a link; saved as a file.',
    detail:
      'Send the file to the other player, who opens it from the pause or end panel, or drops it on the game’s page.',
  },
  title: (game: string) => `${game}: your move`,
  copied: 'Link copied. Send it to the other player for the next move.',
}
