/** The names of the large list's topics in order. Their words are in `lazy/topics`. */

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

/** The name of a topic on screen. */
export const TOPIC_NAMES: Readonly<Record<Topic, string>> = {
  Animals: 'Animals',
  Food: 'Food',
  Nature: 'Nature',
  Science: 'Science',
  Travel: 'Travel',
  Arts: 'Arts',
  Sport: 'Sports',
  Work: 'Work',
  Legends: 'Legends',
  Home: 'Home',
}
