import type { reviewTexts as english } from '../review'

export const reviewTexts: typeof english = {
  chances: 'Chances de vitória',
  loss: {
    one: 'custa # ponto de chance de vitória',
    many: 'custa # de pontos de chance de vitória',
    other: 'custa # pontos de chance de vitória',
  },
  missedWinAndLost: (mark, other, place) =>
    `${mark} podia ter vencido. Após ${mark} ${place}, ${other} vence, não importa o que ${mark} faça.`,
  missedWin: (mark) => `${mark} podia ter forçado a vitória aqui.`,
  lost: (mark, other, place) => `Após ${mark} ${place}, ${other} vence, não importa o que ${mark} faça.`,
}
