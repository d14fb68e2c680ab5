import type { reviewTexts as english } from '../review'

export const reviewTexts: typeof english = {
  chances: 'Probabilidad de ganar',
  loss: {
    one: 'cuesta # punto de probabilidad de ganar',
    many: 'cuesta # de puntos de probabilidad de ganar',
    other: 'cuesta # puntos de probabilidad de ganar',
  },
  missedWinAndLost: (mark, other, place) =>
    `${mark} podía ganar. Tras ${mark} en «${place}», ${other} gana haga lo que haga ${mark}.`,
  missedWin: (mark) => `Aquí ${mark} podía forzar la victoria.`,
  lost: (mark, other, place) => `Tras ${mark} en «${place}», ${other} gana haga lo que haga ${mark}.`,
}
