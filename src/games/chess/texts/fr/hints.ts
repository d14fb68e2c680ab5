import { plural } from '../../../../engine/core/text'
import type { hintTexts as english } from '../hints'

export const hintTexts: typeof english = {
  piece: 'Regarde la pièce en surbrillance\u00a0: elle a le meilleur coup.',
  pieces: 'Regarde les pièces en surbrillance\u00a0: l’une d’elles a le meilleur coup.',
  lost: (foe) =>
    `Les ${foe} gagnent s’ils jouent bien\u00a0: protège le roi en surbrillance le plus longtemps possible.`,
  takeKing: 'Le roi en surbrillance peut être pris.',
  canMate: (side, moves) =>
    plural(moves, {
      one: `Les ${side} peuvent mater en # coup\u00a0: regarde le roi et les cases autour.`,
      many: `Les ${side} peuvent mater en # de coups\u00a0: regarde le roi et les cases autour.`,
      other: `Les ${side} peuvent mater en # coups\u00a0: regarde le roi et les cases autour.`,
    }),
  canTakeKing: (side, moves) =>
    plural(moves, {
      one: `Les ${side} peuvent prendre le roi en # coup\u00a0: regarde les cases autour.`,
      many: `Les ${side} peuvent prendre le roi en # de coups\u00a0: regarde les cases autour.`,
      other: `Les ${side} peuvent prendre le roi en # coups\u00a0: regarde les cases autour.`,
    }),
  passant: 'Un pion qui vient d’avancer de deux cases peut être pris en passant.',
  unprotected: 'La pièce en surbrillance peut être prise, et rien ne la protège.',
  worthMore: 'La pièce en surbrillance vaut plus que celle qui peut la prendre.',
  countRecaptures: 'La pièce en surbrillance peut être prise\u00a0: compte les reprises.',
  attackedByLess: 'La pièce en surbrillance est attaquée par une pièce de moindre valeur.',
  attacked: 'La pièce en surbrillance est attaquée, et rien ne la protège.',
  giveCheck: 'Tu peux donner échec, ce qui limite les réponses de ton adversaire.',
  attackOne: 'Une pièce de moindre valeur peut attaquer celle en surbrillance.',
  attackSeveral: 'Une pièce de moindre valeur peut attaquer celles en surbrillance.',
  develop: 'Les pièces en surbrillance n’ont pas encore bougé\u00a0: sors-en une.',
  center: 'Le centre compte\u00a0: de là, les pièces atteignent le plus de cases.',
  improve: 'Le meilleur coup n’est ni une prise ni un échec\u00a0: trouve une pièce à améliorer.',
  onlyMove: 'Il n’y a qu’un seul coup.',
  inCheck: 'Le roi est en échec\u00a0: prends l’attaquant, bloque-le ou déplace le roi.',
  castle: 'Le roi en surbrillance est plus à l’abri derrière ses pions\u00a0: il peut roquer.',
  promote: 'Le pion en surbrillance peut être promu.',
  countPieces: 'Regarde toutes les pièces\u00a0: compte ce qui reste à chaque camp.',
  mayClaim: (side) =>
    `Tu peux réclamer la nulle. Les ${side} n’ont pas l’avantage\u00a0: une nulle est un bon résultat.`,
  offered: (side) =>
    `Une nulle est proposée. Les ${side} n’ont pas l’avantage\u00a0: une nulle est un bon résultat.`,
  claim: 'Le mieux est de réclamer la nulle.',
  accept: 'Le mieux est d’accepter la nulle.',
  titles: { p: 'Pion', n: 'Cavalier', b: 'Fou', r: 'Tour', q: 'Dame', k: 'Roi' },
  kingside: 'Petit roque.',
  queenside: 'Grand roque.',
  takesKing: (piece, square) => `${piece} prend le roi en ${square}.`,
  takes: (piece, square) => `${piece} prend en ${square}.`,
  moves: (piece, square) => `${piece} en ${square}.`,
  mate: 'Échec et mat.',
  matesIn: (moves) =>
    plural(moves, {
      one: 'Cela mate en # coup.',
      many: 'Cela mate en # de coups.',
      other: 'Cela mate en # coups.',
    }),
  wins: 'Cela gagne.',
  takesKingIn: (moves) =>
    plural(moves, {
      one: 'Cela prend le roi en # coup.',
      many: 'Cela prend le roi en # de coups.',
      other: 'Cela prend le roi en # coups.',
    }),
  holdsOut: 'Cela résiste le plus longtemps.',
  farAhead: 'Cela garde ton large avantage.',
  ahead: 'Cela garde ton avantage.',
  best: 'C’est le meilleur coup.',
}
