import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  level: { title: 'Table rase', text: 'Termine un niveau.' },
  run: {
    title: 'Derrière le mur',
    text: 'Casse dix briques avant qu’une balle touche de nouveau la raquette.',
  },
  juggler: { title: 'Jonglage', text: 'Obtiens huit balles bonus sans perdre de balle.' },
  untouched: {
    title: 'Trois vies intactes',
    text: 'Termine deux niveaux en une partie sans perdre de vie.',
  },
  six: { title: 'Le cauchemar du maçon', text: 'Atteins le niveau 6.' },
}
