/** Texts of the document without scripts, and of the installed app. */

export const documentTexts = {
  noscript: 'Pocket Arcade needs JavaScript: every game runs in your browser.',
  app: {
    name: 'Pocket Arcade',
    /** Below its icon, where there is little space. */
    shortName: 'Arcade',
    description: 'Small games, made well. No account, no download: press Play.',
    shortcuts: {
      favorites: { name: 'Favorite games', description: 'Your favorite games' },
      recent: { name: 'Recently played', description: 'Continue where you left off' },
      games: { name: 'All games', description: 'The whole catalog' },
    },
    screenshots: { wide: 'The home page with all games', narrow: 'A game of Snake on a phone' },
  },
}
