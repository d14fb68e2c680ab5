/** The fifteen original puzzles in order. Emoji are the content of this game. */

export type Category =
  | 'Nature'
  | 'Home'
  | 'Movie'
  | 'Show'
  | 'Brand'
  | 'Tech'
  | 'Activity'
  | 'Food'
  | 'Word'
  | 'Animal'
  | 'Place'
  | 'Sports'
  | 'Story'
  | 'Idiom'

export interface Puzzle {
  readonly emojis: readonly string[]
  /** Capital letters A to Z, and spaces between words. */
  readonly answer: string
  readonly category: Category
}

export const PUZZLES: readonly Puzzle[] = [
  { emojis: ['☀️', '🌸'], answer: 'SUNFLOWER', category: 'Nature' },
  { emojis: ['🌧️', '🏹'], answer: 'RAINBOW', category: 'Nature' },
  { emojis: ['🔥', '📍'], answer: 'FIREPLACE', category: 'Home' },
  { emojis: ['🥵', '🐶'], answer: 'HOT DOG', category: 'Food' },
  { emojis: ['🦁', '👑'], answer: 'THE LION KING', category: 'Movie' },
  { emojis: ['🔑', '🛹'], answer: 'KEYBOARD', category: 'Tech' },
  { emojis: ['⛺', '🔥', '🌲'], answer: 'CAMPING', category: 'Activity' },
  { emojis: ['🐚', '⛽'], answer: 'SHELL', category: 'Brand' },
  { emojis: ['👫', '🛋️', '☕'], answer: 'FRIENDS', category: 'Show' },
  { emojis: ['🧀', '🍰'], answer: 'CHEESECAKE', category: 'Food' },
  { emojis: ['🚢', '🧊'], answer: 'TITANIC', category: 'Movie' },
  { emojis: ['🔥', '🧱'], answer: 'FIREWALL', category: 'Tech' },
  { emojis: ['🎯', '🛒'], answer: 'TARGET', category: 'Brand' },
  { emojis: ['👨‍⚕️', '❓'], answer: 'DOCTOR WHO', category: 'Show' },
  { emojis: ['🦋', '🏊'], answer: 'BUTTERFLY STROKE', category: 'Activity' },
]

/** Spoken names of pictures whose default name would give an answer away: 'ice hockey', 'turkey'. */
export const SPOKEN_NAMES: Readonly<Record<string, string>> = {
  '🐚': 'spiral found on the beach',
  '🦃': 'large bird with a red throat',
  '🏒': 'stick and puck',
  '🍦': 'soft swirl in a cone',
}
