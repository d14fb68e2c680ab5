/** Captions of sounds for games without captions of their own, and the sounds that are important enough for a flash. */
import type { SoundName } from './names'
import { soundTexts } from './texts/labels'

export const SOUND_LABELS: Readonly<Record<SoundName, string>> = soundTexts

/** Sounds that occur all the time, such as steps, turns and knocks, are not among them. */
export const IMPORTANT_SOUNDS: ReadonlySet<string> = new Set<SoundName>([
  'error',
  'start',
  'countdown',
  'alarm',
  'reveal',
  'match',
  'mismatch',
  'bigMerge',
  'collect',
  'coin',
  'combo',
  'eat',
  'miss',
  'explosion',
  'splash',
  'brick',
  'crack',
  'hit',
  'whack',
  'point',
  'glitch',
  'win',
  'lose',
  'tie',
  'newBest',
  'levelUp',
  'lifeLost',
  'medal',
  'goal',
  'powerUp',
])
