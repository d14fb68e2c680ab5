/** Texts of Slice Storm’s options, messages and ends. */
export const texts = {
  options: {
    mode: {
      label: 'Mode',
      classic: 'Classic',
      zen: 'Zen',
      arcade: 'Arcade',
      says: {
        zen: '90 seconds without bombs or lives.',
        arcade: '60 seconds with power fruit; bombs cost points.',
      },
    },
    lives: {
      label: 'Lives',
      three: 'Three',
      back: 'Regain lives',
      says: { back: 'Every 1,000 points restores a lost life.' },
    },
  },
  controls: { steerTheBlade: 'Steer the blade', cut: 'Hold to slice' },
  stats: { Score: 'Score', Lives: 'Lives', Level: 'Level', Time: 'Time' },
  /** What is heard. */
  captions: {
    wave: 'fruit thrown',
    swing: 'blade swings',
    slice: 'fruit sliced',
    combo: 'combo',
    bomb: 'bomb explodes',
    miss: 'fruit missed',
    level: 'new level',
    power: 'power fruit sliced',
    bonus: 'bonus',
    lifeBack: 'life regained',
    second: 'seconds running out',
  },
  /** `{keys}` stands for the names of keys or buttons. */
  tutorialHint: {
    keys: 'Hold {keys} and steer through the fruit',
    touch: 'Swipe quickly through the fruit',
    mouse: 'Drag quickly through the fruit, or hold {keys}',
  },
  howTo: [
    'Slice fruit with quick strokes: finger, held mouse button, or blade keys.',
    'Quick slices in a row build a combo. Each slice scores 5 points times the combo.',
    'A missed fruit costs one life, a bomb two. Zen has neither lives nor bombs.',
  ] satisfies [string, string, string],
  words: { start: 'Play', help: 'How to Play' },
}
