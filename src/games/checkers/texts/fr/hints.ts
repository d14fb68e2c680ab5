import { plural } from '../../../../engine/core/text'
import type { hintTexts as english } from '../hints'

export const hintTexts: typeof english = {
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
