import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  field: { title: 'Voie libre', text: 'Termine un niveau.' },
  turret: { title: 'Sans bouger', text: 'Termine le niveau 1 sans utiliser le moteur.' },
  untouched: { title: 'Sans une bosse', text: 'Termine trois niveaux en une partie sans perdre de vie.' },
  nine: { title: 'Espace lointain', text: 'Atteins le niveau 9 sans soucoupes.' },
}
