/** Emoji Decoder in lists of games. */
export const card = {
  title: 'Emoji Decoder',
  description: 'Two or three emoji, one hidden answer',
  otherNames: ['rebus', 'guess the phrase', 'quiz', 'emoji quiz'],
}
