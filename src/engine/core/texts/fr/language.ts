import type { language as english } from '../language'

export const language: typeof english = {
  tag: 'fr',
  locale: 'fr-FR',
  direction: 'ltr',
}
