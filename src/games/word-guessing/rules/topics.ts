/** Owns the names of the large list's topics, in their order; their words are in `late/topics`. */

export const TOPICS = [
  'Animals',
  'Food',
  'Nature',
  'Science',
  'Travel',
  'Arts',
  'Sport',
  'Work',
  'Legends',
  'Home',
] as const

export type Topic = (typeof TOPICS)[number]
