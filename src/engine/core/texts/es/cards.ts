import type { cardTexts as english } from '../cards'

const RANKS: Readonly<Record<string, string>> = { A: 'As', J: 'Jota', Q: 'Reina', K: 'Rey' }
const SUITS = { spades: 'picas', hearts: 'corazones', diamonds: 'diamantes', clubs: 'tréboles' }
/** With the space that follows, if there is one. */
const ARTICLES: Readonly<Record<string, string>> = { J: 'la ', Q: 'la ' }

const name: (typeof english)['name'] = (rank, suit) => `${RANKS[rank] ?? rank} de ${SUITS[suit]}`

export const cardTexts: typeof english = {
  name,
  inSentence: (rank, suit) => `${ARTICLES[rank] ?? 'el '}${name(rank, suit).toLowerCase()}`,
}
