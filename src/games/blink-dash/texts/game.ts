/** Texts of Blink Dash’s options, messages and ends. */
export const texts = {
  options: {
    prowlers: {
      label: 'Prowlers',
      drift: 'Drift',
      hunt: 'Hunt',
      says: {
        drift: 'Prowlers drift in straight lines.',
        hunt: 'Some follow, some guard, some cut you off.',
      },
    },
  },
  stats: {
    Score: 'Score',
    Level: 'Level',
    Left: 'Left',
    'Final Score': 'Final Score',
    'Level Reached': 'Level Reached',
  },
  best: { levelReached: 'Best level' },
  status: {
    dark: 'The lights are out.',
    alert: 'A prowler wakes up.',
    level: (level: number) => `Level ${level}.`,
  },
  /** What is heard. */
  captions: {
    collect: 'sparkle collected',
    warn: 'lights out soon',
    dark: 'dark',
    light: 'lights on',
    alert: 'prowler wakes up',
    level: 'level complete',
    caught: 'caught',
  },
  /** `{keys}` stands for the names of keys or buttons. */
  tutorialHint: {
    keys: 'Collect the sparkles with {keys}',
    touch: 'Collect the sparkles: hold where you want to go',
  },
  howTo: [
    'Collect sparkles, avoid prowlers. Steer with a finger or a held mouse button.',
    'When the lights go out, hidden prowlers keep moving. Remember their paths.',
    'Each sparkle scores 10 points; collect them all to reach the next level.',
  ] satisfies [string, string, string],
  ends: { over: 'Game Over!' },
  /** Drawn on the playing field. */
  field: { level: (level: number) => `Level ${level}` },
}

export type Stat = keyof typeof texts.stats
