/** The names of the sounds that games may play. `assets/sounds/README.md` describes how each one sounds. */

/** Every sound of the set, in the groups in which they are rendered. A test compares this list with the sprite. */
export const SOUND_NAMES = [
  // Menus and the flow of a game
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
  // Collisions
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

/** Whether a text is a name of the set. Cues are plain text in a game's definition. */
export function isSoundName(name: string): name is SoundName {
  return known.has(name)
}
