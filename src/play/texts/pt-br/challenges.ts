import type { challengeTexts as english } from '../challenges'

export const challengeTexts: typeof english = {
  waiting: (label, value) => `Desafio com o mesmo início. Para superar: ${label} ${value}.`,
  won: (label, own, value) => `Desafio vencido: ${label} ${own} contra ${value}.`,
  lost: (label, own, value) => `Desafio perdido: ${label} ${own} contra ${value}.`,
  tied: (label, value) => `Desafio empatado: ${label} ${value}.`,
  unverified: 'Este resultado não foi verificado.',
  impossible: 'Este link de desafio não pode ser usado: nenhuma partida chega a esse resultado.',
  noStart: 'Este link de desafio não pode ser usado: falta o início.',
  otherResult: (label, value) =>
    `O resultado deste link não corresponde ao replay, que termina com ${label} ${value}.`,
}
