/** Texts of Rock Paper Scissors’s options, messages and ends. */
export const texts = {
  options: {
    match: { label: 'Match', 3: 'First to 3', 5: 'First to 5', 10: 'First to 10', endless: 'Endless' },
    computer: {
      label: 'Computer',
      random: 'Random',
      learns: 'Adapts to you',
      says: {
        random: 'Picks every hand with equal chance.',
        learns: 'Be unpredictable: the computer looks for patterns in what you pick.',
      },
    },
    hands: {
      label: 'Hands',
      three: 'Three',
      five: 'With Lizard and Spock',
      says: { five: 'Each hand beats two of the others.' },
    },
    players: {
      label: 'Players',
      1: 'One',
      2: 'Two',
      says: { 2: 'Each player picks on their half. Hands are shown once both have picked.' },
    },
  },
  /** Names of the hands, also in the list of controls. */
  hands: { rock: 'Rock', paper: 'Paper', scissors: 'Scissors', lizard: 'Lizard', spock: 'Spock' },
  stats: {
    Wins: 'Wins',
    Losses: 'Losses',
    Ties: 'Ties',
    Streak: 'Streak',
    'Player 1': 'Player 1',
    'Player 2': 'Player 2',
    'Longest streak': 'Longest streak',
    'Rounds lost': 'Rounds lost',
  },
  status: {
    choosing: 'Computer is choosing...',
    picked: (player: number) => `Player ${player} has picked.`,
    /** With the reason, one of `reasons` or `bothPicked`. */
    playerWins: (player: number, reason: string) => `Player ${player} wins. ${reason}`,
    win: (reason: string) => `You win. ${reason}`,
    lose: (reason: string) => `You lose. ${reason}`,
    tie: (reason: string) => `It’s a tie. ${reason}`,
    reset: 'Score reset.',
  },
  /** What is heard. */
  captions: {
    ready: 'hand picked',
    round: 'round decided',
    choose: 'hands shaking',
    win: 'round won',
    lose: 'round lost',
    tie: 'round tied',
    reset: 'score reset',
  },
  howTo: [
    'Pick a hand. Once both sides have picked, both hands are shown.',
    'Rock crushes scissors, scissors cut paper, paper covers rock.',
    'Scores stay until you reset them. Finish whenever you like.',
  ] satisfies [string, string, string],
  /** Why the first hand beats the second. */
  reasons: {
    rock: { scissors: 'Rock crushes scissors.', lizard: 'Rock crushes lizard.' },
    paper: { rock: 'Paper covers rock.', spock: 'Paper disproves Spock.' },
    scissors: { paper: 'Scissors cut paper.', lizard: 'Scissors behead lizard.' },
    lizard: { spock: 'Lizard poisons Spock.', paper: 'Lizard eats paper.' },
    spock: { scissors: 'Spock smashes scissors.', rock: 'Spock vaporizes rock.' },
  },
  bothPicked: {
    rock: 'Both picked rock.',
    paper: 'Both picked paper.',
    scissors: 'Both picked scissors.',
    lizard: 'Both picked lizard.',
    spock: 'Both picked Spock.',
  },
  ends: {
    youAhead: 'You are ahead',
    computerAhead: 'The computer is ahead',
    tie: 'It’s a tie',
    youWin: 'You win the match',
    computerWins: 'The computer wins the match',
    playerAhead: (player: number) => `Player ${player} is ahead`,
    playerWins: (player: number) => `Player ${player} wins the match`,
    /** Of an endless game. */
    total: (won: number, lost: number, ties: number) => `${won} won, ${lost} lost, ${ties} tied.`,
    match: (won: number, lost: number) => `${won} to ${lost}.`,
    /** Between two people. */
    pair: (first: number, second: number, ties: number) => `${first} to ${second}, ${ties} tied.`,
  },
  /** The large line above the choices. */
  titles: {
    win: 'You win',
    lose: 'You lose',
    tie: 'It’s a tie',
    playerWins: (player: number) => `Player ${player} wins`,
    pick: 'Pick your hand',
    bothPick: 'Both pick a hand',
    chosen: (player: number) => `Player ${player} has chosen`,
    bothChosen: 'Both have chosen',
  },
  board: {
    you: 'You',
    computer: 'Computer',
    player: (player: number) => `Player ${player}`,
    yourHand: 'Your hand',
    playersHand: (player: number) => `Player ${player}: your hand`,
    reset: 'Reset',
    finish: 'Finish',
    /** Of a computer that adapts. */
    learning: 'It’s learning how you play.',
    /** @param chance - how many hands guessing would predict */
    predicted: (hands: number, all: number, chance: number) =>
      `It predicted ${hands} of your ${all} hands; chance would be ${chance}.`,
  },
  /** The strip of past rounds: a letter for each round, and what a screen reader says. Hands are those of `hands`. */
  past: {
    name: 'Past rounds, newest first',
    letters: { win: 'W', lose: 'L', tie: 'T' },
    win: (you: string, computer: string) => `You ${you}, Computer ${computer}: won`,
    lose: (you: string, computer: string) => `You ${you}, Computer ${computer}: lost`,
    tie: (you: string, computer: string) => `You ${you}, Computer ${computer}: tied`,
    playerWon: (first: string, second: string, winner: number) =>
      `Player 1 ${first}, Player 2 ${second}: Player ${winner} won`,
    playersTied: (first: string, second: string) => `Player 1 ${first}, Player 2 ${second}: tied`,
  },
}

export type Stat = keyof typeof texts.stats
