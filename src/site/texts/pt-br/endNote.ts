import { numberText, plural } from '../../../engine/core/text'
import type { endNoteTexts as english } from '../endNote'

export const endNoteTexts: typeof english = {
  rank: (rank, among) => `${numberText(rank)}º lugar nas suas últimas ${numberText(among)} partidas`,
  won: (won, among) =>
    plural(won, {
      one: `# vitória nas suas últimas ${numberText(among)}`,
      many: `# de vitórias nas suas últimas ${numberText(among)}`,
      other: `# vitórias nas suas últimas ${numberText(among)}`,
    }),
  winRate: (rate, games) => `${rate} de vitórias em ${numberText(games)}`,
  best: (value) => `recorde ${value}`,
  winsByGuesses: 'Suas vitórias por palpites',
  records: 'Recordes',
  onlyHere: {
    text: 'Seus resultados ficam só neste navegador',
    detail: 'Para fazer um backup, abra “Ajustes” e aperte “Exportar dados”.',
  },
  daily: {
    first: (day, result) => `${day}, registrado: ${result}`,
    firstWithStreak: (day, result, streak) =>
      plural(streak, {
        one: `${day}, registrado: ${result} · # dia seguido`,
        many: `${day}, registrado: ${result} · # de dias seguidos`,
        other: `${day}, registrado: ${result} · # dias seguidos`,
      }),
    late: (day, result) => `${day}, registrado com atraso: ${result}`,
    practice: (day, result) => `Treino: seu resultado continua sendo ${result} (${day})`,
    options: 'Treino: estas opções são diferentes das do jogo do dia',
    other: (day) => `Não é o início do dia: ${day}`,
    share: 'Compartilhar resultado do dia',
    copied: 'Copiado. Cole onde quiser.',
    today: 'Hoje',
  },
}
