import type { reviewTexts as english } from '../review'

export const reviewTexts: typeof english = {
  title: 'Análisis',
  progress: (move, length) => `Analizando la jugada ${move} de ${length}`,
  progressBar: 'Jugadas analizadas',
  cancel: 'Cancelar',
  failed: 'El análisis falló.',
  close: 'Cerrar análisis',
  tryAgain: 'Reintentar desde aquí',
  noMistakes: 'No hay errores. ¡Bien jugado!',
  worstMoves: 'Peores jugadas',

  grades: { inaccuracy: 'Imprecisión', mistake: 'Error', blunder: 'Error grave' },
  counts: { inaccuracy: 'Imprecisiones', mistake: 'Errores', blunder: 'Errores graves' },
  graded: (grade, loss) => `${grade}: ${loss}`,
  better: (move) => `Mejor: ${move}.`,

  you: 'tú',
  firstSide: 'primer jugador',
  chart: (label, side) => (side === null ? label : `${label} (${side})`),
  chartSummary: (name, first, last) => `${name}: ${first} al principio, ${last} al final.`,
  unknownValue: '–',
}
