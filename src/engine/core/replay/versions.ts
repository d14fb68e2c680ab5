/** Versions of games whose words differ between the languages of the site. */

/** Versions of saved games in two languages differ by this much or more. */
export const LANGUAGE_VERSIONS = 1000

/** Whether two versions of replays differ only in their language: '2' and '2-de'. */
export const isOtherLanguage = (a: string, b: string): boolean =>
  a !== b && a.split('-', 1)[0] === b.split('-', 1)[0]

/** The number of the language whose words a saved game of this version has: 0 is English, as in `language.words`. */
export const wordsOf = (version: number): number => Math.floor(version / LANGUAGE_VERSIONS)

/** The same for versions of saved games. */
export const isSavedInOtherLanguage = (a: number, b: number): boolean =>
  a !== b && a % LANGUAGE_VERSIONS === b % LANGUAGE_VERSIONS
