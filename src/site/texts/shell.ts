/** The texts of every page: header, dialogs, errors, storage notices, and page titles. */

/** Why something could not be saved, as the detail of a toast. */
const notSaved = 'This browser’s storage is full or blocked for this site.'

export const shellTexts = {
  siteName: 'Pocket Arcade',
  /** On the share picture of the home page. */
  shareCard: { title: 'Small games', line: 'Made well. No account, no download: press Play.' },
  meta: {
    siteLine: 'Small games, made well. No account, no download: press Play.',
    pageTitle: (page: string) => `${page} · Pocket Arcade`,
    game: (title: string, description: string, players: string, difficulty: string) =>
      `${title}: ${description}. Free to play in your browser. ${players}, ${difficulty}.`,
    missingTitle: 'Page not found',
    missing: 'There is no page at this address. Find every game on the home page.',
  },
  header: {
    back: 'Back',
    home: 'Home',
    settings: 'Settings',
    pages: 'Pages',
    today: 'Today',
    records: 'Records',
  },
  languages: {
    name: 'Languages',
    beta: 'Beta',
    close: 'Close',
    report: 'Report a text',
    /** Asks before a link to another language loses something. */
    leave: {
      title: 'Change the language?',
      game: 'Your game isn’t saved: it ends when the page opens in another language.',
      text: 'What you typed isn’t saved: it’s lost when the page opens in another language.',
      confirm: 'Change language',
    },
    issueTitle: 'A wrong text',
    /** @param place - the address of the page */
    issueBody: (place: string) => `Where: ${place}\n\nThe text:\n\nBetter:\n`,
  },
  favorites: {
    add: (game: string) => `Add ${game} to favorites`,
    remove: (game: string) => `Remove ${game} from favorites`,
  },
  dialogs: {
    addGame: 'Add Custom Game',
    editGame: 'Edit custom game',
    settings: 'Settings',
    confirm: 'Confirmation',
  },
  /** Names of parts, for the message that they could not be loaded. */
  parts: {
    switchAccess: 'Switch access',
    saveResult: 'Saving results',
  },
  error: {
    pageTitle: 'Error · Pocket Arcade',
    title: 'Unexpected Application Error!',
    stale:
      'Part of the site couldn’t be loaded. You may be offline, or the site was updated. Reload to try again.',
    reload: 'Reload',
    home: 'Return to Home',
    unknown: 'Unknown error',
  },
  framed: 'Open Pocket Arcade',
  notSaved,
  /** By the kind of storage problem. */
  storage: {
    full: {
      text: 'This browser has no storage left for this site',
      detail:
        'Anything you do now is lost when you close the page. Export your data in Settings, or delete some of it.',
    },
    blocked: {
      text: 'This browser blocks storage for this site',
      detail: 'Every game works, but favorites, settings, and results are lost when you close the page.',
    },
    corrupt: {
      text: 'Some of your saved data couldn’t be read',
      detail: 'Everything else still works. A copy of the unreadable part is in Settings.',
    },
    uncopied: {
      text: 'Some of your saved data couldn’t be read',
      detail: 'There is no space for a copy, so the data stays as it is and is never overwritten.',
    },
    newer: {
      text: 'Your saved data is from a newer version of this site',
      detail: 'Reload the page to update. Until then, your data is left as it is.',
    },
  },
}
