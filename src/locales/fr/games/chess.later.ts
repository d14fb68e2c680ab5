import { percentText, plural } from '../../../engine/core/text'
import type * as dialog from '../../../games/chess/texts/dialog'
import type * as hints from '../../../games/chess/texts/hints'
import type * as lazy from '../../../games/chess/texts/lazy'
import type * as moves from '../../../games/chess/texts/moves'
import type * as review from '../../../games/chess/texts/review'
import type { Translation } from '../../translation'

export const dialogTexts: Translation<typeof dialog.dialogTexts> = {
  fen: 'FEN, position actuelle',
  copyFen: 'Copier le FEN',
  fenCopied: 'FEN copié.',
  pgn: 'PGN, partie entière',
  copyPgn: 'Copier le PGN',
  pgnCopied: 'PGN copié.',
  assumed: (rights) =>
    rights === ''
      ? 'Position modifiée\u00a0: ni roque ni prise en passant, et les coups sont comptés depuis le début.'
      : `Position modifiée\u00a0: droits de roque ${rights}, pas de prise en passant, et les coups sont comptés depuis le début.`,
  load: 'Charger une partie',
  loadHint: 'Colle un FEN ou un PGN.',
  loadHint960: 'Colle un FEN ou un PGN, ou écris le numéro d’une position de départ, de 0 à 959.',
  loadLater: 'Tu peux charger une partie à ton tour.',
  loadButton: 'Charger',
  loadEmpty: 'Colle d’abord un FEN ou un PGN.',
  switchTo: {
    full: 'Passer aux règles complètes et charger',
    simplified: 'Passer aux règles simplifiées et charger',
    chess960: 'Passer aux règles de Chess960 et charger',
  },
}

export const hintTexts: Translation<typeof hints.hintTexts> = {
  themes: {
    only: 'Tu n’as qu’un seul coup.',
    danger: 'Ton roi est en danger.',
    king: 'Regarde le roi de ton adversaire.',
    inCheck: 'Ton roi est en échec.',
    castle: 'Pense à la sécurité de ton roi.',
    promote: 'Pense à promouvoir un pion.',
    capture: 'Cherche une prise.',
    attacked: 'Une de tes pièces est attaquée.',
    check: 'Cherche un échec.',
    attack: 'Cherche une pièce à attaquer.',
    develop: 'Développe une autre pièce.',
    center: 'Pense au centre.',
    quiet: 'Rien d’urgent\u00a0: améliore une pièce.',
  },
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

export const lazyTexts: Translation<typeof lazy.lazyTexts> = {
  refusals: {
    inCheck: 'Ton roi est en échec\u00a0: déplace-le, bloque l’échec ou prends l’attaquant.',
    leavesCheck: 'Cela laisserait ton roi en échec.',
    passantLate: 'Un pion ne peut être pris en passant que juste après avoir avancé de deux cases.',
    castlingLost: 'Tu ne peux pas roquer de ce côté\u00a0: le roi ou la tour a déjà bougé.',
    castlingBlocked: 'Tu ne peux pas roquer de ce côté\u00a0: il y a des pièces entre le roi et la tour.',
    castlingInCheck: 'Tu ne peux pas roquer quand ton roi est en échec.',
    castleOntoRook: 'Pour roquer à Chess960, amène le roi sur sa tour.',
    castlingThrough: 'Tu ne peux pas roquer de ce côté\u00a0: le roi passerait sur une case attaquée.',
  },
  puzzle: {
    solved: 'Résolu',
    firstTry: (mate) => `Mat en ${mate}, du premier coup.`,
    afterWrong: (mate, wrong) =>
      plural(wrong, {
        one: `Mat en ${mate}, après # mauvais coup.`,
        many: `Mat en ${mate}, après # de mauvais coups.`,
        other: `Mat en ${mate}, après # mauvais coups.`,
      }),
    noPuzzle: 'Ce n’est pas un problème.',
  },
  run: {
    whiteToMove: (number) => `Position ${number}\u00a0: aux Blancs de jouer.`,
    blackToMove: (number) => `Position ${number}\u00a0: aux Noirs de jouer.`,
    solved: 'Résolu.',
    solvedTheme: (theme) => `Résolu (${theme}).`,
    missed: (move) => `Le bon coup était ${move}.`,
    missedTheme: (move, theme) => `Le bon coup était ${move} (${theme}).`,
    streakOver: 'Fin de la série',
    timeUp: 'Temps écoulé',
    allSolved: 'Tous résolus',
  },
  fen: {
    form: 'Une position d’échecs s’écrit en FEN\u00a0: huit rangées de pièces, puis w ou b pour le camp qui doit jouer.',
    ranks: (ranks) => `Un FEN a huit rangées séparées par des barres obliques\u202f; celui-ci en a ${ranks}.`,
    sign: (sign, rank) =>
      `Le FEN contient «\u202f${sign}\u202f» dans la rangée ${rank}. Les pièces sont p n b r q k, les vides 1 à 8.`,
    squares: (rank, squares) => `La rangée ${rank} du FEN a ${squares} cases au lieu de huit.`,
    clock: (text, max) =>
      `Le compteur de demi-coups du FEN est «\u202f${text}\u202f» et non un nombre entier de 0 à ${max}.`,
    number: (text, max) =>
      `Le numéro de coup du FEN est «\u202f${text}\u202f» et non un nombre entier de 1 à ${max}.`,
    turn: (text) =>
      `D’après le FEN, c’est à «\u202f${text}\u202f» de jouer. Il faut w pour les Blancs ou b pour les Noirs.`,
    castling: (text) =>
      `Les droits de roque du FEN sont «\u202f${text}\u202f». Écris une partie de KQkq ou un tiret.`,
    chess960: (rights) => `Les droits de roque «\u202f${rights}\u202f» sont ceux de Chess960.`,
    passant: (text) =>
      `La case de prise en passant du FEN est «\u202f${text}\u202f». Écris une case de la rangée 3 ou 6, ou un tiret.`,
    crazyhouse: 'Ce FEN a des pièces en main. Il vient de Crazyhouse, qui n’est pas proposé ici.',
    threeCheck: 'Ce FEN compte les échecs. Il vient de Three-check, qui n’est pas proposé ici.',
    whiteTakesKing: (square) =>
      `Cette position est impossible\u00a0: les Blancs doivent jouer et pourraient prendre le roi en ${square}.`,
    blackTakesKing: (square) =>
      `Cette position est impossible\u00a0: les Noirs doivent jouer et pourraient prendre le roi en ${square}.`,
    kings: (color, kings, squares) =>
      `Les ${color} ont ${kings} rois, en ${squares}. Chaque camp en a un seul.`,
    noKing: (color) => `Les ${color} n’ont pas de roi.`,
    noKings: 'Cette position n’a aucun roi.',
    pawns: (squares) =>
      `Un pion est sur la première ou la dernière rangée, où aucun pion ne peut être\u00a0: ${squares}.`,
    pieces: (color) => `Les ${color} ont plus de seize pièces.`,
    crowded: (who) =>
      `Cette position ne peut pas se produire dans une partie\u00a0: trop de pions, ou trop de pièces issues de promotions (${who}). Tu peux quand même la jouer.`,
    rightsIgnored:
      'Les règles simplifiées n’ont ni roque ni prise en passant\u00a0: ces droits ont été ignorés.',
    castlingIgnored: 'Les droits de roque sans roi ni tour à leur place ont été ignorés.',
    passantIgnored: (square) =>
      `La case de prise en passant ${square} a été ignorée\u00a0: aucun pion ne vient d’y passer.`,
    operationsIgnored: (operations) =>
      `Les notes après la position ont été ignorées\u00a0: ${operations.join(', ')}.`,
    restIgnored: (text) => `«\u202f${text}\u202f», après la position, a été ignoré.`,
  },
  pgn: {
    empty: 'Colle d’abord un FEN ou un PGN.',
    otherGame: (game) => `C’est une partie d’un jeu qui n’est pas proposé ici\u00a0: ${game}.`,
    chess960: 'C’est une partie de Chess960.',
    noStart: (last) => `Les positions de départ de Chess960 portent les numéros de 0 à ${last}.`,
    brokenTag: (tag) => `La balise «\u202f${tag}\u202f» est illisible.`,
    brokenTagIgnored: (tag) => `La balise «\u202f${tag}\u202f» est illisible et a été ignorée.`,
    openVariation: (text) =>
      `La variante «\u202f${text}\u202f» ne se termine pas\u00a0: le reste a été ignoré.`,
    openComment: (text) =>
      `Le commentaire «\u202f${text}\u202f» ne se termine pas\u00a0: le reste a été ignoré.`,
    noMoves: 'Ce PGN ne contient aucun coup.',
    noText: 'Ce n’est ni un FEN ni un PGN\u00a0: il n’y a aucun coup.',
    manyGames: 'Ce texte contient beaucoup de parties et il est trop long. Colles-en une seule.',
    long: 'Ce texte est trop long pour une seule partie.',
    whiteMove: (number, move) => `Coup ${number} des Blancs, «\u202f${move}\u202f»`,
    blackMove: (number, move) => `Coup ${number} des Noirs, «\u202f${move}\u202f»`,
    at: (place, why) => `${place}\u00a0: ${why}`,
    nullMove: 'C’est un coup nul, qui ne peut pas être joué.',
    dropped: 'Les pièces parachutées viennent de Crazyhouse, qui n’est pas proposé ici.',
    descriptive: 'C’est la notation descriptive. Écris les cases ainsi\u00a0: e4.',
    otherLanguage: 'Cette lettre de pièce vient d’une autre langue. Écris K, Q, R, B ou N.',
    impossible: 'Ce coup n’est pas possible ici.',
    noMove: 'Ce n’est pas un coup.',
    over: 'La partie est déjà terminée\u00a0: un roi a été pris, ou il ne reste aucun coup.',
    overByMate: 'La partie est déjà terminée par échec et mat.',
    overByStalemate: 'La partie est déjà terminée par pat.',
    castlingNeedsFull: 'Le roque demande les règles complètes.',
    passantNeedsFull: 'La prise en passant demande les règles complètes.',
    promotionNeedsFull: 'Une promotion autre qu’en dame demande les règles complètes.',
    fullAllow: 'Les règles complètes le permettent.',
    simplifiedAllow: 'Les règles simplifiées le permettent.',
    commentsIgnored: 'Contenu ignoré\u00a0: commentaires.',
    variationsIgnored: (variations) =>
      plural(variations, {
        one: 'Contenu ignoré\u00a0: # variante.',
        many: 'Contenu ignoré\u00a0: # de variantes.',
        other: 'Contenu ignoré\u00a0: # variantes.',
      }),
    bothIgnored: (variations) =>
      plural(variations, {
        one: 'Contenu ignoré\u00a0: commentaires et # variante.',
        many: 'Contenu ignoré\u00a0: commentaires et # de variantes.',
        other: 'Contenu ignoré\u00a0: commentaires et # variantes.',
      }),
  },
}

export const moveTexts: Translation<typeof moves.moveTexts> = {
  loaded: 'Partie chargée',
  flag: 'Temps écoulé',
  claimed: 'Nulle réclamée',
  accepted: 'Nulle acceptée',
  resigned: 'Abandon',
  wrong: (from, to) => `${from}-${to}\u00a0: mauvais coup`,
  offered: (move) => `${move}, nulle proposée`,
}

export const reviewTexts: Translation<typeof review.reviewTexts> = {
  chances: 'Chances de victoire',
  loss: {
    one: 'coûte # point de chances de victoire',
    many: 'coûte # de points de chances de victoire',
    other: 'coûte # points de chances de victoire',
  },
  thisMove: 'ce coup',
  canMate: (played, foe, moves) =>
    plural(moves, {
      one: `Après ${played}, les ${foe} peuvent mater en # coup.`,
      many: `Après ${played}, les ${foe} peuvent mater en # de coups.`,
      other: `Après ${played}, les ${foe} peuvent mater en # coups.`,
    }),
  canTakeKing: (played, foe, moves) =>
    plural(moves, {
      one: `Après ${played}, les ${foe} peuvent prendre le roi en # coup.`,
      many: `Après ${played}, les ${foe} peuvent prendre le roi en # de coups.`,
      other: `Après ${played}, les ${foe} peuvent prendre le roi en # coups.`,
    }),
  wouldMate: (better, moves) =>
    plural(moves, {
      one: `${better} materait en # coup.`,
      many: `${better} materait en # de coups.`,
      other: `${better} materait en # coups.`,
    }),
  wouldTakeKing: (better, moves) =>
    plural(moves, {
      one: `${better} prendrait le roi en # coup.`,
      many: `${better} prendrait le roi en # de coups.`,
      other: `${better} prendrait le roi en # coups.`,
    }),
  canCapture: (played, foe, square, piece) =>
    `Après ${played}, les ${foe} peuvent prendre en ${square} (${piece}).`,
  captures: (better, piece, played) => `${better} prend une pièce (${piece}). ${played} la laisse.`,
  keeps: (best, played, chance) =>
    `Il garde tes chances de victoire à ${percentText(best)}. Après ${played}, elles tombent à ${percentText(chance)}.`,
}
