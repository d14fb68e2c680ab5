import type { reviewTexts as english } from '../review'

export const reviewTexts: typeof english = {
  chances: 'Gewinnchancen',
  loss: { one: 'kostet # Prozentpunkt Gewinnchance', other: 'kostet # Prozentpunkte Gewinnchance' },
  missedWinAndLost: (mark, other, place) =>
    `${mark} hätte gewinnen können. Nach ${mark} ${place} gewinnt ${other}, egal, was ${mark} macht.`,
  missedWin: (mark) => `${mark} hätte hier den Sieg erzwingen können.`,
  lost: (mark, other, place) => `Nach ${mark} ${place} gewinnt ${other}, egal, was ${mark} macht.`,
}
