import { numberText } from '../../engine/core/text'
import type * as facts from '../../site/texts/facts'
import type * as promo from '../../site/texts/promo'
import type * as results from '../../site/texts/results'
import type * as shell from '../../site/texts/shell'
import type { Translation } from '../translation'

const notSaved = 'Der Speicher dieses Browsers ist voll oder für diese Website gesperrt.'

export const shellTexts: Translation<typeof shell.shellTexts> = {
  siteName: 'Pocket Arcade',
  shareCard: { title: 'Kleine Spiele', line: 'Gut gemacht. Kein Konto, kein Download: einfach spielen.' },
  meta: {
    siteLine: 'Kleine Spiele, gut gemacht. Kein Konto, kein Download: einfach spielen.',
    pageTitle: (page) => `${page} · Pocket Arcade`,
    game: (title, description, players, difficulty) =>
      `${title}: ${description}. Kostenlos im Browser spielen. ${players}, ${difficulty}.`,
    missingTitle: 'Seite nicht gefunden',
    missing: 'Unter dieser Adresse gibt es keine Seite. Alle Spiele findest du auf der Startseite.',
  },
  header: {
    back: 'Zurück',
    home: 'Start',
    settings: 'Einstellungen',
    pages: 'Seiten',
    today: 'Heute',
    records: 'Rekorde',
  },
  languages: {
    name: 'Sprachen',
    beta: 'Beta',
    close: 'Schließen',
    report: 'Einen Text melden',
    leave: {
      title: 'Sprache wechseln?',
      game: 'Dein Spiel ist nicht gespeichert: Es endet, wenn sich die Seite in einer anderen Sprache öffnet.',
      text: 'Was du eingegeben hast, ist nicht gespeichert: Es ist weg, wenn sich die Seite in einer anderen Sprache öffnet.',
      confirm: 'Sprache wechseln',
    },
    issueTitle: 'Ein falscher Text',
    issueBody: (place) => `Wo: ${place}\n\nDer Text:\n\nBesser:\n`,
  },
  favorites: {
    add: (game) => `${game} zu Favoriten hinzufügen`,
    remove: (game) => `${game} aus Favoriten entfernen`,
  },
  dialogs: {
    addGame: 'Eigenes Spiel hinzufügen',
    editGame: 'Eigenes Spiel bearbeiten',
    settings: 'Einstellungen',
    confirm: 'Bestätigung',
  },
  parts: {
    switchAccess: 'Schaltersteuerung',
    saveResult: 'Speichern der Ergebnisse',
  },
  error: {
    pageTitle: 'Fehler · Pocket Arcade',
    title: 'Unerwarteter Anwendungsfehler!',
    stale:
      'Ein Teil der Website konnte nicht geladen werden. Vielleicht bist du offline oder die Website wurde aktualisiert. Lade die Seite neu, um es noch einmal zu versuchen.',
    reload: 'Neu laden',
    home: 'Zur Startseite',
    unknown: 'Unbekannter Fehler',
  },
  framed: 'Pocket Arcade öffnen',
  notSaved,
  storage: {
    full: {
      text: 'Dieser Browser hat keinen Speicher mehr für diese Website',
      detail:
        'Alles, was du jetzt tust, geht beim Schließen der Seite verloren. Exportiere deine Daten in den Einstellungen oder lösche einen Teil davon.',
    },
    blocked: {
      text: 'Dieser Browser sperrt den Speicher für diese Website',
      detail:
        'Alle Spiele funktionieren, aber Favoriten, Einstellungen und Ergebnisse gehen beim Schließen der Seite verloren.',
    },
    corrupt: {
      text: 'Einige deiner gespeicherten Daten konnten nicht gelesen werden',
      detail:
        'Alles andere funktioniert weiter. Eine Kopie des unlesbaren Teils findest du in den Einstellungen.',
    },
    uncopied: {
      text: 'Einige deiner gespeicherten Daten konnten nicht gelesen werden',
      detail:
        'Für eine Kopie fehlt der Platz. Die Daten bleiben deshalb, wie sie sind, und werden nie überschrieben.',
    },
    newer: {
      text: 'Deine gespeicherten Daten stammen aus einer neueren Version dieser Website',
      detail: 'Lade die Seite neu, um sie zu aktualisieren. Bis dahin bleiben deine Daten, wie sie sind.',
    },
  },
}

export const promoTexts: Translation<typeof promo.promoTexts> = {
  slots: {
    horizontal: 'Werbung oben',
    rectangle: 'Werbung zwischen den Spielen',
    vertical: 'Werbung neben dem Spiel',
  },
  next: (game) => `Als Nächstes: ${game}`,
  tryIt: 'Ausprobieren',
  tryGame: (game) => `Ausprobieren: ${game}`,
  blocker: {
    text: '{detected} Alles funktioniert trotzdem. Wenn es dir hier gefällt, erlaube doch Werbung auf dieser Website.',
    detected: 'Werbeblocker erkannt.',
    close: 'Hinweis schließen',
  },
}

export const factTexts: Translation<typeof facts.factTexts> = {
  difficulties: { Easy: 'Leicht', Medium: 'Mittel', Hard: 'Schwer' },
  players: {
    '1 Player': '1 Spieler',
    '2 Players': '2 Spieler',
    '1-2 Players': '1–2 Spieler',
    '1-4 Players': '1–4 Spieler',
    Multiplayer: 'Mehrspieler',
  },
}

export const resultTexts: Translation<typeof results.resultTexts> = {
  ends: { won: 'Gewonnen', lost: 'Verloren', tied: 'Unentschieden', over: 'Gespielt' },
  best: 'Rekord',
  minutes: (minutes) => `${numberText(minutes)}\u00a0min`,
  hours: (hours, minutes) => `${numberText(hours)}\u00a0h ${minutes}\u00a0min`,
  seconds: (seconds) => `${numberText(seconds)}\u00a0s`,
  under: (time) => `unter ${time}`,
  longer: 'länger',
  bestStreak: (best) => `längste Serie ${numberText(best)}`,
  streak: (now, best) => `Serie ${numberText(now)}, längste ${numberText(best)}`,
  streakIsBest: (now) => `Serie ${numberText(now)}, deine längste`,
}
