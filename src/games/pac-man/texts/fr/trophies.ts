import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  maze: { title: 'Plus une seule pastille', text: 'Vide un labyrinthe.' },
  four: { title: 'Les quatre d’un coup', text: 'Mange quatre fantômes avec une seule super-pastille.' },
  dessert: { title: 'Une place pour le dessert', text: 'Mange les deux fruits d’un même labyrinthe.' },
  untouched: { title: 'Intouchable', text: 'Vide le premier labyrinthe sans te faire attraper.' },
  'four-mazes': { title: 'Chasse aux fantômes', text: 'Vide quatre labyrinthes en une partie.' },
}
