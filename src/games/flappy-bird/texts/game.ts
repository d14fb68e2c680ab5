/** Texts of Flappy Bird's options, messages and ends. */
export const texts = {
  options: {
    flight: {
      label: 'Flight',
      classic: 'Classic',
      gentle: 'Gentle',
      says: { classic: 'Strong flaps and a fast fall.', gentle: 'Soft flaps, a slow fall, the same gaps.' },
    },
  },
  controls: { flap: 'Flap' },
  stats: { Score: 'Score' },
  medals: {
    bronze: 'Bronze medal',
    silver: 'Silver medal',
    gold: 'Gold medal',
    platinum: 'Platinum medal',
  },
  status: { medal: (name: string) => `${name}.` },
  /** What is heard. */
  captions: { flap: 'flap', score: 'point', medal: 'medal', crash: 'crash' },
  /** `{keys}` stands for the names of keys or buttons. */
  tutorialHint: { keys: 'Flap with {keys} to stay in the air', touch: 'Tap to flap and stay in the air' },
  howTo: [
    'Each flap lifts the bird; then it falls.',
    'Fly through the gaps: one point per pipe.',
    'Earn medals at 10, 20, 30, and 40 points.',
  ] satisfies [string, string, string],
  over: 'Game Over!',
}

export type Stat = keyof typeof texts.stats
