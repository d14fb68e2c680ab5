import type * as game from '../../../games/rock-paper-scissors/texts/game'
import type * as moves from '../../../games/rock-paper-scissors/texts/moves'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    match: { label: 'Match', 3: 'Premier à 3', 5: 'Premier à 5', 10: 'Premier à 10', endless: 'Sans fin' },
    computer: {
      label: 'Ordinateur',
      random: 'Au hasard',
      learns: 'S’adapte à toi',
      says: {
        random: 'Choisit chaque signe avec la même chance.',
        learns: 'Sois imprévisible\u00a0: l’ordinateur cherche des habitudes dans tes choix.',
      },
    },
    hands: {
      label: 'Signes',
      three: 'Trois',
      five: 'Avec Lézard et Spock',
      says: { five: 'Chaque signe en bat deux autres.' },
    },
    players: {
      label: 'Joueurs',
      1: 'Un',
      2: 'Deux',
      says: { 2: 'Chacun choisit sur sa moitié. Les signes apparaissent quand les deux ont choisi.' },
    },
  },
  hands: { rock: 'Pierre', paper: 'Feuille', scissors: 'Ciseaux', lizard: 'Lézard', spock: 'Spock' },
  stats: {
    Wins: 'Victoires',
    Losses: 'Défaites',
    Ties: 'Égalités',
    Streak: 'Série',
    'Player 1': 'Joueur 1',
    'Player 2': 'Joueur 2',
    'Longest streak': 'Série la plus longue',
    'Rounds lost': 'Manches perdues',
  },
  status: {
    choosing: 'L’ordinateur choisit…',
    picked: (player) => `Le joueur ${player} a choisi.`,
    playerWins: (player, reason) => `Le joueur ${player} gagne. ${reason}`,
    win: (reason) => `Tu gagnes. ${reason}`,
    lose: (reason) => `Tu perds. ${reason}`,
    tie: (reason) => `Égalité. ${reason}`,
    reset: 'Score remis à zéro.',
  },
  captions: {
    ready: 'signe choisi',
    round: 'manche décidée',
    choose: 'les mains s’agitent',
    win: 'manche gagnée',
    lose: 'manche perdue',
    tie: 'manche à égalité',
    reset: 'score remis à zéro',
  },
  howTo: [
    'Choisis un signe. Les deux apparaissent quand chaque camp a choisi.',
    'La pierre casse les ciseaux, qui coupent la feuille, qui enveloppe la pierre.',
    'Le score reste jusqu’à sa remise à zéro. Termine quand tu veux.',
  ],
  reasons: {
    rock: { scissors: 'La pierre casse les ciseaux.', lizard: 'La pierre écrase le lézard.' },
    paper: { rock: 'La feuille enveloppe la pierre.', spock: 'La feuille réfute Spock.' },
    scissors: { paper: 'Les ciseaux coupent la feuille.', lizard: 'Les ciseaux décapitent le lézard.' },
    lizard: { spock: 'Le lézard empoisonne Spock.', paper: 'Le lézard mange la feuille.' },
    spock: { scissors: 'Spock brise les ciseaux.', rock: 'Spock vaporise la pierre.' },
  },
  bothPicked: {
    rock: 'Pierre des deux côtés.',
    paper: 'Feuille des deux côtés.',
    scissors: 'Ciseaux des deux côtés.',
    lizard: 'Lézard des deux côtés.',
    spock: 'Spock des deux côtés.',
  },
  ends: {
    youAhead: 'Tu mènes',
    computerAhead: 'L’ordinateur mène',
    tie: 'Égalité',
    youWin: 'Tu gagnes le match',
    computerWins: 'L’ordinateur gagne le match',
    playerAhead: (player) => `Joueur ${player} mène`,
    playerWins: (player) => `Joueur ${player} gagne le match`,
    total: (won, lost, ties) => `Victoires\u00a0: ${won}, défaites\u00a0: ${lost}, égalités\u00a0: ${ties}.`,
    match: (won, lost) => `${won} à ${lost}.`,
    pair: (first, second, ties) => `${first} à ${second}, égalités\u00a0: ${ties}.`,
  },
  titles: {
    win: 'Tu gagnes',
    lose: 'Tu perds',
    tie: 'Égalité',
    playerWins: (player) => `Joueur ${player} gagne`,
    pick: 'Choisis ton signe',
    bothPick: 'Chacun son signe',
    chosen: (player) => `Joueur ${player} a choisi`,
    bothChosen: 'Les deux ont choisi',
  },
  board: {
    you: 'Toi',
    computer: 'Ordinateur',
    player: (player) => `Joueur ${player}`,
    yourHand: 'Ton signe',
    playersHand: (player) => `Joueur ${player}\u00a0: ton signe`,
    reset: 'À zéro',
    finish: 'Terminer',
    learning: 'Il apprend ta façon de jouer.',
    predicted: (hands, all, chance) =>
      `Signes qu’il a prédits\u00a0: ${hands} sur ${all}\u202f; au hasard, ce serait ${chance}.`,
  },
  past: {
    name: 'Manches passées, la plus récente d’abord',
    letters: { win: 'V', lose: 'D', tie: 'É' },
    win: (you, computer) => `Toi ${you}, ordinateur ${computer}\u00a0: victoire`,
    lose: (you, computer) => `Toi ${you}, ordinateur ${computer}\u00a0: défaite`,
    tie: (you, computer) => `Toi ${you}, ordinateur ${computer}\u00a0: égalité`,
    playerWon: (first, second, winner) =>
      `Joueur 1 ${first}, joueur 2 ${second}\u00a0: joueur ${winner} gagne`,
    playersTied: (first, second) => `Joueur 1 ${first}, joueur 2 ${second}\u00a0: égalité`,
  },
}

export const moveTexts: Translation<typeof moves.moveTexts> = {
  reset: 'Score remis à zéro',
  words: { rock: 'pierre', paper: 'feuille', scissors: 'ciseaux', lizard: 'lézard', spock: 'Spock' },
  against: (hand, other) => `${hand} contre ${other}`,
}
