/** Texts of Tug of War’s options, messages and ends. */
export const texts = {
  options: {
    level: {
      label: 'Computer level',
      easy: 'Easy',
      medium: 'Normal',
      hard: 'Hard',
      expert: 'Expert',
      impossible: 'Impossible',
    },
    pace: {
      label: 'Match',
      level: 'By level',
      follows: 'Adapts to you',
      tournament: 'Tournament',
      pairs: 'Two against two',
      says: {
        level: 'As strong as the level you choose.',
        follows: 'Pulls as hard as you did; a sprint decides.',
        tournament: 'Six bears with habits: watch, then pull.',
        pairs: 'Up to four here; a team’s pulls add up.',
      },
    },
    bear: { label: 'Bear' },
    pull: { label: 'Pull', fast: 'Fast', rhythm: 'In rhythm' },
    rounds: { label: 'First to', 1: '1 round', 3: '3 rounds', 5: '5 rounds' },
  },
  controls: { pull: 'Pull' },
  stats: {
    You: 'You',
    Computer: 'Computer',
    Time: 'Time',
    'Player 1': 'Player 1',
    'Player 2': 'Player 2',
    'Team 1': 'Team 1',
    'Team 2': 'Team 2',
    'Presses a second': 'Presses a second',
    'On the beat': 'On the beat',
    Stars: 'Stars',
  },
  best: { time: 'Fastest win', pressesASecond: 'Best pace', onTheBeat: 'Best rhythm' },
  toasts: {
    leftWinsRound: 'Left side wins the round!',
    rightWinsRound: 'Right side wins the round!',
    score: (left: number, right: number) => `${left}–${right}`,
  },
  status: {
    go: 'Pull.',
    leftWinsRound: (left: number, right: number) => `Left side wins the round, ${left} to ${right}.`,
    rightWinsRound: (left: number, right: number) => `Right side wins the round, ${left} to ${right}.`,
    time: 'Time’s up.',
    bear: (bear: string) => `Bear: ${bear}.`,
    phase: {
      strain: 'It pulls harder.',
      tired: 'It’s tired: pull.',
      sign: 'Watch out: let go.',
      slack: 'The rope is slack.',
    },
    fall: 'You fell.',
  },
  /** The bears of the tournament. */
  bears: {
    cub: 'Cub',
    sleepy: 'Sleepyhead',
    drummer: 'Drummer',
    trickster: 'Trickster',
    iron: 'Ironclaw',
    champion: 'Champion',
  },
  /** What each of them does. */
  habits: {
    cub: 'Gets tired: then you pull twice as hard',
    sleepy: 'Strong, but needs its naps',
    drummer: 'Pulls in bursts',
    trickster: 'Lets go: don’t pull then',
    iron: 'Long strains, short breath',
    champion: 'Does it all',
  },
  /** What is heard. */
  captions: {
    beat: 'beat',
    slip: 'slip',
    go: 'go',
    pull: 'pull',
    phase: 'bear changes its pull',
    fall: 'fall',
    round: 'round over',
    time: 'time is up',
  },
  /** `{keys}` stands for the names of keys or buttons. */
  tutorialHint: {
    keys: 'Press {keys} to pull the rope to your side',
    touch: 'Tap to pull the rope to your side',
  },
  howTo: [
    'Press fast, or on the drumbeat in rhythm mode. Holding does nothing.',
    'Pull the ribbon past your flag to win a round, before time runs out.',
    'On a touch screen, tap your half, with four your zone, alone anywhere.',
  ] satisfies [string, string, string],
  ends: {
    tie: 'It’s a tie',
    playerWins: (player: number) => `Player ${player} wins`,
    computerWins: 'The computer wins',
    bearWins: (bear: string) => `${bear} wins`,
    youWin: 'You win',
    yourTeam: 'Your team wins',
    otherTeam: 'The other team wins',
    teamWins: (team: number) => `Team ${team} wins`,
    score: (left: number, right: number) => `${left} to ${right}.`,
    scoreAtTime: (left: number, right: number) => `${left} to ${right} when time ran out.`,
    /** @param score - the sentence `score` or `scoreAtTime`; the others are percentages */
    beat: (score: string, left: number, right: number) => `${score} On the beat: ${left}% and ${right}%.`,
    /** @param score - the sentence `score` or `scoreAtTime` */
    pace: (score: string, left: number, right: number) =>
      `${score} Presses per second: ${left} and ${right}.`,
  },
  /** Drawn on the playing field. */
  field: {
    go: 'Pull!',
    time: 'Time’s up',
    strain: 'Hold on!',
    tired: 'Tired: now!',
    sign: 'Let go!',
    fall: 'Oops!',
    join: 'Join at any time',
    quick: (seconds: number) => `Win in ${seconds} s: three stars`,
  },
}

export type Stat = keyof typeof texts.stats
