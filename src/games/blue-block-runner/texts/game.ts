/** Texts of Blue Block Runner’s options, messages and ends. */
export const texts = {
  options: {
    mode: { label: 'Mode', single: 'Single Player', multi: 'Multiplayer' },
    run: {
      label: 'Run',
      usual: 'Normal',
      daring: 'Daring',
      says: { daring: 'Near misses score extra, and the edges burn.' },
    },
  },
  stats: {
    Score: 'Score',
    Multiplier: 'Multiplier',
    Blue: 'Blue',
    'Blue ×': 'Blue ×',
    Green: 'Green',
    'Green ×': 'Green ×',
  },
  best: { score: 'Best' },
  toasts: { NewBest: 'New high score!' },
  /** What is heard. */
  captions: {
    dodge: 'dodged',
    catch: 'block caught',
    blast: 'blocks blown off',
    close: 'near miss',
    hot: 'hot edge',
    burn: 'block burns off',
    crash: 'crash',
    bump: 'edge bumped',
  },
  /** `{keys}` stands for the names of keys or buttons. */
  tutorialHint: {
    keys: 'Dodge the falling obstacles with {keys}',
    touch: 'Hold a finger where you want to go, and dodge',
  },
  howTo: [
    'Dodge falling obstacles: each one that passes scores. Hold a finger to steer.',
    'Blocks of your color stick: each raises the multiplier and makes you larger.',
    'Bombs blow them off. Two players each get half of the screen.',
  ] satisfies [string, string, string],
  words: { start: 'Start' },
}
