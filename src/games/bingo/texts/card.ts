/** Bingo in lists of games. */
export const card = {
  title: 'Bingo',
  description: 'Mark called numbers, fill a line first',
  otherNames: ['housey', 'housie', 'lotto', 'tombola'],
}
