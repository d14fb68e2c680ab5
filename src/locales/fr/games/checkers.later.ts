import { percentText, plural } from '../../../engine/core/text'
import type * as dialog from '../../../games/checkers/texts/dialog'
import type * as hints from '../../../games/checkers/texts/hints'
import type * as moves from '../../../games/checkers/texts/moves'
import type * as review from '../../../games/checkers/texts/review'
import type { Translation } from '../../translation'

export const dialogTexts: Translation<typeof dialog.dialogTexts> = {
  position: {
    label: 'Position\u00a0: B pour les Rouges, W pour les Blancs, K pour une dame',
    button: 'Copier la position',
    done: 'Position copiée.',
  },
  loadHint: 'Colle une position, comme B:W21,K22:B1,2, ou des coups, comme 9-14 23-19.',
  loadEmpty: 'Colle d’abord une position ou des coups.',
}

export const hintTexts: Translation<typeof hints.hintTexts> = {
  themes: {
    only: 'Tu n’as qu’un seul coup.',
    capture: 'Cherche une prise.',
    win: 'Tu peux forcer la victoire.',
    lost: 'Résiste le plus longtemps possible.',
    crown: 'Pense à une nouvelle dame.',
    threatened: 'Ton adversaire menace de prendre.',
    exchange: 'Cherche un échange.',
    safe: 'Rien d’urgent\u00a0: joue la sécurité.',
  },
  piece: 'Regarde la pièce en surbrillance\u00a0: elle a le meilleur coup.',
  pieces: 'Regarde les pièces en surbrillance\u00a0: l’une d’elles a le meilleur coup.',
  onlyMove: 'Il n’y a qu’un seul coup.',
  canCaptureOne: 'Tu peux prendre la pièce en surbrillance.',
  canCapture: 'Tu peux prendre les pièces en surbrillance.',
  mustCaptureMost:
    'Il faut prendre le plus de pièces possible. Le mieux est de prendre celles en surbrillance.',
  mustCapture: (pieces) =>
    plural(pieces, {
      one: 'La prise est obligatoire. Le mieux est de prendre la pièce en surbrillance.',
      many: 'La prise est obligatoire. Le mieux est de prendre les pièces en surbrillance.',
      other: 'La prise est obligatoire. Le mieux est de prendre les pièces en surbrillance.',
    }),
  forcedWin: (side) =>
    `Les ${side} ont une victoire forcée\u00a0: ne laisse aucune issue aux pièces en surbrillance.`,
  lost: (foe) =>
    `Les ${foe} gagnent s’ils jouent bien\u00a0: garde les pièces en surbrillance le plus longtemps possible.`,
  crown: 'Un pion qui atteint la dernière ligne devient dame. Tu peux atteindre une case en surbrillance.',
  threatened: (pieces, foe) =>
    plural(pieces, {
      one: `Les ${foe} menacent de prendre la pièce en surbrillance.`,
      many: `Les ${foe} menacent de prendre les pièces en surbrillance.`,
      other: `Les ${foe} menacent de prendre les pièces en surbrillance.`,
    }),
  exchange: (foe) => `Le meilleur coup laisse les ${foe} prendre\u00a0: regarde ce que cela ouvre.`,
  safe: (foe) =>
    `Le meilleur coup ne donne rien à prendre aux ${foe}. Les pièces en surbrillance le permettent.`,
  countPieces: 'Regarde toutes les pièces\u00a0: compte les pions et les dames de chaque camp.',
  notAhead: (side) => `Les ${side} n’ont pas l’avantage\u00a0: une nulle est un bon résultat.`,
  accept: 'Le mieux est d’accepter la nulle.',
  winsNow: (from, to) => `${from} à ${to} gagne tout de suite.`,
  winsIn: (from, to, moves) =>
    plural(moves, {
      one: `${from} à ${to}\u00a0: victoire en # coup.`,
      many: `${from} à ${to}\u00a0: victoire en # de coups.`,
      other: `${from} à ${to}\u00a0: victoire en # coups.`,
    }),
  lastsLongest: (from, to) => `${from} à ${to} résiste le plus longtemps.`,
  only: (from, to) => `${from} à ${to} est le seul coup.`,
  captures: (from, to, pieces) =>
    plural(pieces, {
      one: `${from} à ${to} prend une pièce.`,
      many: `${from} à ${to} prend # de pièces.`,
      other: `${from} à ${to} prend # pièces.`,
    }),
  keepsAhead: (from, to) => `${from} à ${to} garde ton avantage.`,
  looksBest: (from, to) => `${from} à ${to} semble le meilleur coup.`,
}

export const moveTexts: Translation<typeof moves.moveTexts> = {
  resigned: 'Abandon',
  accepted: 'Nulle acceptée',
  offered: (move) => `${move}, nulle proposée`,
}

export const reviewTexts: Translation<typeof review.reviewTexts> = {
  chances: 'Chances de victoire',
  loss: {
    one: 'coûte # point de chances de victoire',
    many: 'coûte # de points de chances de victoire',
    other: 'coûte # points de chances de victoire',
  },
  canWin: (move, foe, moves) =>
    plural(moves, {
      one: `Après ${move}, les ${foe} peuvent gagner en # coup.`,
      many: `Après ${move}, les ${foe} peuvent gagner en # de coups.`,
      other: `Après ${move}, les ${foe} peuvent gagner en # coups.`,
    }),
  winsIn: (moves) =>
    plural(moves, {
      one: 'Il gagne en # coup.',
      many: 'Il gagne en # de coups.',
      other: 'Il gagne en # coups.',
    }),
  canCapture: (move, foe, pieces) =>
    plural(pieces, {
      one: `Après ${move}, les ${foe} peuvent prendre une pièce.`,
      many: `Après ${move}, les ${foe} peuvent prendre # de pièces.`,
      other: `Après ${move}, les ${foe} peuvent prendre # pièces.`,
    }),
  captures: (pieces) =>
    plural(pieces, {
      one: 'Il prend une pièce.',
      many: 'Il prend # de pièces.',
      other: 'Il prend # pièces.',
    }),
  keeps: (best, move, chance) =>
    `Il garde tes chances de victoire à ${percentText(best)}. Après ${move}, elles tombent à ${percentText(chance)}.`,
}
