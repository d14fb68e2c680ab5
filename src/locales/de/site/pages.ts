import type * as document from '../../../site/texts/document'
import type * as notFound from '../../../site/texts/notFound'
import type { Translation } from '../../translation'

export const notFoundTexts: Translation<typeof notFound.notFoundTexts> = {
  code: '404',
  title: 'Hoppla! Seite nicht gefunden',
  suggestion: 'Meintest du {game}?',
  hint: 'Vielleicht ist die Adresse falsch geschrieben oder das Spiel wurde entfernt.',
  home: 'Zur Startseite',
  pages: {
    today: { title: 'Heute', otherNames: ['tagesspiele', 'täglich', 'today', 'daily'] },
    records: { title: 'Rekorde', otherNames: ['trophäen', 'punkte', 'records', 'trophies'] },
    settings: { title: 'Einstellungen', otherNames: ['optionen', 'settings', 'options'] },
  },
}

export const documentTexts: Translation<typeof document.documentTexts> = {
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
