import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/connect-four/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    levels: { easy: 'Facile', normal: 'Normal', hard: 'Difficile', perfect: 'Parfait' },
    first: { label: 'Premier coup', you: 'Toi', computer: 'Ordinateur' },
    pop: { label: 'Pop Out', off: 'Non', on: 'Oui' },
  },
  controls: { drop: 'Lâcher un jeton', column: (column) => `Colonne ${column}` },
  discs: { Red: 'Rouge', Yellow: 'Jaune' },
  stats: { Turn: 'Tour', Moves: 'Coups' },
  best: { moves: 'Victoire la plus courte' },
  status: {
    dropped: (disc, column) => `${disc} dans la colonne ${column}.`,
    popped: (disc, column) => `${disc}\u00a0: jeton retiré de la colonne ${column}.`,
  },
  captions: { drop: 'jeton lâché', pop: 'jeton retiré', Over: 'fin de la partie' },
  howTo: [
    'Choisis une colonne. Aligne quatre jetons, dans n’importe quel sens, pour gagner.',
    'Chacun lâche un jeton à son tour. Rouge commence.',
    'Grille pleine\u00a0: égalité. En Pop Out, tu peux plutôt retirer ton jeton du bas.',
  ],
  refusals: {
    full: 'Colonne pleine\u202f!',
    popRed: 'Tu ne peux retirer qu’un jeton rouge de la ligne du bas.',
    popYellow: 'Tu ne peux retirer qu’un jeton jaune de la ligne du bas.',
  },
  ends: {
    tie: 'Égalité',
    full: 'La grille est pleine.',
    repeated: 'La même position est apparue trois fois.',
    afterDiscs: (discs) =>
      plural(discs, {
        one: 'Quatre alignés après # jeton.',
        many: 'Quatre alignés après # de jetons.',
        other: 'Quatre alignés après # jetons.',
      }),
    afterMoves: (moves) =>
      plural(moves, {
        one: 'Quatre alignés après # coup.',
        many: 'Quatre alignés après # de coups.',
        other: 'Quatre alignés après # coups.',
      }),
    redWins: 'Rouge gagne',
    yellowWins: 'Jaune gagne',
    youWin: 'Tu gagnes',
    computerWins: 'L’ordinateur gagne',
  },
  position: {
    score: (number) =>
      `Impossible de savoir si «\u202f${number}\u202f», à la fin, est une colonne ou un score. Colle seulement les colonnes, sans espaces.`,
    firstNumber: (number) =>
      `Ces coups commencent au numéro ${number}. Colle toutes les colonnes depuis le premier coup.`,
    noColumn: (sign) =>
      `«\u202f${sign}\u202f» n’est pas une colonne. Une position de Puissance 4 donne les colonnes jouées, chacune un chiffre de 1 à 7 (précédé d’un p pour un jeton retiré).`,
    over: (discs) => `Cette position est impossible\u00a0: la partie est finie après ${discs} jetons.`,
    noPop: (disc, column) =>
      `Cette position est impossible\u00a0: ${disc} n’a rien à retirer dans la colonne ${column}.`,
    full: (column) => `Cette position est impossible\u00a0: la colonne ${column} n’a que six cases.`,
  },
  board: {
    name: 'Grille de Puissance 4',
    gameText: 'Position',
    empty: 'vide',
    red: 'rouge',
    yellow: 'jaune',
    lastRed: 'rouge, le dernier jeton',
    lastYellow: 'jaune, le dernier jeton',
    popRed: 'retirer le jeton rouge du bas',
    popYellow: 'retirer le jeton jaune du bas',
    nothingToPop: 'rien à retirer',
    pop: 'Ôter',
  },
}
