import { plural } from '../../../engine/core/text'
import type * as hints from '../../../games/tic-tac-toe/texts/hints'
import type * as moves from '../../../games/tic-tac-toe/texts/moves'
import type * as review from '../../../games/tic-tac-toe/texts/review'
import type { Translation } from '../../translation'

export const hintTexts: Translation<typeof hints.hintTexts> = {
  canWin: 'Tu peux compléter un alignement\u00a0: regarde les symboles en surbrillance.',
  mustBlock: 'Ton adversaire peut compléter un alignement\u00a0: regarde les symboles en surbrillance.',
  onMostLines: 'Prends une case située sur beaucoup d’alignements\u00a0: compare celles en surbrillance.',
  quiet: (marks) =>
    plural(marks, {
      one: 'Personne ne peut gagner tout de suite\u00a0: regarde les alignements qui passent par le symbole en surbrillance.',
      many: 'Personne ne peut gagner tout de suite\u00a0: regarde les alignements qui passent par les symboles en surbrillance.',
      other:
        'Personne ne peut gagner tout de suite\u00a0: regarde les alignements qui passent par les symboles en surbrillance.',
    }),
  noLine: 'Plus aucun alignement ne peut être complété par la meilleure case.',
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
  keepsTie: (place) => `${place}\u00a0: tu gardes l’égalité.`,
  holdsOut: (place) => `${place}\u00a0: tu résistes le plus longtemps.`,
  looksBest: (place) => `${place}\u00a0: sans doute le meilleur coup.`,
  board: 'Regarde la petite grille en surbrillance.',
  sends: 'Pense à la grille où ton symbole envoie ton adversaire\u00a0: compare les cases en surbrillance.',
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
