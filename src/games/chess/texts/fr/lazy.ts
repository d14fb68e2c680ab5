import { plural } from '../../../../engine/core/text'
import type { lazyTexts as english } from '../lazy'

export const lazyTexts: typeof english = {
  refusals: {
    inCheck: 'Ton roi est en échec : déplace-le, bloque l’échec ou prends l’attaquant.',
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
  fen: {
    form: 'Une position d’échecs s’écrit en FEN : huit rangées de pièces, puis w ou b pour le camp qui doit jouer.',
    ranks: (ranks) => `Un FEN a huit rangées séparées par des barres obliques ; celui-ci en a ${ranks}.`,
    sign: (sign, rank) =>
      `Le FEN contient « ${sign} » dans la rangée ${rank}. Les pièces sont p n b r q k, les vides 1 à 8.`,
    squares: (rank, squares) => `La rangée ${rank} du FEN a ${squares} cases au lieu de huit.`,
    clock: (text, max) =>
      `Le compteur de demi-coups du FEN est « ${text} » et non un nombre entier de 0 à ${max}.`,
    number: (text, max) => `Le numéro de coup du FEN est « ${text} » et non un nombre entier de 1 à ${max}.`,
    turn: (text) =>
      `D’après le FEN, c’est à « ${text} » de jouer. Il faut w pour les Blancs ou b pour les Noirs.`,
    castling: (text) => `Les droits de roque du FEN sont « ${text} ». Écris une partie de KQkq ou un tiret.`,
    chess960: (rights) =>
      `Les droits de roque « ${rights} » sont ceux de Chess960, qui n’est pas proposé ici.`,
    passant: (text) =>
      `La case de prise en passant du FEN est « ${text} ». Écris une case de la rangée 3 ou 6, ou un tiret.`,
    crazyhouse: 'Ce FEN a des pièces en main. Il vient de Crazyhouse, qui n’est pas proposé ici.',
    threeCheck: 'Ce FEN compte les échecs. Il vient de Three-check, qui n’est pas proposé ici.',
    whiteTakesKing: 'Cette position est impossible : les Blancs doivent jouer et pourraient prendre le roi.',
    blackTakesKing: 'Cette position est impossible : les Noirs doivent jouer et pourraient prendre le roi.',
    kings: (color, kings) => `Les ${color} ont ${kings} rois. Chaque camp en a un seul.`,
    noKing: (color) => `Les ${color} n’ont pas de roi.`,
    noKings: 'Cette position n’a aucun roi.',
    pawns: 'Un pion est sur la première ou la dernière rangée, où aucun pion ne peut être.',
    pieces: (color) => `Les ${color} ont plus de seize pièces.`,
    rightsIgnored: 'Les règles simplifiées n’ont ni roque ni prise en passant : ces droits ont été ignorés.',
    castlingIgnored: 'Les droits de roque sans roi ni tour à leur place ont été ignorés.',
    passantIgnored: (square) =>
      `La case de prise en passant ${square} a été ignorée : aucun pion ne vient d’y passer.`,
    operationsIgnored: (operations) =>
      `Les notes après la position ont été ignorées : ${operations.join(', ')}.`,
    restIgnored: (text) => `« ${text} », après la position, a été ignoré.`,
  },
  pgn: {
    empty: 'Colle d’abord un FEN ou un PGN.',
    otherGame: (game) => `C’est une partie d’un jeu qui n’est pas proposé ici : ${game}.`,
    brokenTag: (tag) => `La balise « ${tag} » est illisible.`,
    brokenTagIgnored: (tag) => `La balise « ${tag} » est illisible et a été ignorée.`,
    openVariation: (text) => `La variante « ${text} » ne se termine pas : le reste a été ignoré.`,
    openComment: (text) => `Le commentaire « ${text} » ne se termine pas : le reste a été ignoré.`,
    noMoves: 'Ce PGN ne contient aucun coup.',
    noText: 'Ce n’est ni un FEN ni un PGN : il n’y a aucun coup.',
    manyGames: 'Ce texte contient beaucoup de parties et il est trop long. Colles-en une seule.',
    long: 'Ce texte est trop long pour une seule partie.',
    whiteMove: (number, move) => `Coup ${number} des Blancs, « ${move} »`,
    blackMove: (number, move) => `Coup ${number} des Noirs, « ${move} »`,
    at: (place, why) => `${place} : ${why}`,
    nullMove: 'C’est un coup nul, qui ne peut pas être joué.',
    dropped: 'Les pièces parachutées viennent de Crazyhouse, qui n’est pas proposé ici.',
    descriptive: 'C’est la notation descriptive. Écris les cases ainsi : e4.',
    otherLanguage: 'Cette lettre de pièce vient d’une autre langue. Écris K, Q, R, B ou N.',
    impossible: 'Ce coup n’est pas possible ici.',
    noMove: 'Ce n’est pas un coup.',
    over: 'La partie est déjà terminée : un roi a été pris, ou il ne reste aucun coup.',
    overByMate: 'La partie est déjà terminée par échec et mat.',
    overByStalemate: 'La partie est déjà terminée par pat.',
    castlingNeedsFull: 'Le roque demande les règles complètes.',
    passantNeedsFull: 'La prise en passant demande les règles complètes.',
    promotionNeedsFull: 'Une promotion autre qu’en dame demande les règles complètes.',
    fullAllow: 'Les règles complètes le permettent.',
    simplifiedAllow: 'Les règles simplifiées le permettent.',
    commentsIgnored: 'Contenu ignoré : commentaires.',
    variationsIgnored: (variations) =>
      plural(variations, {
        one: 'Contenu ignoré : # variante.',
        many: 'Contenu ignoré : # de variantes.',
        other: 'Contenu ignoré : # variantes.',
      }),
    bothIgnored: (variations) =>
      plural(variations, {
        one: 'Contenu ignoré : commentaires et # variante.',
        many: 'Contenu ignoré : commentaires et # de variantes.',
        other: 'Contenu ignoré : commentaires et # variantes.',
      }),
  },
}
