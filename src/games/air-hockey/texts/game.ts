/** Texts of Air Hockey’s options, messages and ends. */
import { plural } from '../../../engine/core/text'

export const texts = {
  options: {
    match: {
      label: 'Match',
      single: 'Single match',
      cup: 'Cup',
      pairs: 'Two against two',
      says: {
        single: 'One match against the computer.',
        cup: 'Six opponents and tables.',
        pairs: 'Up to four people here, two mallets in each half.',
      },
    },
    goals: {
      label: 'Match length',
      goals: (goals: number) => plural(goals, { one: '# goal', other: '# goals' }),
      time: '2 minutes',
    },
    pucks: { label: 'Pucks', 1: 'One', 2: 'Two' },
    rival: { label: 'Opponent' },
  },
  stats: {
    You: 'You',
    Computer: 'Computer',
    'Player 1': 'Player 1',
    'Player 2': 'Player 2',
    'Team 1': 'Team 1',
    'Team 2': 'Team 2',
    Tilda: 'Tilda',
    Bruno: 'Bruno',
    Hugo: 'Hugo',
    Silas: 'Silas',
    Olga: 'Olga',
    Freya: 'Freya',
    Time: 'Time',
    Stars: 'Stars',
  },
  best: { time: 'Fastest win', stars: 'Most stars' },
  toasts: { reset: 'Stuck puck moved back to the middle', time: 'The next goal wins!' },
  status: {
    time: 'Time’s up.',
    timeTied: 'Time’s up, and it’s a tie. The next goal wins.',
    /** By the side of the screen where the scorer plays. */
    goal: {
      left: (left: number, right: number) => `Goal for the left side, ${left} to ${right}.`,
      right: (left: number, right: number) => `Goal for the right side, ${left} to ${right}.`,
      top: (left: number, right: number) => `Goal for the top side, ${left} to ${right}.`,
      bottom: (left: number, right: number) => `Goal for the bottom side, ${left} to ${right}.`,
    },
  },
  /** What is heard. */
  captions: {
    serve: 'puck served',
    hit: 'mallet hits the puck',
    rail: 'puck hits the rail',
    clash: 'pucks collide',
    goal: 'goal',
    nudge: 'puck blown free',
    reset: 'puck moved back',
    meet: 'opponent appears',
    time: 'time’s up',
    Over: 'match over',
  },
  /** `{keys}` stands for the names of keys or buttons. */
  tutorialHint: {
    keys: 'Strike the puck with {keys}',
    touch: 'Drag your mallet into the puck',
    mouse: 'Move your mallet into the puck, or use {keys}',
  },
  howTo: [
    'Hit the puck into the far goal. Five goals win, unless stated otherwise.',
    'Move your mallet with mouse, finger, keys, or stick. It stays in its half.',
    'Two players get one half each. The puck bounces off the walls.',
  ] satisfies [string, string, string],
  ends: {
    playerWins: (player: number) => `Player ${player} wins`,
    computerWins: 'The computer wins',
    youWin: 'You win',
    score: (left: number, right: number) => `${left}–${right}`,
    yourTeam: 'Your team wins',
    otherTeam: 'The other team wins',
    teamWins: (team: number) => `Team ${team} wins`,
  },
  /** The opponents of the cup: names, their habits and tables, and a sentence that introduces each. */
  rivals: {
    turtle: {
      name: 'Tilda',
      fullName: 'Tilda the Turtle',
      says: 'Takes her time',
      intro: 'Tilda the Turtle stays near her goal and takes her time.',
    },
    bull: {
      name: 'Bruno',
      fullName: 'Bruno the Bull',
      says: 'Likes to attack. Round corners',
      intro: 'Bruno the Bull rushes at every puck and leaves his goal open. His table is round.',
    },
    hedgehog: {
      name: 'Hugo',
      fullName: 'Hugo the Hedgehog',
      says: 'Hides behind two posts',
      intro: 'Hugo the Hedgehog has two posts in the middle of his table.',
    },
    seal: {
      name: 'Silas',
      fullName: 'Silas the Seal',
      says: 'Shoots off the rails; posts move',
      intro: 'Silas the Seal shoots off the rails. The posts on his table move.',
    },
    octopus: {
      name: 'Olga',
      fullName: 'Olga the Octopus',
      says: 'Plays with two pucks',
      intro: 'Olga the Octopus plays with two pucks at once.',
    },
    falcon: {
      name: 'Freya',
      fullName: 'Freya the Falcon',
      says: 'Aims where you aren’t, on fast ice',
      intro: 'Freya the Falcon is fast and shoots where you aren’t. Her ice is fast, too.',
    },
  },
  /** A match of the cup: what is shown in the field before it, and its end. */
  cup: {
    goals: (goals: number) => plural(goals, { one: 'First to # goal', other: 'First to # goals' }),
    /** @param two - goals that may be let in for two stars */
    stars: (two: number) => `Win: 1 star; let in up to ${two}: 2; none: 3`,
    beat: (name: string, stars: number) =>
      plural(stars, { one: `You beat ${name}: # star`, other: `You beat ${name}: # stars` }),
    rivalWins: (fullName: string) => `${fullName} wins`,
  },
  /** Shown in the field before the first serve of two against two: the computer plays for everyone who has not joined. */
  join: 'Join at any time',
  /** Shown in the field at a goal. */
  goal: 'Goal!',
}

export type Stat = keyof typeof texts.stats
