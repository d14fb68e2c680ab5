import type { notFoundTexts as english } from '../notFound'

export const notFoundTexts: typeof english = {
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
