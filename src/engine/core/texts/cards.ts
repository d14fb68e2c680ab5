/** Names of playing cards. */

type Rank = 'A' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10' | 'J' | 'Q' | 'K'
type Suit = 'spades' | 'hearts' | 'diamonds' | 'clubs'

const RANKS: Readonly<Partial<Record<Rank, string>>> = { A: 'Ace', J: 'Jack', Q: 'Queen', K: 'King' }
const SUITS = { spades: 'spades', hearts: 'hearts', diamonds: 'diamonds', clubs: 'clubs' }

const name = (rank: Rank, suit: Suit): string => `${RANKS[rank] ?? rank} of ${SUITS[suit]}`

export const cardTexts = {
  /** For labels and at the start of a sentence. */
  name,
  /** What is moved, or what it is moved to. */
  inSentence: (rank: Rank, suit: Suit) => `the ${name(rank, suit).toLowerCase()}`,
}
