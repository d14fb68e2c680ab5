import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  five: { title: 'Premier envol', text: 'Passe cinq tuyaux en un vol.' },
  fifteen: { title: 'Carte de fidélité', text: 'Passe 15 tuyaux en un vol.' },
  platinum: { title: 'Plumes de platine', text: 'Passe 40 tuyaux en un vol Classique.' },
  hundred: { title: 'Sans jamais se poser', text: 'Passe 100 tuyaux en un vol Classique.' },
}
