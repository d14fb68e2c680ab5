/** Texts of Doodle Jump’s options, messages and ends. */
import { plural } from '../../../engine/core/text'

export const texts = {
  options: {
    climb: {
      label: 'Climb',
      calm: 'Calm',
      wild: 'Wild',
      says: {
        calm: 'Only platforms and power-ups on the way up.',
        wild: 'Six worlds of monsters to shoot and black holes; two balloons save you, more from space on.',
      },
    },
    steer: {
      label: 'Steering',
      touch: 'Buttons or drag',
      tilt: 'Tilt',
      says: { tilt: 'Tilt the device; your starting angle is neutral.' },
    },
  },
  controls: { shoot: 'Shoot' },
  stats: { Score: 'Score', Lives: 'Lives' },
  toasts: { NewBest: 'New High Score!' },
  status: {
    world: (name: string) => `${name}.`,
    mark: (score: number) => plural(score, { one: '# point.', other: '# points.' }),
    jetpack: 'Jetpack: 3 seconds of flight.',
    propeller: 'Propeller: 5 seconds of flight.',
  },
  /** What is heard. */
  captions: {
    rescued: 'saved by a balloon',
    world: 'new world',
    bitten: 'bitten by a monster',
    monster: 'monster hit',
    shot: 'shot',
    stomp: 'monster stomped',
    swallowed: 'pulled into a black hole',
    jump: 'jump',
    bounce: 'bouncy platform',
    spring: 'spring',
    break: 'platform breaks',
    jetpack: 'jetpack',
    propeller: 'propeller',
    landless: 'flight ends',
    mark: 'another 250 points',
    fell: 'fall',
  },
  /** `{keys}` stands for the names of keys or buttons. */
  tutorialHint: {
    keys: 'Steer with {keys}; jumping is automatic',
    touch: 'Drag to steer; jumping is automatic',
  },
  howTo: [
    'Jumping is automatic. Steer, drag, or tilt; the screen wraps around.',
    'Blue platforms move. Cracked ones break after one jump.',
    'Springs, propellers, and jetpacks carry you up faster.',
  ] satisfies [string, string, string],
  ends: { over: 'Game Over!' },
  worlds: {
    sky: 'Sky',
    clouds: 'Clouds',
    storm: 'Storm',
    night: 'Night',
    space: 'Space',
    galaxy: 'Galaxy',
  },
  /** Drawn in the sky. */
  sky: {
    rises: 'Keep up: the window rises!',
    rescued: (lives: number) => plural(lives, { one: 'Saved! # life left', other: 'Saved! # lives left' }),
    jetpack: 'Jetpack',
    propeller: 'Propeller',
    newBest: 'New best',
    best: (score: number) => `Best ${score}`,
  },
}

export type Stat = keyof typeof texts.stats
