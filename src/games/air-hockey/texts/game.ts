/** Texts of Air Hockey’s options, messages and ends. */
export const texts = {
  options: {
    match: {
      label: 'Match',
      single: 'Single match',
      cup: 'Cup',
      says: { cup: 'Four opponents, each stronger than the last. You can replay one lost match.' },
    },
    goals: { label: 'Match length', time: '2 minutes' },
    pucks: { label: 'Pucks', 1: 'One', 2: 'Two' },
  },
  stats: {
    You: 'You',
    Computer: 'Computer',
    'Player 1': 'Player 1',
    'Player 2': 'Player 2',
    Beaten: 'Beaten',
    Tilda: 'Tilda',
    Time: 'Time',
  },
  best: { time: 'Fastest win', beaten: 'Most beaten' },
  toasts: { reset: 'Stuck puck moved back to the middle' },
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
    'Two players get one half each. In the cup you face four opponents.',
  ] satisfies [string, string, string],
}
