import type { shareTexts as english } from '../share'

export const shareTexts: typeof english = {
  startCopied: 'Link copiado. Ele começa exatamente esta partida.',
  resultCopied: 'Resultado copiado. Cole onde quiser.',
  challengeTitle: (game) => `${game}: um desafio`,
  challengeCopied: 'Desafio copiado. Quem abrir recebe o mesmo início.',
}
