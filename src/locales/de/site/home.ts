import { numberText, plural } from '../../../engine/core/text'
import type * as home from '../../../site/texts/home'
import type { Translation } from '../../translation'

export const homeTexts: Translation<typeof home.homeTexts> = {
  hero: {
    games: '32+ Spiele',
    free: 'Gratis',
    devices: 'Handy oder Computer',
    offline: 'Auch offline',
  },
  finder: {
    title: 'Wähle dein Spiel',
    surprise: 'Überrasch mich',
    search: 'Suchen',
    count: (games) => plural(games, { one: '# Spiel', other: '# Spiele' }),
    found: (games) => plural(games, { one: '# Spiel gefunden', other: '# Spiele gefunden' }),
    filters: 'Filter',
    active: 'Aktiv',
    clear: 'Zurücksetzen',
    category: 'Kategorien',
    difficulty: 'Schwierigkeit',
    players: 'Spieler',
    order: 'Sortieren',
  },
  nothing: {
    text: (search) => `Kein Spiel gefunden für „${search}“.`,
    similar: 'Ähnlich:',
    hint: 'Versuch einen anderen Namen oder weniger Buchstaben.',
    hidden: (games) =>
      plural(games, { one: 'Deine Filter verbergen # Spiel.', other: 'Deine Filter verbergen # Spiele.' }),
    show: 'Anzeigen',
  },
  start: {
    title: 'Fang hier an',
    kinds: { quick: 'Kurz', puzzle: 'Knobeln', cards: 'Karten', board: 'Brett', two: 'Zu zweit' },
  },
  move: {
    text: 'Hast du schon im Browser oder auf einem anderen Gerät gespielt? {move}',
    link: 'Daten hierher übertragen',
  },
  categories: {
    all: 'Alle',
    puzzle: 'Knobeln',
    action: 'Action',
    strategy: 'Strategie',
    classic: 'Klassiker',
  },
  orders: {
    site: 'Empfohlen',
    difficulty: 'Schwierigkeit',
    name: 'Name',
    new: 'Neu für dich',
    loved: 'Meistgespielt',
  },
  rows: {
    favorites: 'Lieblingsspiele',
    recent: 'Zuletzt gespielt',
    all: 'Alle Spiele',
    none: 'Keine Spiele passen zu deinen Filtern',
    tooMany: (games, shown) =>
      `Du hast ${numberText(games)} eigene Spiele in diesem Browser; die ersten ${numberText(shown)} werden angezeigt.`,
  },
  card: {
    play: 'Spielen',
    best: (value) => `Dein Rekord: ${value}`,
    bestTitle: (stat, value) => (stat === null ? `Dein Rekord: ${value}` : `Dein Rekord: ${stat} ${value}`),
    like: 'Zu Favoriten hinzufügen',
    unlike: 'Aus Favoriten entfernen',
    delete: 'Dieses Spiel löschen',
    deleteGame: (game) => `${game} löschen`,
    edit: 'Dieses Spiel bearbeiten',
    editGame: (game) => `${game} bearbeiten`,
  },
  addCard: {
    title: 'Dein Spiel hinzufügen',
    text: 'Verlinke ein Spiel aus dem Web oder füge seinen Einbettungscode ein',
  },
  continue: {
    title: 'Weiterspielen',
    dismiss: (game) => `${game} ausblenden`,
    dismissed: (game) => `${game} ausgeblendet.`,
    undo: 'Rückgängig',
    justNow: 'gerade eben',
  },
  deletion: {
    title: 'Dieses Spiel löschen?',
    text: (game) => `Möchtest du „${game}“ wirklich löschen? Das lässt sich nicht rückgängig machen.`,
    confirm: 'Löschen',
    done: 'Spiel gelöscht',
    notSaved: 'Nur für diesen Besuch gelöscht',
  },
  why: {
    title: 'Warum hier spielen?',
    instant: {
      title: 'Sofort spielen',
      text: 'Jedes Spiel läuft in deinem Browser und startet sofort. Keine Installation, keine Anmeldung. Mit „Live spielen“ spielst du jedes Spiel mit jemandem an einem anderen Gerät.',
    },
    brain: {
      title: 'Gehirntraining',
      text: 'Knobeln und Strategie für einen klaren Kopf: Gedächtnis, Zahlen, Wörter und drei Züge vorausdenken.',
    },
    achievements: {
      title: 'Erfolge',
      text: 'Jedes Spiel merkt sich dein bestes Ergebnis, und überall gibt es Trophäen zu gewinnen. Einen Rekord kannst du immer schlagen: deinen eigenen.',
    },
  },
  links: { imprint: 'Impressum', privacy: 'Datenschutz' },
  footer: 'Kein Konto. Deine Favoriten, Ergebnisse und Einstellungen bleiben in diesem Browser.',
}
