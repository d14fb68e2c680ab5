import { numberText } from '../../../engine/core/text'
import type { endNoteTexts as english } from '../endNote'

export const endNoteTexts: typeof english = {
  rank: (rank, among) => `Platz ${numberText(rank)} deiner letzten ${numberText(among)}`,
  won: (won, among) => `${numberText(won)} deiner letzten ${numberText(among)} gewonnen`,
  winRate: (rate, games) => `${rate} von ${numberText(games)} gewonnen`,
  best: (value) => `Rekord ${value}`,
  winsByGuesses: 'Deine Siege nach Versuchen',
  records: 'Rekorde',
  onlyHere: {
    text: 'Deine Ergebnisse sind nur in diesem Browser gespeichert',
    detail: 'Für eine Sicherung öffne die Einstellungen und drücke „Daten exportieren“.',
  },
  daily: {
    first: (day, result) => `${day} eingetragen: ${result}`,
    firstWithStreak: (day, result, streak) => `${day} eingetragen: ${result} · Serie ${numberText(streak)}`,
    late: (day, result) => `${day} nachgeholt: ${result}`,
    practice: (day, result) => `Übung: Dein Ergebnis bleibt ${result} (${day})`,
    options: 'Übung: Diese Optionen weichen vom Tagesspiel ab',
    other: (day) => `Nicht der Tagesstart: ${day}`,
    share: 'Tagesergebnis teilen',
    copied: 'Kopiert. Du kannst es überall einfügen.',
    today: 'Heute',
  },
}
