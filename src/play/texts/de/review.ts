import type { reviewTexts as english } from '../review'

export const reviewTexts: typeof english = {
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
