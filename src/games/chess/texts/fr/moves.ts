import type { moveTexts as english } from '../moves'

export const moveTexts: typeof english = {
  loaded: 'Partie chargée',
  flag: 'Temps écoulé',
  claimed: 'Nulle réclamée',
  accepted: 'Nulle acceptée',
  resigned: 'Abandon',
  wrong: (from, to) => `${from}-${to}\u00a0: mauvais coup`,
  offered: (move) => `${move}, nulle proposée`,
}
