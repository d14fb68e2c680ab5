import { numberText, plural } from '../../../engine/core/text'
import type * as records from '../../../site/texts/records'
import type * as resetRecord from '../../../site/texts/resetRecord'
import type * as trophies from '../../../site/texts/trophies'
import type { Translation } from '../../translation'

export const recordsTexts: Translation<typeof records.recordsTexts> = {
  title: 'Rekorde',
  meta: 'Deine Bestwerte, Siege und Spielzeiten in jedem Spiel, mit den letzten zwanzig Ergebnissen als Diagramm. Sie bleiben in diesem Browser.',
  search: 'Suche',
  searchHint: 'Spiele suchen',
  sort: 'Sortieren',
  sorts: {
    recent: 'Zuletzt gespielt',
    name: 'Name',
    plays: 'Meistgespielt',
    time: 'Spielzeit',
    never: 'Nie gewonnen',
  },
  sum: (games, plays) => `Spiele: ${numberText(games)} · Gespielt: ${numberText(plays)}`,
  noMatch: 'Keine passenden Spiele.',
  resetAll: {
    button: 'Alle Rekorde löschen',
    title: 'Alle Rekorde löschen?',
    text: 'Bestwerte, Spielzahlen, Zeiten, Ergebnisse und Wiederholungen aller Spiele werden gelöscht. Trophäen, gespielte Tage, Favoriten und laufende Spiele bleiben. Das lässt sich nicht rückgängig machen.',
    done: 'Alle Rekorde wurden gelöscht',
  },
  reset: 'Löschen',
  trophies: 'Trophäen',
  empty: {
    title: 'Noch nichts da',
    text: 'Beende ein beliebiges Spiel, dann siehst du es hier. Nichts verlässt diesen Browser.',
    today: 'Ein Spiel von heute spielen',
    all: 'Alle Spiele',
  },
  table: { game: 'Spiel', plays: 'Gespielt', best: 'Rekord', time: 'Spielzeit', none: '–' },
  plays: (plays) => plural(plays, { one: '# Spiel', other: '# Spiele' }),
  won: (games) => `${numberText(games)} gewonnen`,
  lost: (games) => `${numberText(games)} verloren`,
  tied: (games) => `${numberText(games)} unentschieden`,
  neverWon: 'nie gewonnen',
  game: {
    region: (game) => `Rekorde in ${game}`,
    play: 'Spielen',
    playGame: (game) => `${game} spielen`,
    bests: 'Bestwerte',
    resetBest: (record) => `${record} löschen`,
    reset: (game) => `Rekorde in ${game} löschen`,
    resetTitle: (game) => `Rekorde in ${game} löschen?`,
    resetText: (game) =>
      `Bestwerte, Spielzahlen, Zeiten, Ergebnisse und Wiederholungen von ${game} werden gelöscht. Das lässt sich nicht rückgängig machen.`,
    resetDone: (game) => `Die Rekorde in ${game} wurden gelöscht`,
  },
  last: {
    title: (games) => plural(games, { one: 'Letztes Spiel', other: 'Letzte # Spiele' }),
    chart: (stat, best, last) => `${stat}: Rekord ${best}, zuletzt ${last}`,
    ends: 'Ergebnisse, älteste zuerst',
    details: 'Details',
    when: 'Wann',
    result: 'Ergebnis',
    stats: 'Werte',
    options: 'Optionen',
    watch: 'Ansehen',
    none: '–',
  },
  watch: 'Ansehen',
  watchBest: (record, value) => `${record} ${value} ansehen`,
  watchGame: (date) => `Spiel vom ${date} ansehen`,
  wins: {
    title: 'Siege',
    of: (won, games) => `${numberText(won)} von ${numberText(games)}`,
    byTime: 'Siege nach Zeit',
    byGuesses: 'Siege nach Versuchen',
  },
}

export const trophyTexts: Translation<typeof trophies.trophyTexts> = {
  title: 'Trophäen',
  next: 'In Reichweite',
  count: (won, all) => `${numberText(won)} von ${numberText(all)}`,
  rules:
    'Du gewinnst eine Trophäe, sobald du ihre Bedingung erfüllst. Spiele mit zurückgenommenen Zügen, mit eigener Stellung oder aus einer fortgesetzten Wiederholung zählen nicht. Tipps sind erlaubt, und alle Optionen zählen, wenn nichts anderes dasteht. Trophäen auf Zeit brauchen das normale Tempo.',
  notWon: 'Noch nicht gewonnen',
  won: 'Gewonnen am {date}',
  play: (game) => `${game} spielen`,
}

export const resetRecordTexts: Translation<typeof resetRecord.resetRecordTexts> = {
  title: 'Diesen Rekord löschen?',
  text: (game, record, value) =>
    `Dein Rekord in ${game} (${record}: ${value}) wird gelöscht. Das lässt sich nicht rückgängig machen.`,
  confirm: 'Löschen',
  done: 'Der Rekord wurde gelöscht',
}
