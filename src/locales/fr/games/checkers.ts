import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/checkers/texts/game'
import type { Translation } from '../../translation'

const POSITION_FORM =
  'Une position de Dames donne le camp qui doit jouer et les cases des deux camps, comme B:W21,K22:B1,2 (B pour les Rouges, W pour les Blancs, K pour une dame, cases 1 à 32, ou 1 à 50 sur dix lignes).'

export const texts: Translation<typeof game.texts> = {
  options: {
    variant: {
      label: 'Règles',
      simplified: 'Simplifiées',
      tournament: 'Tournoi',
      international: 'Internationales',
      russian: 'Russes',
      says: {
        tournament: 'La prise est obligatoire, et la rafle se joue jusqu’au bout.',
        international:
          'Les Blancs commencent. Dix lignes, dames volantes, et il faut prendre le plus de pièces.',
        russian:
          'Les Blancs commencent. Dames volantes, les pions prennent aussi en arrière, prise au choix.',
      },
    },
    levels: { easy: 'Facile', normal: 'Normal', hard: 'Difficile', expert: 'Expert' },
    side: { label: 'Tu joues', red: 'Rouges', white: 'Blancs' },
  },
  sides: { red: 'Rouges', white: 'Blancs' },
  stats: { Turn: 'Tour', Moves: 'Coups' },
  best: { moves: 'Victoire la plus courte' },
  toasts: {
    redOffers: 'Les Rouges proposent nulle. Le prochain coup la refuse.',
    whiteOffers: 'Les Blancs proposent nulle. Le prochain coup la refuse.',
    redKing: 'Dame pour les Rouges',
    whiteKing: 'Dame pour les Blancs',
  },
  status: {
    moved: (side, from, to) => `${side}\u00a0: ${from} à ${to}.`,
    captured: (side, from, to, pieces) =>
      plural(pieces, {
        one: `${side}\u00a0: ${from} à ${to}, # pièce prise.`,
        many: `${side}\u00a0: ${from} à ${to}, # de pièces prises.`,
        other: `${side}\u00a0: ${from} à ${to}, # pièces prises.`,
      }),
    redKing: (square) => `Dame pour les Rouges, case ${square}.`,
    whiteKing: (square) => `Dame pour les Blancs, case ${square}.`,
  },
  captions: {
    resigned: 'abandon',
    move: 'pièce déplacée',
    capture: 'pièce prise',
    king: 'nouvelle dame',
    Over: 'fin de la partie',
  },
  howTo: [
    'Avance en diagonale\u202f; saute une pièce pour la prendre.',
    'Sur la dernière ligne, un pion devient dame et va dans les deux sens.',
    'Prends toutes les pièces pour gagner. Sauf en «\u202fSimplifiées\u202f», la prise est obligatoire.',
  ],
  refusals: {
    notYours: 'Cette pièce n’est pas à toi.',
    mustCapture: 'La prise est obligatoire, avec l’une des pièces en surbrillance.',
    mustCaptureOn: 'La prise est obligatoire, et la rafle se joue jusqu’au bout.',
    mustCaptureMost: 'Il faut prendre le plus de pièces possible, avec l’une des pièces en surbrillance.',
    stuck: 'Cette pièce ne peut aller nulle part.',
    occupied: 'Cette case est occupée.',
    forward: 'Les pions ne font qu’avancer. Les dames vont dans les deux sens.',
    oneSquare: 'Avance d’une case en diagonale ou saute par-dessus une pièce adverse.',
    diagonal: 'Un pion avance d’une case en diagonale. Une dame va aussi loin que la diagonale est libre.',
  },
  ends: {
    draw: 'Partie nulle',
    quiet: (moves) =>
      plural(moves, {
        one: '# coup par camp sans prise ni coup de pion.',
        many: '# de coups par camp sans prise ni coup de pion.',
        other: '# coups par camp sans prise ni coup de pion.',
      }),
    agreed: 'Une nulle a été proposée et acceptée.',
    redWins: 'Les Rouges gagnent',
    whiteWins: 'Les Blancs gagnent',
    youWin: 'Tu gagnes',
    computerWins: 'L’ordinateur gagne',
    redResigned: 'Les Rouges ont abandonné.',
    whiteResigned: 'Les Blancs ont abandonné.',
    redGone: 'Les Rouges n’ont plus de pièces.',
    whiteGone: 'Les Blancs n’ont plus de pièces.',
    redStuck: 'Les Rouges ne peuvent plus jouer.',
    whiteStuck: 'Les Blancs ne peuvent plus jouer.',
  },
  position: {
    form: POSITION_FORM,
    noSquare: (sign) => `«\u202f${sign}\u202f» n’est pas une case. ${POSITION_FORM}`,
    eightRows: (square, max) =>
      `Il n’y a pas de case ${square} sur huit lignes\u00a0: les cases vont de 1 à ${max}. Choisis les règles «\u202fInternationales\u202f» pour une position à dix lignes.`,
    outside: (square, max) => `Il n’y a pas de case ${square}\u00a0: les cases foncées vont de 1 à ${max}.`,
    strange: (field) => `«\u202f${field}\u202f» est illisible dans cette position. ${POSITION_FORM}`,
    noMoves: `Ce PDN ne contient aucun coup. ${POSITION_FORM}`,
    twice: (side) => `Cette position donne deux fois les cases des ${side}.`,
    missing: (side) => `Il manque les cases des ${side}. ${POSITION_FORM}`,
    twoPieces: (square) => `La case ${square} a deux pièces.`,
    redMan: (square) => `Le pion rouge de la case ${square} serait une dame (en texte\u00a0: K${square}).`,
    whiteMan: (square) => `Le pion blanc de la case ${square} serait une dame (en texte\u00a0: K${square}).`,
    many: (max) => `Un camp a au plus ${max} pièces.`,
    empty: 'Cette position n’a aucune pièce.',
    illegal: (number, move) => `Le coup ${number}, ${move}, n’est pas permis avec ces règles.`,
    games: {
      22: 'dames italiennes',
      23: 'pool checkers',
      24: 'dames espagnoles',
      26: 'dames brésiliennes',
      27: 'dames canadiennes',
      28: 'dames portugaises',
      30: 'dames turques',
      31: 'dames thaïlandaises',
      40: 'dames frisonnes',
    },
    otherGame: (game) => `C’est une partie de ${game}, un jeu qui n’est pas proposé ici.`,
    american:
      'C’est une partie de dames anglaises (checkers). Choisis pour elle les règles «\u202fTournoi\u202f».',
    international:
      'C’est une partie de dames internationales. Choisis pour elle les règles «\u202fInternationales\u202f».',
    russian: 'C’est une partie de dames russes. Choisis pour elle les règles «\u202fRusses\u202f».',
    noMove: (word) =>
      `«\u202f${word}\u202f» n’est ni un coup comme 32-28, ni une position comme W:W31-50:B1-20.`,
  },
  players: {
    name: 'Joueurs',
    you: 'Toi',
    computer: 'Ordinateur',
    left: (pieces) => `Reste\u00a0: ${pieces}`,
    mustCapture: 'Prise obligatoire',
  },
  board: {
    name: 'Damier',
    gameText: 'Position',
    flip: 'Tourner la vue',
    redMan: 'pion rouge',
    redKing: 'dame rouge',
    whiteMan: 'pion blanc',
    whiteKing: 'dame blanche',
    light: (place) => `${place}, case claire`,
    square: (place, square, what) => `${place}, case ${square}, ${what}`,
    legal: (place, square, what) => `${place}, case ${square}, ${what}, coup possible`,
    mustCapture: (place, square, what) => `${place}, case ${square}, ${what}, prise obligatoire`,
  },
}
