/** Texts of Rock Paper Scissors’s options, messages and ends. */
export const texts = {
  options: {
    match: { label: 'Match', 3: 'First to 3', 5: 'First to 5', 10: 'First to 10', endless: 'Endless' },
    computer: { label: 'Computer', random: 'Random', learns: 'Adapts to you' },
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
  controls: { rock: 'Rock', paper: 'Paper', scissors: 'Scissors', lizard: 'Lizard', spock: 'Spock' },
  stats: {
    Wins: 'Wins',
    Losses: 'Losses',
    Ties: 'Ties',
    Streak: 'Streak',
    'Player 1': 'Player 1',
    'Player 2': 'Player 2',
    'Longest streak': 'Longest streak',
  },
  status: { reset: 'Score reset.' },
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
    'Pick a hand. The computer shows its own a second later.',
    'Rock crushes scissors, scissors cut paper, paper covers rock.',
    'Scores stay until you reset them. Finish whenever you like.',
  ] satisfies [string, string, string],
}
