/** The texts of the home page. */
import { numberText, plural } from '../../engine/core/text'

export const homeTexts = {
  hero: {
    games: '32+ Games',
    free: 'Free',
    devices: 'Phone or computer',
    offline: 'Works offline',
  },
  finder: {
    title: 'Choose Your Game',
    surprise: 'Surprise me',
    search: 'Search games',
    count: (games: number) => plural(games, { one: '# game', other: '# games' }),
    found: (games: number) => plural(games, { one: '# game found', other: '# games found' }),
    filters: 'Filters',
    active: 'Active',
    clear: 'Clear All',
    category: 'Categories',
    difficulty: 'Difficulty',
    players: 'Players',
    order: 'Sort by',
  },
  /** A search without results. */
  nothing: {
    text: (search: string) => `No game found for “${search}”.`,
    /** Before the titles of games. */
    similar: 'Similar:',
    hint: 'Try another name, or fewer letters.',
    hidden: (games: number) =>
      plural(games, { one: 'Your filters hide # game.', other: 'Your filters hide # games.' }),
    show: 'Show them',
  },
  /** On a first visit: a game of each kind. */
  start: {
    title: 'Start here',
    kinds: { quick: 'Quick', puzzle: 'Puzzle', cards: 'Cards', board: 'Board', two: 'For two' },
  },
  /** In an installed app without data. */
  move: {
    text: 'Have you played before, in a browser or on another device? {move}',
    link: 'Move your data here',
  },
  categories: { all: 'All', puzzle: 'Puzzle', action: 'Action', strategy: 'Strategy', classic: 'Classic' },
  /** `site` is the order that an own site sets. */
  orders: {
    site: 'Recommended',
    difficulty: 'Difficulty',
    name: 'Name',
    new: 'New to you',
    loved: 'Most played',
  },
  rows: {
    favorites: 'Favorite Games',
    recent: 'Recently Played',
    all: 'All Games',
    none: 'No games found matching your filters',
    tooMany: (games: number, shown: number) =>
      `You have ${numberText(games)} custom games in this browser; the first ${numberText(shown)} are shown.`,
  },
  card: {
    play: 'Play Now',
    best: (value: string) => `Your best: ${value}`,
    /** `stat` is null for a value without a name. */
    bestTitle: (stat: string | null, value: string) =>
      stat === null ? `Your best: ${value}` : `Your best: ${stat} ${value}`,
    like: 'Add to favorites',
    unlike: 'Remove from favorites',
    delete: 'Delete this game',
    deleteGame: (game: string) => `Delete ${game}`,
    edit: 'Edit this game',
    editGame: (game: string) => `Edit ${game}`,
  },
  addCard: {
    title: 'Add Your Game',
    text: 'Link to a game on the web, or paste its embed code',
  },
  continue: {
    title: 'Continue',
    dismiss: (game: string) => `Dismiss ${game}`,
    dismissed: (game: string) => `${game} dismissed.`,
    undo: 'Undo',
    justNow: 'just now',
  },
  deletion: {
    title: 'Delete this game?',
    text: (game: string) => `Are you sure you want to delete "${game}"? This action cannot be undone.`,
    confirm: 'Delete',
    done: 'Game deleted',
    notSaved: 'Deleted for this visit only',
  },
  why: {
    title: 'Why Play Here?',
    instant: {
      title: 'Instant Play',
      text: 'Every game runs in your browser and starts right away. Nothing to install, no sign-up. Press Play live in any game to play with a friend on another device.',
    },
    brain: {
      title: 'Brain Training',
      text: 'Puzzles and strategy for a clear head: memory, numbers, words, and thinking three moves ahead.',
    },
    achievements: {
      title: 'Achievements',
      text: 'Every game remembers your best result and has trophies to earn. There’s always a best to beat: your own.',
    },
  },
  /** Links of an own site. */
  links: { imprint: 'Imprint', privacy: 'Privacy' },
  footer: 'No account. Your favorites, results, and settings stay in this browser.',
}
