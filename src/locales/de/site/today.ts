import { listText, numberText, plural } from '../../../engine/core/text'
import type * as daily from '../../../site/texts/daily'
import type * as endNote from '../../../site/texts/endNote'
import type * as today from '../../../site/texts/today'
import type { Translation } from '../../translation'

export const todayTexts: Translation<typeof today.todayTexts> = {
  title: 'Heute',
  pastTitle: 'Früherer Tag',
  meta: 'Drei Spiele am Tag, für alle gleich: ein leichtes, ein mittleres, ein schweres. Eine Serie, die auch mal einen Fehltag verzeiht, und Medaillen für jeden Monat, ohne Konto.',
  metaFew:
    'Jeden Tag ein neuer Start, für alle gleich. Eine Serie, die auch mal einen Fehltag verzeiht, und Medaillen für jeden Monat, ohne Konto.',
  streak: (days) => `Serie ${numberText(days)}`,
  notPlayed: 'Noch nicht gespielt',
  games: 'Spiele des Tages',
  noDay: 'Für den Tag in diesem Link gibt es keine Spiele. Hier sind die von heute.',
  off: {
    text: 'Tagesspiele, Serien und Medaillen sind ausgeschaltet. Deine bisherigen Ergebnisse bleiben erhalten.',
    turnOn: 'Einschalten',
  },
  card: {
    practice: 'Üben',
    late: 'nachgeholt',
    share: 'Teilen',
    shareGame: (game) => `${game} teilen`,
    copied: 'Kopiert. Du kannst es überall einfügen.',
    play: 'Spielen',
    playLate: 'Nachholen',
    playGame: (game) => `${game} spielen`,
    playGameLate: (game, date) => `Nachholen: ${game}, ${date}`,
    practiceGame: (game) => `Üben: ${game}`,
    practicePastGame: (game, date) => `Üben: ${game}, ${date}`,
  },
  others: {
    title: (games) => plural(games, { one: '# weiteres Spiel', other: '# weitere Spiele' }),
    late: 'Jedes hatte an diesem Tag seinen eigenen Tagesstart. Spielst du jetzt, gilt das als nachgeholt.',
    warmUp: 'Jedes hat seinen eigenen Tagesstart.',
    today: 'Jedes hat seinen eigenen Tagesstart, und jedes zählt für deine Serie.',
  },
  archive: {
    title: 'Archiv',
    previous: 'Vorheriger Monat',
    next: 'Nächster Monat',
    days: (days) => plural(days, { one: '# Tag', other: '# Tage' }),
    medals: { Bronze: 'Bronze', Silver: 'Silber', Gold: 'Gold' },
    warmUp: (firstDay) =>
      `Tag 1 ist der ${firstDay}. Frühere Tage sind Aufwärmtage: hier eingetragen, ohne Serie und Medaille.`,
    toBronze: 'Spiele an 8 Tagen im Monat für Bronze, an 16 für Silber, an 24 für Gold.',
    toSilver: 'Spiele an 16 Tagen im Monat für Silber, an 24 für Gold.',
    toGold: 'Spiele an 24 Tagen im Monat für Gold.',
    gold: 'Du hast Gold gewonnen, die höchste Medaille des Monats.',
    notPlayed: (date) => `${date}, nicht gespielt`,
    played: (date, results) => `${date}, gespielt: ${listText(results)}`,
    playedLate: (date, results) => `${date}, nachgeholt: ${listText(results)}`,
  },
}

export const dailyTexts: Translation<typeof daily.dailyTexts> = {
  number: (number) => `Nr. ${number}`,
  warmUp: 'Aufwärmtag',
  day: (number, date) => `${number} · ${date}`,
  start: {
    practice: (day, result) => `${day}. Dein Ergebnis: ${result}. Ab jetzt ist es Übung.`,
    late: (day) =>
      `${day}. Nachgeholt: Dieses Spiel wird für diesen Tag eingetragen, zählt aber nicht für deine Serie.`,
    first: (day, game) => `${day}. Alle haben in ${game} denselben Start. Dein erstes beendetes Spiel zählt.`,
    warmUp: (day, game, firstDay) =>
      `${day}. Alle haben in ${game} denselben Start. Dein erstes beendetes Spiel zählt. Serien beginnen am ${firstDay}.`,
    invalid: 'Der Tag in diesem Link ist ungültig: Dieses Spiel zählt nicht als Tagesspiel.',
  },
  share: {
    number: (number) => `Pocket Arcade ${number}`,
    warmUp: 'Pocket Arcade, Aufwärmtag',
    streak: (days) => `Serie ${numberText(days)}`,
  },
  line: {
    title: 'Heute',
    streak: (days) => `deine Serie: ${numberText(days)}`,
    play: 'Spielen',
    playAll: 'Zu den Tagesspielen',
  },
}

export const endNoteTexts: Translation<typeof endNote.endNoteTexts> = {
  rank: (rank, among) => `Platz ${numberText(rank)} in deinen letzten ${numberText(among)} Spielen`,
  won: (won, among) => `${numberText(won)} deiner letzten ${numberText(among)} Spiele gewonnen`,
  winRate: (rate, games) => `${rate} von ${numberText(games)} Spielen gewonnen`,
  winsByGuesses: 'Deine Siege nach Versuchen',
  records: 'Rekorde',
  next: {
    mode: (mode) => `${mode} ausprobieren`,
    medal: (days, medal) =>
      plural(days, {
        one: `Nächste Medaille: ${medal}, mit # weiteren Tag in diesem Monat`,
        other: `Nächste Medaille: ${medal}, mit # weiteren Tagen in diesem Monat`,
      }),
    level: (level) => `Nächstes Level: ${level}`,
    trophy: (title) => `Nächste Trophäe: ${title}`,
  },
  onlyHere: {
    text: 'Deine Ergebnisse sind nur in diesem Browser gespeichert',
    detail: 'Für eine Sicherung öffne die Einstellungen und drück auf „Daten exportieren“.',
  },
  daily: {
    first: (day) => `${day} eingetragen`,
    firstWithStreak: (day, streak) => `${day} eingetragen · Serie ${numberText(streak)}`,
    late: (day) => `${day} nachgeholt`,
    practice: (day, result) => `Übung: Dein Ergebnis bleibt ${result} (${day})`,
    options: 'Übung: Diese Optionen weichen vom Tagesspiel ab',
    other: (day) => `Nicht der Tagesstart: ${day}`,
    share: 'Tagesergebnis teilen',
    copied: 'Kopiert. Du kannst es überall einfügen.',
    today: 'Heute',
  },
}
