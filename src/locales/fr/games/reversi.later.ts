import { percentText, plural } from '../../../engine/core/text'
import type * as dialog from '../../../games/reversi/texts/dialog'
import type * as hints from '../../../games/reversi/texts/hints'
import type * as moves from '../../../games/reversi/texts/moves'
import type * as review from '../../../games/reversi/texts/review'
import type { Translation } from '../../translation'

export const dialogTexts: Translation<typeof dialog.dialogTexts> = {
  moves: {
    label: 'Coups de cette partie',
    button: 'Copier les coups',
    done: 'Coups copiés.',
  },
  position: {
    label: 'Position\u00a0: X pour les Noirs, O pour les Blancs, puis le camp qui doit jouer',
    button: 'Copier la position',
    done: 'Position copiée.',
  },
  loadHint: 'Colle des coups, comme f5d6c3, ou une position.',
  loadEmpty: 'Colle d’abord des coups ou une position.',
}

export const hintTexts: Translation<typeof hints.hintTexts> = {
  themes: {
    only: 'Tu n’as qu’un seul coup.',
    corners: 'Regarde les coins.',
    count: 'La fin est proche\u00a0: compte chaque pion.',
    noCorner: 'Garde ton adversaire loin des coins.',
    few: 'Laisse peu de bons coups à ton adversaire.',
  },
  flips: (discs) =>
    plural(discs, {
      one: 'Le meilleur coup retourne le pion en surbrillance.',
      many: 'Le meilleur coup retourne les pions en surbrillance.',
      other: 'Le meilleur coup retourne les pions en surbrillance.',
    }),
  onlyLegal: 'C’est le seul coup possible.',
  corner: 'Un pion dans un coin ne peut plus être retourné. Tu peux en prendre un.',
  countToWin: (side) =>
    `Compte jusqu’à la dernière case\u00a0: les ${side} gagnent avec le meilleur de ces coups.`,
  countToTie: 'Compte jusqu’à la dernière case\u00a0: le meilleur de ces coups mène à l’égalité.',
  countToLoss: (foe) =>
    `Compte jusqu’à la dernière case\u00a0: les ${foe} gagnent s’ils jouent bien. Sauve le plus de pions possible.`,
  avoid: (squares, foe) =>
    plural(squares, {
      one: `Évite la case en surbrillance\u00a0: après un pion là, les ${foe} peuvent prendre un coin.`,
      many: `Évite les cases en surbrillance\u00a0: après un pion sur l’une d’elles, les ${foe} peuvent prendre un coin.`,
      other: `Évite les cases en surbrillance\u00a0: après un pion sur l’une d’elles, les ${foe} peuvent prendre un coin.`,
    }),
  noReply: (foe) => `L’un de ces coups laisse les ${foe} sans coup possible.`,
  fewReplies: (replies, foe) =>
    plural(replies, {
      one: `Laisse peu de coups à ton adversaire. Après le meilleur coup, il n’en reste que # aux ${foe}.`,
      many: `Laisse peu de coups à ton adversaire. Après le meilleur coup, il n’en reste que # aux ${foe}.`,
      other: `Laisse peu de coups à ton adversaire. Après le meilleur coup, il n’en reste que # aux ${foe}.`,
    }),
  fewFlipped: (discs) =>
    plural(discs, {
      one: 'Au début, mieux vaut peu de pions. Le meilleur coup n’en retourne que #.',
      many: 'Au début, mieux vaut peu de pions. Le meilleur coup n’en retourne que #.',
      other: 'Au début, mieux vaut peu de pions. Le meilleur coup n’en retourne que #.',
    }),
  replies: (replies, foe) =>
    plural(replies, {
      one: `Regarde ce que les ${foe} peuvent jouer ensuite. Le meilleur coup laisse # réponse.`,
      many: `Regarde ce que les ${foe} peuvent jouer ensuite. Le meilleur coup laisse # de réponses.`,
      other: `Regarde ce que les ${foe} peuvent jouer ensuite. Le meilleur coup laisse # réponses.`,
    }),
  only: (square) => `${square} est le seul coup.`,
  keepsTie: (square) => `${square} garde l’égalité.`,
  winsBy: (square, discs) =>
    plural(discs, {
      one: `${square} gagne de # pion.`,
      many: `${square} gagne de # de pions.`,
      other: `${square} gagne de # pions.`,
    }),
  losesBy: (square, discs) =>
    plural(discs, {
      one: `${square} ne perd que de # pion.`,
      many: `${square} ne perd que de # de pions.`,
      other: `${square} ne perd que de # pions.`,
    }),
  takesCorner: (square) => `${square} prend le coin.`,
  keepsAhead: (square) => `${square} garde ton avance.`,
  looksBest: (square) => `${square} semble le meilleur coup.`,
}

export const moveTexts: Translation<typeof moves.moveTexts> = {
  move: (side, square) => `${side}\u00a0: ${square}`,
}

export const reviewTexts: Translation<typeof review.reviewTexts> = {
  chances: 'Chances de victoire',
  opening: 'Ouverture',
  loss: {
    one: 'coûte # point de chances de victoire',
    many: 'coûte # de points de chances de victoire',
    other: 'coûte # points de chances de victoire',
  },
  leadsToTie: (square) => `Après ${square}, le meilleur jeu mène à l’égalité.`,
  leadsToWin: (square, winner, discs) =>
    plural(discs, {
      one: `Après ${square}, avec le meilleur jeu, les ${winner} gagnent de # pion.`,
      many: `Après ${square}, avec le meilleur jeu, les ${winner} gagnent de # de pions.`,
      other: `Après ${square}, avec le meilleur jeu, les ${winner} gagnent de # pions.`,
    }),
  ledToTie: 'Le meilleur jeu menait à l’égalité.',
  ledToWin: (winner, discs) =>
    plural(discs, {
      one: `Avec le meilleur jeu, les ${winner} gagnaient de # pion.`,
      many: `Avec le meilleur jeu, les ${winner} gagnaient de # de pions.`,
      other: `Avec le meilleur jeu, les ${winner} gagnaient de # pions.`,
    }),
  behind: (discs) =>
    plural(discs, {
      one: 'finit à # pion du meilleur coup',
      many: 'finit à # de pions du meilleur coup',
      other: 'finit à # pions du meilleur coup',
    }),
  chance: (best, square, chance) =>
    `Le meilleur coup garde ${percentText(best)} de chances de victoire\u202f; ${square}, seulement ${percentText(chance)}.`,
  values: 'Sur les cases\u00a0: de combien de pions le coup devrait gagner (+) ou perdre (-).',
  givesCorner: (square, foe) => `Après ${square}, les ${foe} peuvent prendre un coin.`,
}
