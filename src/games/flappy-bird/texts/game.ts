/** Texts of Flappy Bird's options, messages and ends. */
import { plural } from '../../../engine/core/text'

export const texts = {
  options: {
    flight: {
      label: 'Flight',
      classic: 'Classic',
      gentle: 'Gentle',
      says: {
        classic: 'Strong flaps and a fast fall.',
        gentle: 'Soft flaps, a new sky every ten pipes, and feathers that save you.',
      },
    },
  },
  controls: { flap: 'Flap' },
  stats: { Score: 'Score', Feathers: 'Feathers' },
  medals: {
    bronze: 'Bronze medal',
    silver: 'Silver medal',
    gold: 'Gold medal',
    platinum: 'Platinum medal',
  },
  skies: {
    morning: 'Morning',
    noon: 'Noon',
    evening: 'Evening',
    night: 'Night',
    rain: 'Rain',
    snow: 'Snow',
    storm: 'Storm',
    aurora: 'Northern lights',
  },
  saved: (feathers: number) =>
    feathers === 0
      ? 'Saved! No feathers left'
      : plural(feathers, { one: 'Saved! # feather left', other: 'Saved! # feathers left' }),
  status: {
    medal: (name: string) => `${name}.`,
    sky: (name: string) => `${name}.`,
    feather: (feathers: number) => `A feather: ${feathers}.`,
  },
  /** What is heard. */
  captions: {
    flap: 'flap',
    score: 'point',
    medal: 'medal',
    sky: 'new sky',
    feather: 'feather',
    saved: 'feather lost',
    crash: 'crash',
  },
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
