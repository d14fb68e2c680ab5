/** The language of this build. */
export const language = {
  /** A BCP 47 tag, for the page and for search engines. */
  tag: 'en',
  /** A BCP 47 tag with the region whose numbers and dates are used. */
  locale: 'en-US',
  direction: 'ltr',
  /** Its number among the languages that games have words of; stored with saved games. */
  words: 0,
  /** Whether 0 takes the form of many where `Intl` has that of one: Brazilians write '0 vitórias'. */
  zeroIsMany: false,
}
