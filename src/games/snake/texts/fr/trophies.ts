import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  grown: { title: 'Ça pousse', text: 'Atteins une longueur de 25 sans obstacles.' },
  fast: {
    title: 'Fast-food',
    text: 'Mange 20 fruits en une partie à la vitesse Rapide, avec les murs et sans obstacles.',
  },
  third: {
    title: 'Un tiers du plateau',
    text: 'Atteins une longueur de 134 sur un plateau 20x20 sans obstacles, un tiers des cases.',
  },
  full: { title: 'Plus rien à manger', text: 'Remplis tout un plateau 20x20 sans obstacles.' },
}
