import { plural } from '../../../engine/core/text'
import type * as hints from '../../../games/tic-tac-toe/texts/hints'
import type * as moves from '../../../games/tic-tac-toe/texts/moves'
import type * as review from '../../../games/tic-tac-toe/texts/review'
import type { Translation } from '../../translation'

export const hintTexts: Translation<typeof hints.hintTexts> = {
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

export const moveTexts: Translation<typeof moves.moveTexts> = {
  places: [
    'en haut à gauche',
    'en haut au milieu',
    'en haut à droite',
    'au milieu à gauche',
    'au centre',
    'au milieu à droite',
    'en bas à gauche',
    'en bas au milieu',
    'en bas à droite',
  ],
  titles: [
    'En haut à gauche',
    'En haut au milieu',
    'En haut à droite',
    'Au milieu à gauche',
    'Au centre',
    'Au milieu à droite',
    'En bas à gauche',
    'En bas au milieu',
    'En bas à droite',
  ],
  onBoard: (place, board) => `${place}, grille ${board}`,
  cell: (row, column) => `ligne ${row}, colonne ${column}`,
  cellTitle: (row, column) => `Ligne ${row}, colonne ${column}`,
  move: (mark, place) => `${mark}\u00a0: ${place}`,
  cleared: 'Grille effacée',
  game: (game) => `Partie ${game}`,
}

export const reviewTexts: Translation<typeof review.reviewTexts> = {
  chances: 'Chances de victoire',
  loss: {
    one: 'coûte # point de chances de victoire',
    many: 'coûte # de points de chances de victoire',
    other: 'coûte # points de chances de victoire',
  },
  missedWinAndLost: (mark, other, place) =>
    `${mark} pouvait gagner. Après ${mark} (${place}), ${other} gagne quoi que fasse ${mark}.`,
  missedWin: (mark) => `Ici, ${mark} pouvait forcer la victoire.`,
  lost: (mark, other, place) => `Après ${mark} (${place}), ${other} gagne quoi que fasse ${mark}.`,
}
