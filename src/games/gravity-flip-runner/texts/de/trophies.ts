import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  five: { title: 'Kopfüber', text: 'Erreiche eine Strecke von 5.000.' },
  coins: { title: 'Decke und Boden', text: 'Sammle allein in einem Lauf 40 Münzen.' },
  powers: {
    title: 'Gut ausgerüstet',
    text: 'Hol dir allein in einem Lauf alle drei Power-ups: Schild, Zeitlupe und Magnet.',
  },
  twenty: { title: 'Freier Fall', text: 'Erreiche eine Strecke von 20.000.' },
}
