import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  narrow: {
    title: 'Dans le noir',
    text: 'Avec les sept labyrinthes, atteins l’arrivée du niveau 2 sans montrer la solution.',
  },
  soft: {
    title: 'Sur la pointe des pieds',
    text: 'Avec les sept labyrinthes, commence au niveau 3 et atteins son arrivée sans heurter un mur ni montrer la solution.',
  },
  void: { title: 'Hors du néant', text: 'Atteins l’arrivée du niveau 7 sans montrer la solution.' },
  all: {
    title: 'Ariane',
    text: 'Atteins l’arrivée des sept niveaux en une seule partie sans montrer la solution.',
  },
}
