import type { documentTexts as english } from '../document'

export const documentTexts: typeof english = {
  noscript: 'Pocket Arcade braucht JavaScript: Jedes Spiel läuft in deinem Browser.',
  app: {
    name: 'Pocket Arcade',
    shortName: 'Arcade',
    description: 'Kleine Spiele, gut gemacht. Kein Konto, kein Download: einfach spielen.',
    shortcuts: {
      favorites: { name: 'Lieblingsspiele', description: 'Deine Lieblingsspiele' },
      recent: { name: 'Zuletzt gespielt', description: 'Weiterspielen, wo du aufgehört hast' },
      games: { name: 'Alle Spiele', description: 'Der ganze Katalog' },
    },
    screenshots: { wide: 'Die Startseite mit allen Spielen', narrow: 'Ein Spiel Snake auf dem Handy' },
  },
}
