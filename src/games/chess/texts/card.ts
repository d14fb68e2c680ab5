/** Extreme Chess in lists of games. */
export const card = {
  title: 'Extreme Chess',
  description: 'From gentle to merciless, or for two players',
  otherNames: ['schach', 'checkmate', 'chess puzzles', 'mate in two', 'chess960', 'fischer random'],
}
