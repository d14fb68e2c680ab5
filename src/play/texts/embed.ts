/** Texts of games in other people's pages: the embedded page, and the dialog with the code for it. */
export const embedTexts = {
  /** The link to the full page. */
  fullPage: 'Play on Pocket Arcade',
  /** Instead of the link, above its address. */
  noNewTabs: 'New tabs are blocked here. Copy the address:',
  /** Below a game that is one file, where the browser keeps nothing. */
  notKept: 'Records are not kept here.',
  cover: {
    play: (game: string) => `Play ${game}`,
    watch: (game: string) => `Watch a replay of ${game}`,
    today: 'Today’s start',
    replay: 'Replay',
    loading: 'Loading…',
    failed: 'Couldn’t load the game. Try again.',
  },
  /** The title of the frame, for screen readers. */
  frameTitle: (game: string) => `${game} on Pocket Arcade`,
  dialog: {
    title: (game: string) => `Embed ${game}`,
    intro: 'Show this game on your own page. It loads when a visitor clicks it, and stores nothing.',
    introReplay: 'Show this replay on your own page. It loads when a visitor clicks it, and stores nothing.',
    start: 'Start',
    starts: { game: 'This start', position: 'This position', today: 'Today’s start' },
    size: 'Size',
    sizes: { small: 'Small', medium: 'Medium', large: 'Large', full: 'Full width' },
    theme: 'Theme',
    themes: { auto: 'Auto', light: 'Light', dark: 'Dark' },
    code: 'Code for your page',
    copy: 'Copy code',
    copied: 'Code copied. Paste it into your page.',
    preview: 'Preview',
    tooLong: 'This replay is too long to embed. Save it as a file instead.',
  },
}
