/** Texts of Air Hockey’s options, messages and ends. */
import { plural } from '../../../engine/core/text'

export const texts = {
  options: {
    match: {
      label: 'Match',
      single: 'Single match',
      cup: 'Cup',
      says: {
        single: 'One match against the computer.',
        cup: 'Four opponents, each stronger than the last.',
      },
    },
    goals: {
      label: 'Match length',
      goals: (goals: number) => plural(goals, { one: '# goal', other: '# goals' }),
      time: '2 minutes',
    },
    pucks: { label: 'Pucks', 1: 'One', 2: 'Two' },
  },
  stats: {
    You: 'You',
    Computer: 'Computer',
    'Player 1': 'Player 1',
    'Player 2': 'Player 2',
    Beaten: 'Beaten',
    Tilda: 'Tilda',
    Bruno: 'Bruno',
    Silas: 'Silas',
    Freya: 'Freya',
    Time: 'Time',
  },
  best: { time: 'Fastest win', beaten: 'Most beaten' },
  toasts: { reset: 'Stuck puck moved back to the middle', time: 'The next goal wins!' },
  status: {
    beaten: (name: string, score: string) => `You beat ${name}, ${score}.`,
    beatenBy: (name: string, score: string) => `${name} wins, ${score}.`,
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
    meet: 'next opponent',
    beaten: 'match won',
    beatenBy: 'match lost',
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
    'Hit the puck into the far goal. By default, five goals win.',
    'Move your mallet with mouse, finger, keys, or stick. It stays in its half.',
    'Two players get one half each. The puck bounces off the walls.',
  ] satisfies [string, string, string],
  ends: {
    playerWins: (player: number) => `Player ${player} wins`,
    computerWins: 'The computer wins',
    youWin: 'You win',
    score: (left: number, right: number) => `${left}–${right}`,
  },
  /** The four opponents of the cup: names, and a sentence that introduces each. */
  rivals: {
    turtle: {
      name: 'Tilda',
      fullName: 'Tilda the Turtle',
      intro: 'Tilda the Turtle stays near her goal and takes her time.',
    },
    bull: {
      name: 'Bruno',
      fullName: 'Bruno the Bull',
      intro: 'Bruno the Bull rushes at every puck and leaves his goal open.',
    },
    seal: { name: 'Silas', fullName: 'Silas the Seal', intro: 'Silas the Seal shoots off the rails.' },
    falcon: {
      name: 'Freya',
      fullName: 'Freya the Falcon',
      intro: 'Freya the Falcon is fast and shoots where you aren’t.',
    },
  },
  /** Panels between the matches of a cup and after it. A score is '5–2'. */
  cup: {
    rivalWins: (name: string) => `${name} wins`,
    secondChance: (score: string) => `${score}. You get one second chance: replay this match.`,
    replay: 'Replay match',
    youBeat: (name: string) => `You beat ${name}`,
    /** @param intro - the whole sentence `intro` of the next opponent */
    next: (score: string, intro: string) => `${score}. Next: ${intro}`,
    nextMatch: 'Next match',
    won: 'You won the cup',
    firstTry: 'You beat all four on the first try.',
    secondTry: 'You beat all four, one of them on the second try.',
    lost: 'Out of the cup',
    lostTo: (fullName: string, score: string) => `${fullName} wins, ${score}.`,
  },
}

export type Stat = keyof typeof texts.stats
