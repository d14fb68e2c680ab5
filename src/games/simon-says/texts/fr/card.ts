import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Jacques a dit',
  description: 'Regarde, écoute et répète la séquence',
  otherNames: ['simon', 'simon says', 'copie-moi', 'répéter la séquence'],
}
