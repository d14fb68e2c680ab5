/** How rounds of Rock Paper Scissors are written. */
export const moveTexts = {
  reset: 'Score reset',
  /** Names of the hands within a sentence. */
  words: { rock: 'rock', paper: 'paper', scissors: 'scissors', lizard: 'lizard', spock: 'Spock' },
  /** @param other - one of `words` */
  against: (hand: string, other: string) => `${hand} against ${other}`,
}
