/** Tap the Glitch in lists of games. */
export const card = {
  title: 'Tap the Glitch',
  description: 'Keep the system clean for a minute',
  otherNames: ['reaction', 'bugs', 'tapping'],
}
