import type { cardTexts as english } from '../cards'

const RANKS: Readonly<Record<string, string>> = { A: 'Ás', J: 'Valete', Q: 'Dama', K: 'Rei' }
const SUITS = { spades: 'espadas', hearts: 'copas', diamonds: 'ouros', clubs: 'paus' }
/** With the space that follows, if there is one. */
const ARTICLES: Readonly<Record<string, string>> = { Q: 'a ' }

const name: (typeof english)['name'] = (rank, suit) => `${RANKS[rank] ?? rank} de ${SUITS[suit]}`

export const cardTexts: typeof english = {
  name,
  inSentence: (rank, suit) => `${ARTICLES[rank] ?? 'o '}${name(rank, suit).toLowerCase()}`,
}
