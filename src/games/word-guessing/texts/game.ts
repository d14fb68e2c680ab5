/** Texts of Word Guessing’s options, messages and ends. */
import { listText, plural } from '../../../engine/core/text'

export const texts = {
  options: {
    length: { label: 'Game', 5: '5 words', 10: '10 words', endless: 'Endless', survival: 'Survival' },
    list: { label: 'Words', first: 'Original 112', large: '600 words, no repeats' },
    theme: {
      label: 'Topic',
      all: 'All',
      Nature: 'Nature',
      Science: 'Science',
      People: 'People',
      Legends: 'Legends',
    },
    topic: { label: 'Topic', all: 'All' },
    keys: { label: 'Letters', abc: 'A to Z', keyboard: 'As on a keyboard' },
    letter: {
      label: 'Buy a letter',
      off: 'No',
      on: (points: number) => plural(points, { one: 'For # point', other: 'For # points' }),
    },
  },
  controls: { letter: 'Buy a letter' },
  stats: { Score: 'Score', Streak: 'Streak', Wrong: 'Wrong', Words: 'Words' },
  best: { streak: 'Best streak' },
  status: {
    hit: (letter: string, times: number) =>
      plural(times, { one: `${letter} is in the word.`, other: `${letter} is in the word # times.` }),
    miss: (letter: string, tries: number) =>
      plural(tries, { one: `No ${letter}. # try left.`, other: `No ${letter}. # tries left.` }),
    found: (word: string, points: number) =>
      plural(points, { one: `Found: ${word}, # point.`, other: `Found: ${word}, # points.` }),
    nextWord: 'New word.',
  },
  missed: (word: string) => `Game Over! The word was ${word}`,
  /** What is heard. */
  captions: {
    hit: 'letter in the word',
    miss: 'letter not in the word',
    found: 'word found',
    missed: 'word missed',
    nextWord: 'next word',
  },
  howTo: [
    'Pick letters to find the hidden word. The clue helps.',
    'Each wrong letter adds a part to the robot. After six, the word is lost.',
    'A word scores 10, minus 1 per wrong letter. You can hide a word for a friend.',
  ] satisfies [string, string, string],
  /** What words are about, above their hints, and as choices of the option `topic`. */
  topics: {
    Animals: 'Animals',
    Technology: 'Technology',
    Nature: 'Nature',
    Food: 'Food',
    Music: 'Music',
    Transportation: 'Transportation',
    Tools: 'Tools',
    Myths: 'Myths',
    Places: 'Places',
    Sports: 'Sports',
    History: 'History',
    Jobs: 'Jobs',
    Science: 'Science',
    Weather: 'Weather',
    Travel: 'Travel',
    Arts: 'Arts',
    Sport: 'Sports',
    Work: 'Work',
    Legends: 'Legends',
    Home: 'Home',
    'From a friend': 'From a friend',
    'Your words': 'Your words',
  },
  refusals: {
    noLetter: 'Please enter a single letter!',
    otherScript: 'Only A to Z count. Switch your keyboard to Latin letters, or press the letters on screen.',
    /**
     * @param character - as it was typed, in quotes
     * @param letters - how it is written, in letters that count: 'SS', or 'AE' and 'A'
     */
    writtenAs: (character: string, letters: readonly string[]) =>
      `${character} is written ${listText(letters, 'or')} in the words of this game.`,
    notUsed: (character: string) => `No word of this game has ${character}.`,
    guessed: 'You already guessed that letter!',
  },
  ends: {
    found: (word: string) => `You found ${word}`,
    foundBefore: (words: number) =>
      plural(words, { one: '# word found before that.', other: '# words found before that.' }),
    foundSome: (found: number, words: number) =>
      plural(words, { one: `${found} of # word found`, other: `${found} of # words found` }),
    foundAll: (words: number) => plural(words, { one: '# word found', other: 'All # words found' }),
  },
  board: {
    hide: 'Hide a word for a friend',
    buy: (points: number) =>
      plural(points, { one: 'Buy a letter for # point', other: 'Buy a letter for # points' }),
    awake: 'The robot is awake',
    triesLeft: (tries: number) => plural(tries, { one: '# try left', other: '# tries left' }),
    word: (word: number) => `Word ${word}`,
    wordOf: (word: number, words: number) => `Word ${word} of ${words}`,
    found: (points: number) => plural(points, { one: 'Found, # point', other: 'Found, # points' }),
    /** @param letters - separated by spaces */
    wrong: (letters: string) => `Not in the word: ${letters}`,
    pick: 'Pick or type a letter',
    finish: 'Finish',
    next: 'Next Word',
    /** What a screen reader says of the tiles: letters, `blank` and `lookedBlank`, separated by spaces. */
    tiles: (tiles: string) => `Word: ${tiles}.`,
    blank: 'blank',
    lookedBlank: 'highlighted blank',
  },
  keys: {
    name: 'Letters',
    right: (letter: string) => `${letter}, in the word`,
    wrong: (letter: string) => `${letter}, not in the word`,
    field: 'Letter',
    placeholder: 'A-Z',
    guess: 'Guess',
  },
  /** The dialog that hides a word, and why a word, its hint or a link is refused. */
  friend: {
    title: 'Hide a word for a friend',
    word: 'Word',
    wordHint: (max: number) => `A to Z, at most ${max} letters.`,
    hint: 'Hint',
    hintHint: 'Optional. One line.',
    send: 'Send link',
    /** The title of a sent link. */
    guess: 'Guess my word',
    copied: 'Link copied. The word is hidden in it.',
    noWord: 'Enter a word.',
    /** @param character - named by the engine: '“é”', 'a space' */
    sign: (character: string) => `The word can only use the letters A to Z, not ${character}.`,
    /** @param spellings - the word in letters that can be used, at least one */
    signInstead: (character: string, spellings: readonly string[]) =>
      `The word can only use the letters A to Z, not ${character}. Write ${listText(
        spellings.map((each) => `“${each}”`),
        'or',
      )}.`,
    length: (min: number, max: number) => `The word needs ${min} to ${max} letters.`,
    longHint: (max: number, characters: number) =>
      `The hint can have up to ${max} characters. This one has ${characters}.`,
    unsent: (character: string) => `The hint can’t contain ${character}.`,
    told: 'The hint contains the word itself.',
    damaged: 'The word in this link is damaged. Ask your friend to send it again.',
  },
}

export type Stat = keyof typeof texts.stats
