import type * as game from '../../../games/rock-paper-scissors/texts/game'
import type * as moves from '../../../games/rock-paper-scissors/texts/moves'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    match: { label: 'Match', 3: 'Bis 3', 5: 'Bis 5', 10: 'Bis 10', endless: 'Endlos' },
    computer: {
      label: 'Computer',
      random: 'Zufällig',
      learns: 'Passt sich dir an',
      says: {
        random: 'Wählt jedes Zeichen mit gleicher Chance.',
        learns: 'Sei unberechenbar: Der Computer sucht Muster in dem, was du wählst.',
      },
    },
    hands: {
      label: 'Zeichen',
      three: 'Drei',
      five: 'Mit Echse und Spock',
      says: { five: 'Jedes Zeichen schlägt zwei der anderen.' },
    },
    players: {
      label: 'Spieler',
      1: '1',
      2: '2',
      says: {
        2: 'Wählt jeweils auf eurer Hälfte. Die Zeichen erscheinen, wenn beide gewählt haben.',
      },
    },
  },
  hands: { rock: 'Stein', paper: 'Papier', scissors: 'Schere', lizard: 'Echse', spock: 'Spock' },
  stats: {
    Wins: 'Siege',
    Losses: 'Niederlagen',
    Ties: 'Gleichstand',
    Streak: 'Serie',
    'Player 1': 'Spieler 1',
    'Player 2': 'Spieler 2',
    'Longest streak': 'Längste Serie',
    'Rounds lost': 'Verlorene Runden',
  },
  status: {
    choosing: 'Der Computer wählt\u00a0…',
    picked: (player) => `Spieler ${player} hat gewählt.`,
    playerWins: (player, reason) => `Spieler ${player} gewinnt. ${reason}`,
    win: (reason) => `Du gewinnst. ${reason}`,
    lose: (reason) => `Du verlierst. ${reason}`,
    tie: (reason) => `Unentschieden. ${reason}`,
    reset: 'Punkte auf null.',
  },
  captions: {
    ready: 'Zeichen gewählt',
    round: 'Runde entschieden',
    choose: 'Hände schwingen',
    win: 'Runde gewonnen',
    lose: 'Runde verloren',
    tie: 'Runde unentschieden',
    reset: 'Punkte auf null',
  },
  howTo: [
    'Wähle ein Zeichen. Sobald beide Seiten gewählt haben, erscheinen beide.',
    'Stein schleift Schere, Schere schneidet Papier, Papier wickelt Stein ein.',
    'Die Punkte bleiben, bis du sie zurücksetzt. Hör auf, wann du magst.',
  ],
  reasons: {
    rock: { scissors: 'Stein schleift Schere.', lizard: 'Stein zerquetscht Echse.' },
    paper: { rock: 'Papier wickelt Stein ein.', spock: 'Papier widerlegt Spock.' },
    scissors: { paper: 'Schere schneidet Papier.', lizard: 'Schere köpft Echse.' },
    lizard: { spock: 'Echse vergiftet Spock.', paper: 'Echse frisst Papier.' },
    spock: { scissors: 'Spock zertrümmert Schere.', rock: 'Spock verdampft Stein.' },
  },
  bothPicked: {
    rock: 'Beide haben Stein gewählt.',
    paper: 'Beide haben Papier gewählt.',
    scissors: 'Beide haben Schere gewählt.',
    lizard: 'Beide haben Echse gewählt.',
    spock: 'Beide haben Spock gewählt.',
  },
  ends: {
    youAhead: 'Du führst',
    computerAhead: 'Der Computer führt',
    tie: 'Unentschieden',
    youWin: 'Du gewinnst das Match',
    computerWins: 'Der Computer gewinnt das Match',
    playerAhead: (player) => `Spieler ${player} führt`,
    playerWins: (player) => `Spieler ${player} gewinnt das Match`,
    total: (won, lost, ties) => `${won} gewonnen, ${lost} verloren, ${ties} unentschieden.`,
    match: (won, lost) => `${won} zu ${lost}.`,
    pair: (first, second, ties) => `${first} zu ${second}, ${ties} unentschieden.`,
  },
  titles: {
    win: 'Du gewinnst',
    lose: 'Du verlierst',
    tie: 'Unentschieden',
    playerWins: (player) => `Spieler ${player} gewinnt`,
    pick: 'Wähle dein Zeichen',
    bothPick: 'Wählt beide ein Zeichen',
    chosen: (player) => `Spieler ${player} hat gewählt`,
    bothChosen: 'Beide haben gewählt',
  },
  board: {
    you: 'Du',
    computer: 'Computer',
    player: (player) => `Spieler ${player}`,
    yourHand: 'Dein Zeichen',
    playersHand: (player) => `Spieler ${player}: dein Zeichen`,
    reset: 'Auf null',
    finish: 'Beenden',
    learning: 'Er lernt, wie du spielst.',
    predicted: (hands, all, chance) =>
      `Er hat ${hands} deiner ${all} Zeichen vorhergesagt; zufällig wären es ${chance}.`,
  },
  past: {
    name: 'Bisherige Runden, neueste zuerst',
    letters: { win: 'S', lose: 'V', tie: 'U' },
    win: (you, computer) => `Du ${you}, Computer ${computer}: gewonnen`,
    lose: (you, computer) => `Du ${you}, Computer ${computer}: verloren`,
    tie: (you, computer) => `Du ${you}, Computer ${computer}: unentschieden`,
    playerWon: (first, second, winner) =>
      `Spieler 1 ${first}, Spieler 2 ${second}: Spieler ${winner} hat gewonnen`,
    playersTied: (first, second) => `Spieler 1 ${first}, Spieler 2 ${second}: unentschieden`,
  },
}

export const moveTexts: Translation<typeof moves.moveTexts> = {
  reset: 'Punkte auf null',
  words: { rock: 'Stein', paper: 'Papier', scissors: 'Schere', lizard: 'Echse', spock: 'Spock' },
  against: (hand, other) => `${hand} gegen ${other}`,
}
