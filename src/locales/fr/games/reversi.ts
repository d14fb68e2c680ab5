import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/reversi/texts/game'
import type { Translation } from '../../translation'

const POSITION_FORM =
  'Écris 64 cases (X noir, O blanc, - vide), puis X ou O pour le camp qui doit jouer. Ou une liste de coups comme f5d6c3.'

export const texts: Translation<typeof game.texts> = {
  options: {
    levels: { easy: 'Facile', normal: 'Normal', hard: 'Difficile', expert: 'Expert', master: 'Maître' },
    side: { label: 'Tu joues', black: 'Noirs', white: 'Blancs', says: { white: 'Les Noirs commencent.' } },
    size: { label: 'Taille du plateau', 6: '6x6', 8: '8x8' },
    moves: { label: 'Coups possibles', shown: 'Affichés', hidden: 'Masqués' },
  },
  sides: { black: 'Noirs', white: 'Blancs' },
  stats: { Turn: 'Tour', Black: 'Noirs', White: 'Blancs', Empty: 'Vides', Lead: 'Avance' },
  best: { lead: 'Record d’écart' },
  toasts: {
    blackPasses: 'Les Noirs passent',
    blackPassesDetail: 'Les Noirs ne peuvent rien retourner\u00a0: les Blancs rejouent.',
    whitePasses: 'Les Blancs passent',
    whitePassesDetail: 'Les Blancs ne peuvent rien retourner\u00a0: les Noirs rejouent.',
  },
  status: {
    moved: (side, square, flipped) =>
      plural(flipped, {
        one: `${side} en ${square}, # pion retourné.`,
        many: `${side} en ${square}, # de pions retournés.`,
        other: `${side} en ${square}, # pions retournés.`,
      }),
    blackPasses: 'Les Noirs ne peuvent rien retourner et passent. Les Blancs rejouent.',
    whitePasses: 'Les Blancs ne peuvent rien retourner et passent. Les Noirs rejouent.',
  },
  captions: { move: 'pions retournés', corner: 'coin pris', pass: 'tour passé', Over: 'fin de la partie' },
  howTo: [
    'Les Noirs commencent. Encadre une ligne de pions entre deux des tiens\u00a0: elle se retourne.',
    'Chaque coup doit retourner un pion, sinon tu passes. Un coin pris est à toi pour de bon.',
    'Plus aucun coup\u202f? Le camp qui a le plus de pions gagne et reçoit les cases vides.',
  ],
  refusals: {
    taken: 'Cette case est prise.',
    noBlack: 'Aucune ligne ne mène de là à un autre pion noir\u00a0: rien ne se retournerait.',
    noWhite: 'Aucune ligne ne mène de là à un autre pion blanc\u00a0: rien ne se retournerait.',
    apart: 'Pose ton pion à côté d’un pion adverse pour en retourner au moins un.',
  },
  ends: {
    tie: 'Égalité',
    tieDetail: (discs) => `Chaque camp a ${discs} pions.`,
    blackWins: 'Les Noirs gagnent',
    whiteWins: 'Les Blancs gagnent',
    youWin: 'Tu gagnes',
    computerWins: 'L’ordinateur gagne',
    score: (high, low) => `${high} pions à ${low}.`,
    scoreToNone: (high) => `${high} pions à zéro\u00a0: tous les pions ont été retournés.`,
    scoreWithEmpty: (high, low, empty, total) =>
      plural(empty, {
        one: `${high} pions à ${low}. Plus aucun camp ne pouvait jouer. La case vide va au gagnant\u00a0: ${total} à ${low}.`,
        many: `${high} pions à ${low}. Plus aucun camp ne pouvait jouer. Les cases vides vont au gagnant\u00a0: ${total} à ${low}.`,
        other: `${high} pions à ${low}. Plus aucun camp ne pouvait jouer. Les cases vides vont au gagnant\u00a0: ${total} à ${low}.`,
      }),
    scoreToNoneWithEmpty: (high, empty, total) =>
      plural(empty, {
        one: `${high} pions à zéro\u00a0: tous les pions ont été retournés. La case vide va au gagnant\u00a0: ${total} à 0.`,
        many: `${high} pions à zéro\u00a0: tous les pions ont été retournés. Les cases vides vont au gagnant\u00a0: ${total} à 0.`,
        other: `${high} pions à zéro\u00a0: tous les pions ont été retournés. Les cases vides vont au gagnant\u00a0: ${total} à 0.`,
      }),
  },
  position: {
    form: POSITION_FORM,
    signs: 'Écris X pour les cases noires, O pour les blanches et - pour les vides.',
    length: (characters) =>
      plural(characters, {
        one: `Cette position a # caractère. ${POSITION_FORM}`,
        many: `Cette position a # de caractères. ${POSITION_FORM}`,
        other: `Cette position a # caractères. ${POSITION_FORM}`,
      }),
    noSide: `Il manque le camp qui doit jouer. ${POSITION_FORM}`,
    fewDiscs: 'Une position a au moins quatre pions\u00a0: ceux du début de la partie.',
    afterEnd: (number, move) => `Le coup ${number}, ${move}, vient après la fin de la partie.`,
    illegal: (number, move, side) =>
      `Le coup ${number}, ${move}, n’est pas permis\u00a0: les ${side} n’y retourneraient rien.`,
    noMove: 'Ce texte ne contient aucun coup. Une partie est une liste de coups comme f5d6c3.',
    games: { 1: 'Go', 3: 'Échecs', 4: 'Gomoku', 11: 'Hex' },
    otherGame: (game) => `C’est une partie d’un autre jeu\u00a0: ${game}. ${POSITION_FORM}`,
    noSquare: (square) => `«\u202f${square}\u202f» n’est pas une case de Reversi. ${POSITION_FORM}`,
    bySides: 'Écris les coups des deux camps dans une seule liste, dans l’ordre où ils ont été joués.',
    format: (format) => `Format illisible ici\u00a0: ${format}. ${POSITION_FORM}`,
  },
  players: {
    name: 'Joueurs',
    you: 'Toi',
    computer: 'Ordinateur',
    cannotMove: 'Aucun coup',
    movesAgain: 'Rejoue',
    moves: (moves) => plural(moves, { one: '# coup', many: '# de coups', other: '# coups' }),
  },
  board: {
    name: 'Plateau de Reversi',
    flip: 'Tourner la vue',
    black: 'noir',
    white: 'blanc',
    empty: 'vide',
    square: (square, what) => `${square}, ${what}`,
    last: (square, what) => `${square}, ${what}, dernier coup`,
    legal: (square, what) => `${square}, ${what}, coup possible`,
    pass: 'passe',
    gameText: 'Coups et position',
  },
}
