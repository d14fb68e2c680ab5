/** Texts of Tap the Glitch’s options, messages and ends. */
export const texts = {
  options: {
    pace: {
      label: 'Mode',
      normal: 'Normal',
      storm: 'Storm',
      says: { normal: 'Glitches come faster with each level.', storm: 'Ten levels harder from the start.' },
    },
    length: { label: 'Length', 60: '60 s', endless: 'Endless' },
  },
  controls: { cursor: 'Cursor', tap: 'Tap' },
  stats: {
    Score: 'Score',
    Level: 'Level',
    Combo: 'Combo',
    Time: 'Time',
    Health: 'Health',
    'Final Score': 'Final Score',
    'Level Reached': 'Level Reached',
    'Max Combo': 'Max Combo',
  },
  status: {
    system: { SECURE: 'System secure.', WARNING: 'System warning.', CRITICAL: 'System critical.' },
    level: (level: number) => `Level ${level}.`,
  },
  /** What is heard. */
  captions: {
    spawn: 'glitch appears',
    hit: 'glitch tapped',
    miss: 'missed',
    expire: 'glitch got through',
    level: 'new level',
    status: 'system status changes',
  },
  /** `{keys}` stands for the names of keys or buttons. */
  tutorialHint: {
    keys: 'Hit the glitches with {keys}',
    touch: 'Tap the glitches',
    mouse: 'Click the glitches, or press {keys}',
  },
  howTo: [
    'Hit glitches in time: Pixel 10 points, Static 20, Corruption 30, Virus 50.',
    'Quick hits build a combo that multiplies the points, up to ten times.',
    'Missed glitches drain health, and viruses spread. Survive 60 seconds.',
  ] satisfies [string, string, string],
  words: { start: 'Boot System', again: 'Restart System' },
  ends: { won: 'System Secured', lost: 'System Corrupted' },
  glitches: { pixel: 'Pixel', static: 'Static', corruption: 'Corruption', virus: 'Virus' },
  /** Drawn on the screen. */
  screen: {
    status: { SECURE: 'SECURE', WARNING: 'WARNING', CRITICAL: 'CRITICAL' },
    level: (level: number) => `Level ${level}`,
    won: 'Secured',
    lost: 'Corrupted',
  },
}

export type Stat = keyof typeof texts.stats
