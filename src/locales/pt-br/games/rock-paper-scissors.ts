import type * as game from '../../../games/rock-paper-scissors/texts/game'
import type * as moves from '../../../games/rock-paper-scissors/texts/moves'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    match: { label: 'Duelo', 3: 'Até 3', 5: 'Até 5', 10: 'Até 10', endless: 'Sem fim' },
    computer: {
      label: 'Computador',
      random: 'Aleatório',
      learns: 'Aprende com você',
      says: {
        random: 'Escolhe cada gesto com a mesma chance.',
        learns: 'Seja imprevisível: o computador procura padrões nas suas escolhas.',
      },
    },
    hands: {
      label: 'Gestos',
      three: 'Três',
      five: 'Com lagarto e Spock',
      says: { five: 'Cada gesto vence outros dois.' },
    },
    players: {
      label: 'Jogadores',
      1: 'Um',
      2: 'Dois',
      says: { 2: 'Cada jogador escolhe na sua metade. Os gestos só aparecem depois das duas escolhas.' },
    },
  },
  hands: { rock: 'Pedra', paper: 'Papel', scissors: 'Tesoura', lizard: 'Lagarto', spock: 'Spock' },
  stats: {
    Wins: 'Vitórias',
    Losses: 'Derrotas',
    Ties: 'Empates',
    Streak: 'Sequência',
    'Player 1': 'Jogador 1',
    'Player 2': 'Jogador 2',
    'Longest streak': 'Sequência mais longa',
    'Rounds lost': 'Rodadas perdidas',
  },
  status: {
    choosing: 'O computador está escolhendo…',
    picked: (player) => `O jogador ${player} já escolheu.`,
    playerWins: (player, reason) => `O jogador ${player} venceu. ${reason}`,
    win: (reason) => `Você venceu. ${reason}`,
    lose: (reason) => `Você perdeu. ${reason}`,
    tie: (reason) => `Empate. ${reason}`,
    reset: 'Placar zerado.',
  },
  captions: {
    ready: 'gesto escolhido',
    round: 'rodada decidida',
    choose: 'mãos balançando',
    win: 'rodada vencida',
    lose: 'rodada perdida',
    tie: 'rodada empatada',
    reset: 'placar zerado',
  },
  howTo: [
    'Escolha um gesto. Os dois aparecem depois que cada lado escolheu.',
    'Pedra esmaga tesoura, tesoura corta papel, papel cobre pedra.',
    'O placar fica até você zerar. Termine quando quiser.',
  ],
  reasons: {
    rock: { scissors: 'Pedra esmaga tesoura.', lizard: 'Pedra esmaga lagarto.' },
    paper: { rock: 'Papel cobre pedra.', spock: 'Papel refuta Spock.' },
    scissors: { paper: 'Tesoura corta papel.', lizard: 'Tesoura decapita lagarto.' },
    lizard: { spock: 'Lagarto envenena Spock.', paper: 'Lagarto come papel.' },
    spock: { scissors: 'Spock destrói tesoura.', rock: 'Spock vaporiza pedra.' },
  },
  bothPicked: {
    rock: 'Pedra contra pedra.',
    paper: 'Papel contra papel.',
    scissors: 'Tesoura contra tesoura.',
    lizard: 'Lagarto contra lagarto.',
    spock: 'Spock contra Spock.',
  },
  ends: {
    youAhead: 'Você está na frente',
    computerAhead: 'O computador está na frente',
    tie: 'Empate',
    youWin: 'Você venceu o duelo',
    computerWins: 'O computador venceu o duelo',
    playerAhead: (player) => `O jogador ${player} está na frente`,
    playerWins: (player) => `O jogador ${player} venceu o duelo`,
    total: (won, lost, ties) => `Vitórias: ${won}. Derrotas: ${lost}. Empates: ${ties}.`,
    match: (won, lost) => `${won} a ${lost}.`,
    pair: (first, second, ties) => `${first} a ${second}. Empates: ${ties}.`,
  },
  titles: {
    win: 'Você venceu',
    lose: 'Você perdeu',
    tie: 'Empate',
    playerWins: (player) => `O jogador ${player} venceu`,
    pick: 'Escolha seu gesto',
    bothPick: 'Cada um escolhe um gesto',
    chosen: (player) => `O jogador ${player} já escolheu`,
    bothChosen: 'Escolhas feitas',
  },
  board: {
    you: 'Você',
    computer: 'Computador',
    player: (player) => `Jogador ${player}`,
    yourHand: 'Seu gesto',
    playersHand: (player) => `Jogador ${player}: seu gesto`,
    reset: 'Zerar',
    finish: 'Terminar',
    learning: 'Ele está aprendendo como você joga.',
    predicted: (hands, all, chance) =>
      `Ele previu ${hands} dos seus ${all} gestos; ao acaso, seriam ${chance}.`,
  },
  past: {
    name: 'Rodadas anteriores, recentes primeiro',
    letters: { win: 'V', lose: 'D', tie: 'E' },
    win: (you, computer) => `Você, ${you}; computador, ${computer}: vitória`,
    lose: (you, computer) => `Você, ${you}; computador, ${computer}: derrota`,
    tie: (you, computer) => `Você, ${you}; computador, ${computer}: empate`,
    playerWon: (first, second, winner) =>
      `Jogador 1, ${first}; jogador 2, ${second}: o jogador ${winner} venceu`,
    playersTied: (first, second) => `Jogador 1, ${first}; jogador 2, ${second}: empate`,
  },
}

export const moveTexts: Translation<typeof moves.moveTexts> = {
  reset: 'Placar zerado',
  words: { rock: 'pedra', paper: 'papel', scissors: 'tesoura', lizard: 'lagarto', spock: 'Spock' },
  against: (hand, other) => `${hand} contra ${other}`,
}
