/** Owns the names of the sounds: what a game may ask for. How each one sounds is told in `assets/sounds/README.md`. */

/** Every sound of the set, in the groups in which they are rendered. A test keeps this list and the sprite alike. */
export const SOUND_NAMES = [
  // Menus and the course of a play
  'tap',
  'confirm',
  'back',
  'open',
  'close',
  'toggle',
  'error',
  'start',
  'pause',
  'resume',
  'countdown',
  'tick',
  'alarm',
  'flag',
  'reveal',
  // Boards, cards and tiles
  'move',
  'place',
  'drop',
  'flip',
  'match',
  'mismatch',
  'slide',
  'merge',
  'bigMerge',
  'snap',
  'card',
  'chip',
  'shuffle',
  'collect',
  'coin',
  'combo',
  // Things that move
  'turn',
  'eat',
  'flap',
  'jump',
  'land',
  'launch',
  'shoot',
  'thrust',
  'slice',
  'whoosh',
  'miss',
  'spawn',
  'pop',
  'explosion',
  'splash',
  // Things that meet
  'bounce',
  'wall',
  'paddle',
  'brick',
  'crack',
  'hit',
  'whack',
  'puck',
  'point',
  'glitch',
  // Endings and rewards
  'win',
  'lose',
  'tie',
  'newBest',
  'levelUp',
  'lifeLost',
  'medal',
  'goal',
  'powerUp',
] as const

export type SoundName = (typeof SOUND_NAMES)[number]

const known: ReadonlySet<string> = new Set(SOUND_NAMES)

/** True for a name of the set; for cues, which are plain text in a game's definition. */
export function isSoundName(name: string): name is SoundName {
  return known.has(name)
}
