import { dateText, plural } from '../../../engine/core/text'
import type { replayTexts as english } from '../replays'

export const replayTexts: typeof english = {
  problems: {
    damaged:
      'Diese Wiederholung ist nicht lesbar: Sie ist beschädigt, unvollständig oder aus einer neueren Version dieser Website.',
    otherGame: 'Diese Wiederholung ist aus einem anderen Spiel.',
    unknownOptions: 'Diese Wiederholung nutzt Optionen, die dieses Spiel nicht hat.',
    gone: 'Diese Wiederholung ist in diesem Browser nicht mehr gespeichert.',
    otherLanguage: 'Diese Wiederholung hat Wörter einer anderen Sprache. Öffne ihren Link in dieser Sprache.',
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

    moves: 'Züge',
    grades: { inaccuracy: ' (Ungenauigkeit)', mistake: ' (Fehler)', blunder: ' (grober Fehler)' },
    time: (time, length) => `${time} von ${length}`,
    startOf: (moves) => plural(moves, { one: 'Start (# Zug)', other: 'Start (# Züge)' }),
    move: (at, length) => `Zug ${at} von ${length}`,
  },
}
