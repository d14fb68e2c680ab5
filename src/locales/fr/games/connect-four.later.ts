import { plural } from '../../../engine/core/text'
import type * as dialog from '../../../games/connect-four/texts/dialog'
import type * as hints from '../../../games/connect-four/texts/hints'
import type * as moves from '../../../games/connect-four/texts/moves'
import type * as review from '../../../games/connect-four/texts/review'
import type { Translation } from '../../translation'

export const dialogTexts: Translation<typeof dialog.dialogTexts> = {
  position: {
    label: 'Colonnes jouées, de 1 à 7',
    button: 'Copier les colonnes',
    done: 'Colonnes copiées.',
  },
  loadHint: 'Colle les colonnes jouées, comme 4453.',
  loadEmpty: 'Colle d’abord les colonnes jouées.',
  counts: (red, yellow) =>
    `Cette position est impossible\u00a0: Rouge commence et les camps jouent à tour de rôle, mais il y a ${red} jetons rouges et ${yellow} jaunes.`,
  redWon:
    'Cette position est impossible\u00a0: Rouge avait déjà quatre jetons alignés avant le dernier jeton.',
  yellowWon:
    'Cette position est impossible\u00a0: Jaune avait déjà quatre jetons alignés avant le dernier jeton.',
  noOrder: 'Cette position est impossible\u00a0: aucun ordre de coups n’y mène.',
}

export const hintTexts: Translation<typeof hints.hintTexts> = {
  themes: {
    win: 'Tu peux en aligner quatre maintenant.',
    block: 'Ton adversaire menace d’en aligner quatre.',
    lost: 'Ton adversaire a plus d’une menace.',
    twoWays: 'Cherche deux menaces à la fois.',
    avoid: 'Pense aussi à la case au-dessus de ton jeton.',
    quiet: 'Rien d’urgent\u00a0: construis tes alignements.',
    pop: 'Pense aussi à retirer un jeton.',
  },
  near: (discs) =>
    plural(discs, {
      one: 'Regarde autour du jeton en surbrillance.',
      many: 'Regarde autour des jetons en surbrillance.',
      other: 'Regarde autour des jetons en surbrillance.',
    }),
  amongCells: 'La plupart des alignements passent par le milieu\u00a0: compare les cases en surbrillance.',
  popWins: (disc) =>
    `Retirer un jeton fait descendre sa colonne\u00a0: ${disc} en a alors quatre dans les cases en surbrillance.`,
  mayPop: (disc) =>
    `Tu peux aussi retirer un jeton\u00a0: vérifie ce qui descend au-dessus de chaque jeton en surbrillance de ${disc}.`,
  win: (disc) => `Il manque un jeton à ${disc} dans l’alignement en surbrillance.`,
  block: (foe) => `Il manque un jeton à ${foe} dans l’alignement en surbrillance\u00a0: bloque-le.`,
  lost: (foe) =>
    `${foe} peut en aligner quatre au prochain coup, quoi que tu fasses\u00a0: regarde les cases en surbrillance.`,
  twoWays: (disc, foe) =>
    `Un jeton donne à ${disc} deux façons d’en aligner quatre. ${foe} ne peut en bloquer qu’une.`,
  avoid: (cells, foe) =>
    plural(cells, {
      one: `Évite la case en surbrillance\u00a0: ${foe} en alignerait quatre juste au-dessus.`,
      many: `Évite les cases en surbrillance\u00a0: ${foe} en alignerait quatre juste au-dessus de l’une d’elles.`,
      other: `Évite les cases en surbrillance\u00a0: ${foe} en alignerait quatre juste au-dessus de l’une d’elles.`,
    }),
  noLine:
    'La meilleure case ne fait partie d’aucun alignement ouvert. Ce qui compte, c’est qui devra remplir les autres cases.',
  lines: (lines, disc) =>
    plural(lines, {
      one: `Rien d’urgent\u00a0: compte les alignements. La meilleure case est dans # alignement que ${disc} peut encore compléter.`,
      many: `Rien d’urgent\u00a0: compte les alignements. La meilleure case est dans # d’alignements que ${disc} peut encore compléter.`,
      other: `Rien d’urgent\u00a0: compte les alignements. La meilleure case est dans # alignements que ${disc} peut encore compléter.`,
    }),
  looksBest: (column) => `La colonne ${column} semble la meilleure.`,
  popLooksBest: (column) => `Retirer un jeton de la colonne ${column} semble le meilleur coup.`,
  tie: (column) => `La colonne ${column} mène à l’égalité.`,
  keepsWin: (column) => `La colonne ${column} garde la victoire.`,
  isLost: (column) => `La colonne ${column} semble la meilleure, mais la position est perdue.`,
  winsNow: (column) => `La colonne ${column} gagne tout de suite.`,
  winsIn: (column, moves) =>
    plural(moves, {
      one: `Colonne ${column}\u00a0: victoire en # coup.`,
      many: `Colonne ${column}\u00a0: victoire en # de coups.`,
      other: `Colonne ${column}\u00a0: victoire en # coups.`,
    }),
  losesNext: (foe) => `Toutes les colonnes se valent\u00a0: ${foe} gagne au prochain coup.`,
  losesIn: (column, foe, moves) =>
    plural(moves, {
      one: `La colonne ${column} résiste le plus longtemps\u00a0: ${foe} gagne en # coup.`,
      many: `La colonne ${column} résiste le plus longtemps\u00a0: ${foe} gagne en # de coups.`,
      other: `La colonne ${column} résiste le plus longtemps\u00a0: ${foe} gagne en # coups.`,
    }),
}

export const moveTexts: Translation<typeof moves.moveTexts> = {
  drop: (disc, column) => `${disc}, colonne ${column}`,
  pop: (disc, column) => `${disc}\u00a0: retrait, colonne ${column}`,
}

export const reviewTexts: Translation<typeof review.reviewTexts> = {
  chances: 'Chances de victoire',
  loss: {
    one: 'coûte # point de chances de victoire',
    many: 'coûte # de points de chances de victoire',
    other: 'coûte # points de chances de victoire',
  },
  winsLater: (moves) =>
    plural(moves, {
      one: 'gagne # coup plus tard',
      many: 'gagne # de coups plus tard',
      other: 'gagne # coups plus tard',
    }),
  losesSooner: (moves) =>
    plural(moves, {
      one: 'perd # coup plus tôt',
      many: 'perd # de coups plus tôt',
      other: 'perd # coups plus tôt',
    }),
  winsIn: (column, winner, moves) =>
    plural(moves, {
      one: `Après la colonne ${column}, ${winner} gagne en # coup.`,
      many: `Après la colonne ${column}, ${winner} gagne en # de coups.`,
      other: `Après la colonne ${column}, ${winner} gagne en # coups.`,
    }),
  lost: (column, foe) => `Après la colonne ${column}, ${foe} gagne en jouant bien.`,
  tied: (column) => `Après la colonne ${column}, c’est l’égalité si les deux jouent bien.`,
  values: 'Dans les colonnes\u00a0: coups avant la victoire (+) ou la défaite (-)\u00a0; = est une égalité.',
  another: 'Une autre colonne était meilleure.',
}
