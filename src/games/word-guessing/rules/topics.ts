/** The ids of the large list's topics in order. Their words are in `../data/topics.txt`. */

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
