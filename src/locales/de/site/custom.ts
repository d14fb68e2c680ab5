import { numberText } from '../../../engine/core/text'
import type * as custom from '../../../site/texts/custom'
import type { Translation } from '../../translation'

const badUrl = 'Diese Spiel-URL kann nicht verwendet werden'
const badCode = 'Dieser Einbettungscode kann nicht verwendet werden'

export const customTexts: Translation<typeof custom.customTexts> = {
  form: {
    add: {
      title: 'Eigenes Spiel hinzufügen',
      submit: 'Hinzufügen',
      fill: 'Aus einer Datei ausfüllen',
      file: 'Spieldatei',
    },
    edit: { title: 'Eigenes Spiel bearbeiten', submit: 'Speichern', save: 'Als Datei speichern' },
    cancel: 'Abbrechen',
    title: 'Titel',
    description: 'Beschreibung',
    icon: 'Symbol',
    difficulty: 'Schwierigkeit',
    players: 'Spieler',
    gameUrl: 'Spiel-URL',
    gameUrlHint:
      'Die Adresse einer Seite mit dem Spiel. Manche Websites lassen sich nicht in anderen anzeigen.',
    gameUrlExample: 'https://games.example.com/play',
    embedCode: 'Einbettungscode',
    embedCodeExample: '<iframe src="https://games.example.com/embed"></iframe>',
    embedCodeHint:
      'HTML, das eine Spielewebsite zum Einbetten anbietet. Es läuft getrennt von dieser Website und deinen Daten.',
    earlier: 'Nach vorn',
    later: 'Nach hinten',
    moved: (place, count) => `Position ${numberText(place)} von ${numberText(count)}.`,
  },
  icons: {
    Gamepad2: 'Gamepad',
    Target: 'Zielscheibe',
    Zap: 'Blitz',
    Brain: 'Gehirn',
    Trophy: 'Pokal',
    Star: 'Stern',
    Heart: 'Herz',
    Dice1: 'Würfel',
  },
  saved: {
    added: 'Dein eigenes Spiel wurde hinzugefügt!',
    addedForVisit: 'Dein eigenes Spiel wurde nur für diesen Besuch hinzugefügt',
    changed: 'Änderungen gespeichert',
    changedForVisit: 'Änderungen nur für diesen Besuch gespeichert',
  },
  check: {
    incomplete: 'Bitte fülle alle Pflichtfelder aus',
    title: 'Gib deinem Spiel einen Titel.',
    description: 'Beschreibe das Spiel in ein paar Worten.',
    tooLong: 'Titel oder Beschreibung zu lang',
    atMost: (characters) => `Höchstens ${numberText(characters)} Zeichen.`,
    noContent: 'Bitte gib entweder eine Spiel-URL oder einen Einbettungscode an',
    gameUrl: 'Gib hier eine Adresse ein oder unten einen Einbettungscode.',
    badUrl,
    badCode,
    codeAsUrl: 'Das ist Einbettungscode, keine Adresse. Füge ihn unten bei „Einbettungscode“ ein.',
    limit: 'Mehr eigene Spiele sind nicht möglich',
    limitDetail: (games, max) =>
      `Du hast ${numberText(games)} eigene Spiele, höchstens ${numberText(max)} sind möglich. Lösche zuerst eines.`,
  },
  url: {
    long: (characters) => `Diese Adresse ist zu lang: höchstens ${numberText(characters)} Zeichen.`,
    characters: 'Diese Adresse enthält ungültige Zeichen. Kopiere sie noch einmal aus der Adresszeile.',
    scheme: 'Verwende eine vollständige Adresse, die mit https:// oder http:// beginnt',
    secure:
      'Verwende eine Adresse, die mit https:// beginnt. Adressen mit http:// kann diese Seite nicht anzeigen',
    user: 'Verwende eine Adresse ohne Benutzernamen und Passwort.',
    number: 'Verwende eine Adresse mit einem Namen wie games.example.com, keine IP-Adresse.',
    local: 'Verwende die Adresse einer öffentlichen Website wie games.example.com.',
    own: 'Das ist eine Adresse von Pocket Arcade selbst. Verwende die Adresse einer anderen Website.',
    broken: 'Diese Adresse ist unvollständig. Kopiere sie noch einmal aus der Adresszeile.',
  },
  code: {
    tooLong: 'Dieser Einbettungscode ist zu lang: höchstens 200\u00a0KB.',
    isUrl: 'Das ist eine Adresse, kein Einbettungscode. Füge sie stattdessen bei „Spiel-URL“ ein.',
    escaped:
      'Dieser Code ist maskiert: Seine Tags beginnen mit &lt; statt mit <. Kopiere den ursprünglichen Einbettungscode.',
    shortcode:
      'Das ist ein Shortcode für ein anderes Programm. Kopiere das HTML, das mit <iframe oder einem anderen Tag beginnt.',
    noTags:
      'Das ist kein Einbettungscode: Er enthält keine HTML-Tags. Kopiere den Code, der mit <iframe oder einem anderen Tag beginnt.',
  },
  file: {
    noGame: 'Kein Spiel in dieser Datei gefunden',
    choose: 'Wähle eine Datei, die beim Bearbeiten eines eigenen Spiels gespeichert wurde.',
    tooMany: (games, max) =>
      `Sie enthält ${numberText(games)} eigene Spiele, höchstens ${numberText(max)} sind möglich.`,
    id: (id) => `Ein eigenes Spiel hat die ID „${id}“, die nicht Teil einer Adresse sein kann.`,
    title: (title, characters) =>
      `Der Titel „${title}“ ist zu lang: höchstens ${numberText(characters)} Zeichen.`,
    description: (title, characters) =>
      `Die Beschreibung von „${title}“ ist zu lang: höchstens ${numberText(characters)} Zeichen.`,
    embedCode: (title) => `Der Einbettungscode von „${title}“ ist zu lang: höchstens 200\u00a0KB.`,
  },
  page: {
    back: 'Zurück zu den Spielen',
    missing: 'Spiel nicht gefunden',
    missingDetail: 'Das gewünschte Spiel wurde nicht gefunden.',
    loading: 'Lädt\u00a0…',
    empty: 'Kein Spielinhalt vorhanden',
    refused: 'Dieses Spiel kann nicht angezeigt werden.',
    refusedHint:
      'Bearbeite es auf der Startseite: Verwende eine andere Adresse oder kürzeren Einbettungscode.',
    again: 'Neuer Versuch',
    fullScreen: 'Vollbild',
    noFullScreen: 'Dieser Browser erlaubt hier kein Vollbild',
    reload: 'Neu laden',
    newTab: 'In neuem Tab öffnen',
    keys: 'Hängen die Tasten im Spiel fest? Mit F6 kommst du heraus.',
    nothing:
      'Du siehst kein Spiel? Manche Websites lassen sich hier nicht anzeigen: Öffne das Spiel in einem neuen Tab.',
  },
  troubles: {
    left: {
      title: 'Dieses Spiel wollte seine Seite verlassen.',
      text: 'Es wurde angehalten, denn eine andere Seite an seiner Stelle könnte sich als Teil dieser Website ausgeben.',
    },
    silent: {
      title: 'Dieses Spiel konnte nicht geladen werden.',
      text: 'Vielleicht bist du offline oder die Verbindung oder das Spiel ist sehr langsam.',
    },
    loud: {
      title: 'Dieses Spiel wurde angehalten.',
      text: 'Es hat mehr Nachrichten an diese Seite geschickt, als eine Seite verarbeiten kann.',
    },
    grasping: {
      title: 'Dieses Spiel wurde angehalten.',
      text: 'Es hat dieser Seite immer wieder die Tastatur weggenommen.',
    },
    offline: {
      title: 'Du bist offline.',
      text: 'Eigene Spiele brauchen eine Verbindung. Dieses wird geladen, sobald du wieder online bist.',
    },
  },
}
