import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Emoji-Rätsel',
  description: 'Zwei oder drei Emojis, eine Antwort',
  otherNames: ['rebus', 'begriffe raten', 'quiz', 'emoji-quiz'],
}
