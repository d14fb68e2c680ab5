import type * as game from '../../../games/rock-paper-scissors/texts/game'
import type * as moves from '../../../games/rock-paper-scissors/texts/moves'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    match: { label: 'Duelo', 3: 'A 3', 5: 'A 5', 10: 'A 10', endless: 'Sin fin' },
    computer: {
      label: 'Máquina',
      random: 'Al azar',
      learns: 'Se adapta a ti',
      says: {
        random: 'Elige cada mano con la misma probabilidad.',
        learns: 'Sé imprevisible: la máquina busca patrones en lo que eliges.',
      },
    },
    hands: {
      label: 'Manos',
      three: 'Tres',
      five: 'Con lagarto y Spock',
      says: { five: 'Cada mano gana a otras dos.' },
    },
    players: {
      label: 'Jugadores',
      1: 'Uno',
      2: 'Dos',
      says: { 2: 'Cada jugador elige en su mitad. Las manos se ven cuando los dos ya eligieron.' },
    },
  },
  hands: { rock: 'Piedra', paper: 'Papel', scissors: 'Tijera', lizard: 'Lagarto', spock: 'Spock' },
  stats: {
    Wins: 'Victorias',
    Losses: 'Derrotas',
    Ties: 'Empates',
    Streak: 'Racha',
    'Player 1': 'Jugador 1',
    'Player 2': 'Jugador 2',
    'Longest streak': 'Racha más larga',
    'Rounds lost': 'Rondas perdidas',
  },
  status: {
    choosing: 'La máquina está eligiendo…',
    picked: (player) => `El jugador ${player} ya eligió.`,
    playerWins: (player, reason) => `Gana el jugador ${player}. ${reason}`,
    win: (reason) => `Ganas. ${reason}`,
    lose: (reason) => `Pierdes. ${reason}`,
    tie: (reason) => `Empate. ${reason}`,
    reset: 'Marcador a cero.',
  },
  captions: {
    ready: 'mano elegida',
    round: 'ronda decidida',
    choose: 'manos en movimiento',
    win: 'ronda ganada',
    lose: 'ronda perdida',
    tie: 'ronda empatada',
    reset: 'marcador a cero',
  },
  howTo: [
    'Elige una mano. Las dos se ven cuando ambos lados ya eligieron.',
    'La piedra aplasta la tijera, la tijera corta el papel y el papel cubre la piedra.',
    'El marcador sigue hasta que lo pones a cero. Termina cuando quieras.',
  ],
  reasons: {
    rock: { scissors: 'La piedra aplasta la tijera.', lizard: 'La piedra aplasta al lagarto.' },
    paper: { rock: 'El papel cubre la piedra.', spock: 'El papel refuta a Spock.' },
    scissors: { paper: 'La tijera corta el papel.', lizard: 'La tijera decapita al lagarto.' },
    lizard: { spock: 'El lagarto envenena a Spock.', paper: 'El lagarto se come el papel.' },
    spock: { scissors: 'Spock destroza la tijera.', rock: 'Spock vaporiza la piedra.' },
  },
  bothPicked: {
    rock: 'Los dos eligen piedra.',
    paper: 'Los dos eligen papel.',
    scissors: 'Los dos eligen tijera.',
    lizard: 'Los dos eligen lagarto.',
    spock: 'Los dos eligen a Spock.',
  },
  ends: {
    youAhead: 'Vas ganando',
    computerAhead: 'Va ganando la máquina',
    tie: 'Empate',
    youWin: 'Ganas el duelo',
    computerWins: 'La máquina gana el duelo',
    playerAhead: (player) => `Va ganando el jugador ${player}`,
    playerWins: (player) => `El jugador ${player} gana el duelo`,
    total: (won, lost, ties) => `Victorias: ${won}. Derrotas: ${lost}. Empates: ${ties}.`,
    match: (won, lost) => `${won} a ${lost}.`,
    pair: (first, second, ties) => `${first} a ${second}. Empates: ${ties}.`,
  },
  titles: {
    win: 'Ganas',
    lose: 'Pierdes',
    tie: 'Empate',
    playerWins: (player) => `Gana el jugador ${player}`,
    pick: 'Elige tu mano',
    bothPick: 'Los dos eligen una mano',
    chosen: (player) => `El jugador ${player} ya eligió`,
    bothChosen: 'Los dos ya eligieron',
  },
  board: {
    you: 'Tú',
    computer: 'Máquina',
    player: (player) => `Jugador ${player}`,
    yourHand: 'Tu mano',
    playersHand: (player) => `Jugador ${player}: tu mano`,
    reset: 'A cero',
    finish: 'Terminar',
    learning: 'Está aprendiendo cómo juegas.',
    predicted: (hands, all, chance) => `Predijo ${hands} de tus ${all} manos; al azar serían ${chance}.`,
  },
  past: {
    name: 'Rondas anteriores, de la última a la primera',
    letters: { win: 'G', lose: 'P', tie: 'E' },
    win: (you, computer) => `Tú, ${you}; máquina, ${computer}: ganada`,
    lose: (you, computer) => `Tú, ${you}; máquina, ${computer}: perdida`,
    tie: (you, computer) => `Tú, ${you}; máquina, ${computer}: empate`,
    playerWon: (first, second, winner) =>
      `Jugador 1, ${first}; jugador 2, ${second}: gana el jugador ${winner}`,
    playersTied: (first, second) => `Jugador 1, ${first}; jugador 2, ${second}: empate`,
  },
}

export const moveTexts: Translation<typeof moves.moveTexts> = {
  reset: 'Marcador a cero',
  words: { rock: 'piedra', paper: 'papel', scissors: 'tijera', lizard: 'lagarto', spock: 'Spock' },
  against: (hand, other) => `${hand} contra ${other}`,
}
