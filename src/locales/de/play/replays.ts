import { dateText, plural } from '../../../engine/core/text'
import type * as byLink from '../../../play/texts/byLink'
import type * as replays from '../../../play/texts/replays'
import type * as results from '../../../play/texts/results'
import type * as review from '../../../play/texts/review'
import type { Translation } from '../../translation'

export const replayTexts: Translation<typeof replays.replayTexts> = {
  problems: {
    damaged:
      'Diese Wiederholung ist nicht lesbar: Sie ist beschädigt, unvollständig oder aus einer neueren Version dieser Website.',
    otherGame: 'Diese Wiederholung ist aus einem anderen Spiel.',
    unknownOptions: 'Diese Wiederholung nutzt Optionen, die dieses Spiel nicht hat.',
    gone: 'Diese Wiederholung ist in diesem Browser nicht mehr gespeichert.',
    otherLanguage:
      'Diese Wiederholung enthält Wörter einer anderen Sprache. Wechsle zu jener Sprache und öffne den Link dort.',
    otherVersion:
      'Diese Wiederholung ist aus einer anderen Version dieses Spiels. Sie lässt sich nicht abspielen, aber du kannst denselben Start spielen.',
  },
  openThere: (game) => `Diese Wiederholung gehört zu ${game}. Öffne sie dort.`,
  otherResult: {
    link: 'Das Ergebnis in diesem Link passt nicht zu seiner Wiederholung.',
    file: 'Das Ergebnis in dieser Datei passt nicht zu ihrer Wiederholung.',
    detail: 'Gezeigt wird nur das Ergebnis der Wiederholung selbst.',
  },

  savedAsFile: {
    text: 'Zu lang für einen Link; als Datei gespeichert.',
    detail:
      'Zum Ansehen öffne die Datei hier in der Pause oder am Ende eines Spiels oder zieh sie auf die Seite.',
  },
  linkCopied: 'Link zu dieser Wiederholung kopiert.',

  watch: {
    region: (game) => `${game}: Wiederholung`,
    title: 'Wiederholung',
    day: (date) => dateText(date, { month: 'long', day: 'numeric' }),
    rewinds: (count) => plural(count, { one: '#× zurückgespult', other: '#× zurückgespult' }),

    bar: 'Steuerung der Wiederholung',
    play: 'Abspielen',
    pause: 'Pause',
    firstMove: 'Erster Zug',
    lastMove: 'Letzter Zug',
    previous: { move: 'Voriger Zug', tick: 'Voriges Bild' },
    next: { move: 'Nächster Zug', tick: 'Nächstes Bild' },
    position: 'Position',
    marks: { points: 'Punkte', level: 'Level', life: 'Leben verloren' },
    speed: 'Abspieltempo',
    speeds: (speed) => (speed < 1 ? `1/${1 / speed}×` : `${speed}×`),
    race: 'Rennen',
    tryAgain: 'Von hier neu versuchen',
    playFromHere: 'Von hier spielen',
    review: 'Analyse',
    share: 'Teilen',
    saveAsFile: 'Als Datei speichern',
    close: 'Schließen',

    drawing: {
      toggle: 'Auf dem Brett zeichnen',
      howTo: 'Ziehe oder drücke zwei Felder für einen Pfeil. Drücke ein Feld zweimal für einen Kreis.',
      clear: 'Löschen',
      arrow: (from, to) => `Pfeil: ${from} → ${to}`,
      circle: (cell) => `Kreis: ${cell}`,
      removed: 'Entfernt',
    },

    moves: 'Züge',
    grades: { inaccuracy: ' (Ungenauigkeit)', mistake: ' (Fehler)', blunder: ' (grober Fehler)' },
    time: (time, length) => `${time} von ${length}`,
    startOf: (moves) => plural(moves, { one: 'Start (# Zug)', other: 'Start (# Züge)' }),
    move: (at, length) => `Zug ${at} von ${length}`,
  },
}

export const reviewTexts: Translation<typeof review.reviewTexts> = {
  title: 'Analyse',
  progress: (move, length) => `Zug ${move} von ${length} wird analysiert`,
  progressBar: 'Analysierte Züge',
  cancel: 'Abbrechen',
  failed: 'Die Analyse ist fehlgeschlagen.',
  close: 'Analyse schließen',
  tryAgain: 'Von hier neu versuchen',
  noMistakes: 'Keine Fehler gefunden. Gut gespielt!',
  worstMoves: 'Schlechteste Züge',

  grades: { inaccuracy: 'Ungenauigkeit', mistake: 'Fehler', blunder: 'Grober Fehler' },
  counts: { inaccuracy: 'Ungenauigkeiten', mistake: 'Fehler', blunder: 'Grobe Fehler' },
  graded: (grade, loss) => `${grade}: ${loss}`,
  better: (move) => `Besser: ${move}.`,

  you: 'du',
  firstSide: 'Spieler 1',
  chart: (label, side) => (side === null ? label : `${label} (${side})`),
  chartSummary: (name, first, last) => `${name}: ${first} am Anfang, ${last} am Ende.`,
  unknownValue: '–',
}

export const resultTexts: Translation<typeof results.resultTexts> = {
  site: 'Pocket Arcade',
  won: 'Gewonnen',
  lost: 'Verloren',
  tied: 'Unentschieden',
  finished: 'Zu Ende gespielt',
}

export const byLinkTexts: Translation<typeof byLink.byLinkTexts> = {
  again: 'Diesen Zug hast du schon einmal geöffnet. Du bist weiterhin am Zug.',
  own: 'Das ist der Link, den du geschickt hast. Das Spiel geht mit dem weiter, den du zurückbekommst.',
  theirsAgain:
    'Diesen Zug hast du schon einmal geöffnet. Die andere Seite ist noch einmal am Zug: Mit dem nächsten Link von dort geht das Spiel weiter.',
  ownAgain: 'Das ist der Link, den du geschickt hast. Du bist noch einmal am Zug.',
  older: 'Dieser Link ist älter als dein Spiel: Du hast schon geantwortet.',
  changed: 'Dieser Link passt nicht zu deinem Spiel: Ein früherer Zug ist anders.',
  mine: 'Dieser Link enthält einen Zug, den du nicht auf diesem Gerät gemacht hast.',

  otherVersion:
    'Dieser Zug stammt aus einer anderen Version dieses Spiels. Ihr braucht beide die neueste: Lade die Seite neu.',
  damaged: 'Dieser Link ist beschädigt oder abgeschnitten. Lass dir den ganzen Link noch einmal schicken.',
  notByLink: 'Dieser Link gehört nicht zu einem Link-Spiel für zwei.',
  illegal: 'Dieser Link enthält einen Zug, den die Regeln nicht erlauben.',

  opponentMove: (move) => `Zug des Gegners: ${move}.`,
  savedAsFile: {
    text: 'Zu lang für einen Link; als Datei gespeichert.',
    detail:
      'Schick die Datei deinem Gegner. Sie lässt sich in einer Pause oder am Ende eines Spiels öffnen, oder indem man sie auf die Seite des Spiels zieht.',
  },
  title: (game) => `${game}: Du bist am Zug`,
  copied: 'Link kopiert. Schick ihn deinem Gegner für den nächsten Zug.',
}
