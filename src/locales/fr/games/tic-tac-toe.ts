import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/tic-tac-toe/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    levels: { easy: 'Facile', normal: 'Normal', perfect: 'Parfait' },
    mark: { label: 'Tu joues' },
    board: {
      label: 'Grille',
      3: '3x3',
      4: '4x4',
      ultimate: 'Ultime',
      says: {
        3: 'Il faut en aligner trois.',
        4: 'Il faut en aligner quatre, sur seize cases.',
        ultimate: 'Gagne trois grilles alignées\u00a0: chaque case envoie l’autre sur sa grille.',
      },
    },
    line: {
      label: 'Trois alignés',
      wins: 'Gagnent',
      loses: 'Perdent',
      says: { loses: 'Misère\u00a0: pousse l’adversaire à compléter une ligne.' },
    },
    series: {
      label: 'Parties',
      one: 'Une',
      five: 'Cinq',
      says: { five: 'Les symboles changent après chaque partie. Trois parties gagnées donnent la série.' },
    },
  },
  controls: {
    cells: 'Choisir une case (3x3)',
    cell: (row, column) => `Ligne ${row}, colonne ${column}`,
  },
  anyBoard: 'Grille au choix',
  inBoard: (board) => `Grille ${board}`,
  stats: { Turn: 'Tour', Board: 'Joue dans', Moves: 'Coups', Game: 'Partie', Games: 'Parties' },
  best: { win: 'Victoire la plus courte', series: 'Série la plus courte' },
  toasts: {
    nextGame: (game) => `Partie ${game}\u00a0: les symboles changent.`,
    nextGameYou: (game, mark) => `Partie ${game}\u00a0: tu joues ${mark}.`,
  },
  status: {
    gameWon: (game, mark) => `${mark} gagne la partie ${game}.`,
    gameTied: (game) => `Égalité dans la partie ${game}.`,
    boardWon: (board, mark) => `${mark} gagne la grille ${board}.`,
    marked: (mark, row, column) => `${mark}\u00a0: ligne ${row}, colonne ${column}.`,
    reset: 'Grille et série effacées.',
  },
  captions: {
    board: 'petite grille gagnée',
    mark: 'symbole placé',
    reset: 'score remis à zéro',
    Over: 'fin de la partie',
  },
  howTo: [
    'X commence. Une ligne, colonne ou diagonale complète gagne.',
    'Chacun place à son tour un symbole sur une case vide.',
    'Plus aucun coup\u00a0: égalité. Dans une série de cinq, les symboles changent.',
  ],
  refusals: {
    taken: 'Cette case est prise. Choisis-en une vide.',
    otherBoard: 'Joue dans la grille en surbrillance.',
  },
  ends: {
    tie: 'Égalité',
    markWins: (mark) => `${mark} gagne`,
    youWin: 'Tu gagnes',
    computerWins: 'L’ordinateur gagne',
    threeBoards: (mark) => `${mark} aligne trois grilles.`,
    three: (mark) => `${mark} aligne trois symboles.`,
    four: (mark) => `${mark} aligne quatre symboles.`,
    playerWinsSeries: (player) => `Joueur ${player} gagne la série`,
    youWinSeries: 'Tu gagnes la série',
    computerWinsSeries: 'L’ordinateur gagne la série',
    series: (won, lost, ties) => `${won} à ${lost}. Égalités\u00a0: ${ties}.`,
  },
  position: {
    length: (characters) =>
      plural(characters, {
        one: 'Cette position a # caractère. Écris-en 9, 16 ou 81, ligne par ligne\u00a0: X, O ou un point pour une case vide.',
        many: 'Cette position a # de caractères. Écris-en 9, 16 ou 81, ligne par ligne\u00a0: X, O ou un point pour une case vide.',
        other:
          'Cette position a # caractères. Écris-en 9, 16 ou 81, ligne par ligne\u00a0: X, O ou un point pour une case vide.',
      }),
    strange: (sign) =>
      `«\u202f${sign}\u202f» n’a pas sa place dans une position. Écris 9, 16 ou 81 caractères, ligne par ligne\u00a0: X, O ou un point pour une case vide.`,
    nextBoard:
      'Après les deux-points vient la prochaine grille\u00a0: de 1 à 9, ou - pour n’importe laquelle.',
    marks:
      'Cette position est impossible\u00a0: X commence et a donc autant de symboles que O, ou un de plus.',
    bothWon: 'Cette position est impossible\u00a0: les deux ont trois grilles alignées.',
    afterThree: 'Cette position est impossible\u00a0: la partie s’arrête aux trois premiers alignés.',
    afterFour: 'Cette position est impossible\u00a0: la partie s’arrête aux quatre premiers alignés.',
  },
  board: {
    name: 'Grille de Morpion',
    empty: 'vide',
    unavailable: 'vide, non disponible',
  },
  tally: {
    name: 'Score de la série',
    you: 'Toi',
    computer: 'Ordinateur',
    player: (player) => `Joueur ${player}`,
    markWins: (mark) => `Victoires ${mark}`,
    playerWins: (player) => `Victoires du joueur ${player}`,
    wins: 'Victoires',
    losses: 'Défaites',
    ties: 'Égalités',
    reset: 'À zéro',
  },
}
