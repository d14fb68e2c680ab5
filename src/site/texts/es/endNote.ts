import { numberText, plural } from '../../../engine/core/text'
import type { endNoteTexts as english } from '../endNote'

export const endNoteTexts: typeof english = {
  rank: (rank, among) => `Puesto ${numberText(rank)} de tus últimas ${numberText(among)} partidas`,
  won: (won, among) =>
    plural(won, {
      one: `# victoria en tus últimas ${numberText(among)}`,
      many: `# de victorias en tus últimas ${numberText(among)}`,
      other: `# victorias en tus últimas ${numberText(among)}`,
    }),
  winRate: (rate, games) => `${rate} de victorias en ${numberText(games)}`,
  best: (value) => `récord ${value}`,
  winsByGuesses: 'Tus victorias por intentos',
  records: 'Récords',
  onlyHere: {
    text: 'Tus resultados solo se guardan en este navegador',
    detail: 'Para hacer una copia, abre «Ajustes» y pulsa «Exportar datos».',
  },
  daily: {
    first: (day, result) => `${day}, registrado: ${result}`,
    firstWithStreak: (day, result, streak) => `${day}, registrado: ${result} · racha ${numberText(streak)}`,
    late: (day, result) => `${day}, registrado tarde: ${result}`,
    practice: (day, result) => `Práctica: tu resultado sigue siendo ${result} (${day})`,
    options: 'Práctica: estas opciones no son las del juego del día',
    other: (day) => `No es el inicio del día: ${day}`,
    share: 'Compartir resultado del día',
    copied: 'Copiado. Pégalo donde quieras.',
    today: 'Hoy',
  },
}
