import { listText, plural } from '../../../engine/core/text'
import type { sessionTexts as english } from '../session'

const rewindsLeft = (left: number) =>
  left === 0
    ? 'Kein Zurückspulen mehr möglich.'
    : plural(left, { one: 'Noch #-mal Zurückspulen möglich.', other: 'Noch #-mal Zurückspulen möglich.' })

export const sessionTexts: typeof english = {
  pause: {
    asked: 'Lass dir Zeit.',
    hidden: 'Pausiert, während du weg warst.',
    blur: 'Pausiert: Das Fenster war nicht mehr aktiv.',
    gamepad: 'Pausiert: Das Gamepad wurde getrennt.',
    context: 'Pausiert: Die Grafik wurde unterbrochen.',
    turned: 'Pausiert: Der Bildschirm wurde gedreht.',
    left: 'Geh noch einmal zurück, um dieses Spiel zu verlassen.',
    restored: 'Dein Spiel ist genau da, wo du aufgehört hast.',
    watched: 'Von hier geht es weiter. Dieses Spiel zählt nicht für Rekorde.',
    turn: 'Dieses Spiel wird mit Links gespielt, die ihr euch schickt.',
    peer: 'Dein Gegner hat das Spiel pausiert.',
    away: 'Dein Gegner ist weg. Er kann weiterspielen, wenn er zurück ist.',
    lost: 'Die Verbindung ging verloren. Du kannst weiterspielen, wenn sie wieder da ist.',
    gone: 'Dein Gegner ist gegangen. Wähle oben, wie es weitergeht.',
    alone: 'Dein Gegner ist gegangen. Du kannst dieses Spiel allein zu Ende spielen.',
    elsewhere: 'Dieses Spiel ging in einem anderen Tab weiter.',
    ended: 'Deine Daten wurden in einem anderen Tab gelöscht oder ersetzt.',
  },

  leavesLive: 'Geh noch einmal zurück, um das Live-Spiel zu verlassen',

  rewound: 'Ein paar Sekunden zurückgespult',
  rewindsLeft,
  rewoundStatus: (left) => `Ein paar Sekunden zurückgespult. Spiel weiter. ${rewindsLeft(left)}`,
  moveUndone: 'Zug rückgängig gemacht.',
  moveRedone: 'Zug wiederholt.',
  noHint: 'Kein Tipp gefunden. Versuch es noch einmal.',
  computerFailed: 'Der Computer konnte nicht ziehen. Versuch es mit „Rückgängig“ oder „Neu starten“.',
  trophiesEarned: (titles) =>
    plural(titles.length, {
      one: `Trophäe gewonnen: ${listText(titles)}`,
      other: `Trophäen gewonnen: ${listText(titles)}`,
    }),

  rulesPart: 'Regeln',
  rewindPart: 'Zurückspulen',

  cannotResume: {
    text: 'Dein gespeichertes Spiel kann nicht fortgesetzt werden.',
    otherLanguage: 'Seine Wörter sind in einer anderen Sprache: Wechsle zu ihr, um weiterzuspielen.',
    older: 'Es wurde in einer älteren Version dieses Spiels begonnen.',
    newer:
      'Es wurde in einer neueren Version dieses Spiels begonnen. Lade die Seite neu, um sie zu bekommen.',
  },
  tooLongToSave: {
    text: 'Dieses Spiel ist zu lang, um weiter gespeichert zu werden',
    detail: (move) => `Dein nächster Besuch macht bei Zug ${move} weiter.`,
  },

  address: {
    unknownValue: (option, asked, values) =>
      `Unbekannter Wert im Link für „${option}“: „${asked}“. Möglich: ${listText(values)}.`,
    badSeed: (asked, max) => `Die Startzahl „${asked}“ im Link ist keine ganze Zahl von 0 bis ${max}.`,
    noPositions: 'Dieses Spiel kann nicht mit einer Stellung beginnen.',
    badPosition: 'Die Stellung im Link ist nicht lesbar.',
    positionIsOver: (outcome) => `In dieser Stellung ist kein Zug möglich. ${outcome}`,
  },
}
