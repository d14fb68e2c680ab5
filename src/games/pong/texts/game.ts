/** Texts of Pong's options, messages and ends. */
import { plural } from '../../../engine/core/text'

export const texts = {
  options: {
    points: { label: 'First to' },
    margin: { label: 'Win by', 1: 'One point', 2: 'Two points' },
    ball: {
      label: 'Mode',
      classic: 'Classic',
      wild: 'Wild',
      ladder: 'Ladder',
      sides: 'Four sides',
      pairs: 'Two against two',
      says: {
        classic: 'No spin: the spot of the hit sets the angle.',
        wild: 'Spin from moving paddles, faster rallies.',
        ladder: 'Five opponents with habits.',
        sides: 'Up to four people here, one at each side.',
        pairs: 'Up to four people here, two paddles in each half.',
      },
    },
    rival: { label: 'Opponent' },
  },
  stats: {
    You: 'You',
    Computer: 'Computer',
    'Player 1': 'Player 1',
    'Player 2': 'Player 2',
    'Team 1': 'Team 1',
    'Team 2': 'Team 2',
    Rally: 'Rally',
    Stars: 'Stars',
  },
  best: { rally: 'Longest rally', stars: 'Most stars' },
  /** A point, by the side of the court as it is seen, and the score. */
  points: {
    left: (left: number, right: number) => `Point for the left side, ${left} to ${right}.`,
    right: (left: number, right: number) => `Point for the right side, ${left} to ${right}.`,
    top: (left: number, right: number) => `Point for the top side, ${left} to ${right}.`,
    bottom: (left: number, right: number) => `Point for the bottom side, ${left} to ${right}.`,
  },
  /** What is heard. */
  captions: { serve: 'ball served', hit: 'paddle hit', wall: 'wall hit', goal: 'point', lost: 'ball missed' },
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
    yourTeam: 'Your team wins',
    otherTeam: 'The other team wins',
    /** @param team - from 1 */
    teamWins: (team: number) => `Team ${team} wins`,
    score: (left: number, right: number) => `${left} to ${right}.`,
    beat: (name: string, stars: number) =>
      plural(stars, { one: `You beat ${name}: # star`, other: `You beat ${name}: # stars` }),
    /** @param place - from 1, of four */
    place: (place: number, of: number) => `Place ${place} of ${of}`,
    rivalWins: (name: string) => `${name} wins`,
  },
  /** The opponents of the ladder, and their habits. */
  rivals: {
    dot: { name: 'Dot', says: 'Takes it slowly' },
    echo: { name: 'Echo', says: 'Copies the ball: play steep shots' },
    curl: { name: 'Curl', says: 'Bends every ball' },
    smash: { name: 'Smash', says: 'Speeds up every ball' },
    ace: { name: 'Ace', says: 'Aims where you aren’t' },
  },
  court: {
    points: (points: number) => `First to ${points}`,
    lives: (lives: number) => `${lives} lives each`,
    /** The computer plays for everyone who has not joined. */
    join: 'Join at any time',
    /** In two against two. */
    pass: 'Your team’s shots pass your paddles',
    goal: (two: number, three: number) => `Lose up to ${two}: 2 stars, up to ${three}: 3`,
  },
}

export type Stat = keyof typeof texts.stats
