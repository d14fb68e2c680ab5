import { plural } from '../../../../engine/core/text'
import type { hintTexts as english } from '../hints'

export const hintTexts: typeof english = {
  lines: 'Regarde les alignements en surbrillance\u00a0: la meilleure case est à leur croisement.',
  line: 'Regarde l’alignement en surbrillance\u00a0: la meilleure case s’y trouve.',
  noLine: 'Regarde les cases vides\u00a0: plus personne ne peut y gagner d’alignement.',
  win: (mark) => `Il manque un symbole à ${mark} dans l’alignement en surbrillance.`,
  block: (mark) => `Il manque un symbole à ${mark} dans l’alignement en surbrillance. Bloque-le.`,
  fork: 'Personne ne peut gagner au prochain coup. Cherche une fourchette\u00a0: prépare la tienne ou bloque celle de ton adversaire.',
  winsNow: (place) => `${place}\u00a0: victoire immédiate.`,
  winsIn: (place, moves) =>
    plural(moves, {
      one: `${place}\u00a0: victoire en # coup.`,
      many: `${place}\u00a0: victoire en # de coups.`,
      other: `${place}\u00a0: victoire en # coups.`,
    }),
  keepsTie: (place) => `${place}\u00a0: garde l’égalité.`,
  holdsOut: (place) => `${place}\u00a0: résiste le plus longtemps.`,
  looksBest: (place) => `${place}\u00a0: semble le meilleur coup.`,
  board: 'Regarde la petite grille en surbrillance.',
  sendsAnywhere:
    'Le meilleur coup y laisse ton adversaire jouer n’importe où, car il mène à une grille déjà décidée.',
  sendsToBoard: 'Le meilleur coup y envoie ton adversaire dans la petite grille en surbrillance.',
}
