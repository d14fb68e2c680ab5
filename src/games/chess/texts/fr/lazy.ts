import { plural } from '../../../../engine/core/text'
import type { lazyTexts as english } from '../lazy'

export const lazyTexts: typeof english = {
  refusals: {
    inCheck: 'Ton roi est en échec\u00a0: déplace-le, bloque l’échec ou prends l’attaquant.',
    leavesCheck: 'Cela laisserait ton roi en échec.',
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
    whiteToMove: (number) => `Position ${number}\u00a0: aux blancs de jouer.`,
    blackToMove: (number) => `Position ${number}\u00a0: aux noirs de jouer.`,
    themes: {
      fork: 'Fourchette',
      pin: 'Clouage',
      skewer: 'Enfilade',
      discovered: 'Attaque à la découverte',
      backRank: 'Couloir',
    },
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
    chess960: (rights) =>
      `Les droits de roque «\u202f${rights}\u202f» sont ceux de Chess960, qui n’est pas proposé ici.`,
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
