import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  hand: { title: 'Fait main', text: 'Marque à la main et fais un bingo sans retirer de marque.' },
  corners: {
    title: 'Aux quatre coins',
    text: 'Marque à la main et gagne avec les quatre coins quand tout alignement compte. Tu peux laisser des numéros non marqués.',
  },
  diagonal: {
    title: 'En biais',
    text: 'Marque à la main et gagne avec une diagonale quand tout alignement compte. Tu peux laisser des numéros non marqués.',
  },
  pace: {
    title: 'Tenir la cadence',
    text: 'Active le tirage auto, ne l’arrête jamais et fais un bingo en marquant à la main.',
  },
}
