/** The ids of the large list's topics in order. Their words are in `lazy/topics`. */

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
