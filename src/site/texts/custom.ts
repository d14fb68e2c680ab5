/** The texts of custom games: their form, their page, and what is wrong with an address, embed code, or file. */
import { numberText } from '../../engine/core/text'

const badUrl = 'This game URL can’t be used'
const badCode = 'This embed code can’t be used'

export const customTexts = {
  form: {
    add: { title: 'Add Custom Game', submit: 'Add game', fill: 'Fill in from a file', file: 'Game file' },
    edit: { title: 'Edit custom game', submit: 'Save changes', save: 'Save as file' },
    cancel: 'Cancel',
    title: 'Title',
    description: 'Description',
    icon: 'Icon',
    difficulty: 'Difficulty',
    players: 'Players',
    gameUrl: 'Game URL',
    gameUrlHint: 'The address of a page with the game. Some sites can’t be shown inside another.',
    gameUrlExample: 'https://games.example.com/play',
    embedCode: 'Embed code',
    embedCodeExample: '<iframe src="https://games.example.com/embed"></iframe>',
    embedCodeHint:
      'HTML that a game site offers for embedding. It runs isolated from this site and your data.',
    earlier: 'Move earlier',
    later: 'Move later',
    moved: (position: number, count: number) => `Position ${numberText(position)} of ${numberText(count)}.`,
  },
  /** By the stored name of the icon. */
  icons: {
    Gamepad2: 'Gamepad',
    Target: 'Target',
    Zap: 'Lightning',
    Brain: 'Brain',
    Trophy: 'Trophy',
    Star: 'Star',
    Heart: 'Heart',
    Dice1: 'Dice',
  },
  saved: {
    added: 'Your custom game has been added!',
    addedForVisit: 'Your custom game was added for this visit only',
    changed: 'Changes saved',
    changedForVisit: 'Changes saved for this visit only',
  },
  check: {
    incomplete: 'Please fill in all required fields',
    title: 'Give your game a title.',
    description: 'Describe the game in a few words.',
    tooLong: 'Title or description too long',
    atMost: (characters: number) => `At most ${numberText(characters)} characters.`,
    noContent: 'Please provide either a game URL or embed code',
    gameUrl: 'Enter an address here, or embed code below.',
    badUrl,
    badCode,
    codeAsUrl: 'This is embed code, not an address. Paste it into Embed code below.',
    limit: 'You’ve reached the game limit',
    limitDetail: (games: number, max: number) =>
      `You have ${numberText(games)} custom games, and the limit is ${numberText(max)}. Delete one first.`,
  },
  url: {
    long: (characters: number) => `This address is too long: at most ${numberText(characters)} characters.`,
    characters: 'This address contains invalid characters. Copy it again from the address bar.',
    scheme: 'Use a full address that starts with https:// or http://',
    secure: 'Use an address that starts with https://. This page can’t show one that starts with http://',
    user: 'Use an address without a user name or password.',
    number: 'Use an address with a name, like games.example.com, not an IP address.',
    local: 'Use the address of a public site, like games.example.com.',
    own: 'This is an address of Pocket Arcade itself. Use the address of another site.',
    broken: 'This address is incomplete. Copy it again from the address bar.',
  },
  code: {
    tooLong: 'This embed code is too long: at most 200 KB.',
    isUrl: 'This is an address, not embed code. Paste it into Game URL instead.',
    escaped: 'This code is escaped: its tags start with &lt; instead of <. Copy the original embed code.',
    shortcode:
      'This is a shortcode for another program. Copy the HTML, which starts with <iframe or another tag.',
    noTags:
      'This isn’t embed code: it has no HTML tags. Copy the code that starts with <iframe or another tag.',
  },
  file: {
    noGame: 'No game found in this file',
    choose: 'Choose a file that was saved while editing a custom game.',
    tooMany: (games: number, max: number) =>
      `It contains ${numberText(games)} custom games, and the limit is ${numberText(max)}.`,
    id: (id: string) => `A custom game has the ID “${id}”, which can’t be part of an address.`,
    title: (title: string, characters: number) =>
      `The title “${title}” is too long: at most ${numberText(characters)} characters.`,
    description: (title: string, characters: number) =>
      `The description of “${title}” is too long: at most ${numberText(characters)} characters.`,
    embedCode: (title: string) => `The embed code of “${title}” is too long: at most 200 KB.`,
  },
  page: {
    back: 'Back to Games',
    missing: 'Game not found',
    missingDetail: 'The requested game could not be found.',
    loading: 'Loading...',
    empty: 'No game content available',
    refused: 'This game can’t be shown.',
    refusedHint: 'Edit it on the home page: use another address or shorter embed code.',
    again: 'Try again',
    fullScreen: 'Full screen',
    noFullScreen: 'This browser doesn’t allow full screen here',
    reload: 'Reload',
    newTab: 'Open in a new tab',
    keys: 'Keys stuck in the game? Press F6 to leave it.',
    nothing: 'Don’t see the game? Some sites can’t be shown here: open the game in a new tab.',
  },
  /** Why the game was taken out of its frame. */
  troubles: {
    left: {
      title: 'This game tried to leave its page.',
      text: 'It was stopped, because another page in its place could pretend to be part of this site.',
    },
    silent: {
      title: 'Couldn’t load this game.',
      text: 'You may be offline, or the connection or the game is very slow.',
    },
    loud: {
      title: 'This game was stopped.',
      text: 'It sent this page more messages than a page can handle.',
    },
    grasping: {
      title: 'This game was stopped.',
      text: 'It kept taking the keyboard away from this page.',
    },
    offline: {
      title: 'You are offline.',
      text: 'Custom games need a connection. This one loads as soon as you’re back online.',
    },
  },
}
