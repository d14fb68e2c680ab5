import type { cardTexts as english } from '../cards'

const RANKS: Readonly<Record<string, string>> = { A: 'As', J: 'Valet', Q: 'Dame', K: 'Roi' }
const SUITS = { spades: 'pique', hearts: 'cœur', diamonds: 'carreau', clubs: 'trèfle' }
/** With the space that follows, if there is one. */
const ARTICLES: Readonly<Record<string, string>> = { A: 'l’', Q: 'la ' }

const name: (typeof english)['name'] = (rank, suit) => `${RANKS[rank] ?? rank} de ${SUITS[suit]}`

export const cardTexts: typeof english = {
  name,
  inSentence: (rank, suit) => `${ARTICLES[rank] ?? 'le '}${name(rank, suit).toLowerCase()}`,
}
