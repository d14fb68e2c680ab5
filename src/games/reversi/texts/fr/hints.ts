import { plural } from '../../../../engine/core/text'
import type { hintTexts as english } from '../hints'

export const hintTexts: typeof english = {
  square: 'Regarde la case en surbrillance.',
  squares: 'Regarde les cases en surbrillance\u00a0: le meilleur coup est parmi elles.',
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
