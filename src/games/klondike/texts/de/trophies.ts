import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  first: { title: 'Vier Könige obenauf', text: 'Gewinne ein Spiel Klondike ohne Tipps.' },
  three: {
    title: 'Jede dritte Karte',
    text: 'Gewinne ein Spiel Klondike, bei dem du je drei Karten ziehst, ohne Tipps.',
  },
  swift: {
    title: 'Flinke Finger',
    text: 'Gewinne ein Spiel Klondike in höchstens drei Minuten, ohne Tipps.',
  },
  once: {
    title: 'In einem Durchgang',
    text: 'Gewinne ein Spiel Klondike, ohne die Ablage umzudrehen und ohne Tipps.',
  },
  freecell: { title: 'Karten auf den Tisch', text: 'Gewinne ein Spiel FreeCell ohne Tipps.' },
}
