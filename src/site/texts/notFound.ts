/** The texts of the page for unknown addresses. */
export const notFoundTexts = {
  code: '404',
  title: 'Oops! Page not found',
  suggestion: 'Did you mean {game}?',
  hint: 'The address may be mistyped, or the game was removed.',
  home: 'Return to Home',
  /** The pages that an address can mean, with other names for them. */
  pages: {
    today: { title: 'Today', otherNames: ['daily', 'daily games'] },
    records: { title: 'Records', otherNames: ['trophies', 'scores'] },
    settings: { title: 'Settings', otherNames: ['options', 'preferences'] },
  },
}
