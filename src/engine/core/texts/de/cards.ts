import type { cardTexts as english } from '../cards'

const RANKS: Readonly<Record<string, string>> = { A: 'Ass', J: 'Bube', Q: 'Dame', K: 'König' }
const SUITS = { spades: 'Pik', hearts: 'Herz', diamonds: 'Karo', clubs: 'Kreuz' }

const name: (typeof english)['name'] = (rank, suit) =>
  RANKS[rank] === undefined ? `${SUITS[suit]} ${rank}` : `${SUITS[suit]}-${RANKS[rank]}`

// Sentences need no article: „Herz-König auf Pik-Ass“.
export const cardTexts: typeof english = { name, inSentence: name }
