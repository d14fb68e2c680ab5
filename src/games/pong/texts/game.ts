/** Texts of Pong's options, messages and ends. */
export const texts = {
  options: {
    points: { label: 'First to' },
    margin: { label: 'Win by', 1: 'One point', 2: 'Two points' },
    ball: {
      label: 'Ball',
      classic: 'Classic',
      wild: 'Wild',
      says: {
        classic: 'No spin: the spot of the hit sets the angle.',
        wild: 'Spin from moving paddles, and faster rallies.',
      },
    },
  },
  stats: {
    You: 'You',
    Computer: 'Computer',
    'Player 1': 'Player 1',
    'Player 2': 'Player 2',
    Rally: 'Rally',
  },
  best: { rally: 'Longest rally' },
  /** A point, by the side of the court as it is seen, and the score. */
  points: {
    left: (left: number, right: number) => `Point for the left side, ${left} to ${right}.`,
    right: (left: number, right: number) => `Point for the right side, ${left} to ${right}.`,
    top: (left: number, right: number) => `Point for the top side, ${left} to ${right}.`,
    bottom: (left: number, right: number) => `Point for the bottom side, ${left} to ${right}.`,
  },
  /** What is heard. */
  captions: { serve: 'ball served', hit: 'paddle hit', wall: 'wall hit', goal: 'point' },
  /** `{keys}` stands for the names of keys or buttons. */
  tutorialHint: { keys: 'Meet the ball with {keys}', touch: 'Drag your paddle to meet the ball' },
  howTo: [
    'Don’t let the ball past your paddle. Every hit makes it faster.',
    'Near the paddle’s ends, the ball flies off more steeply.',
    'Move by keys, stick, mouse, or finger. Two players: half the court each.',
  ] satisfies [string, string, string],
  ends: {
    youWin: 'You win',
    computerWins: 'The computer wins',
    playerWins: (player: number) => `Player ${player} wins`,
    score: (left: number, right: number) => `${left} to ${right}.`,
  },
}

export type Stat = keyof typeof texts.stats
