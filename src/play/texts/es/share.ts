import type { shareTexts as english } from '../share'

export const shareTexts: typeof english = {
  startCopied: 'Enlace copiado. Empieza exactamente esta partida.',
  resultCopied: 'Resultado copiado. Pégalo donde quieras.',
  challengeTitle: (game) => `${game}: un reto`,
  challengeCopied: 'Reto copiado. Quien lo abra tendrá el mismo inicio.',
}
