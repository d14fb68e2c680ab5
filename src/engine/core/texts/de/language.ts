import type { language as english } from '../language'

export const language: typeof english = {
  tag: 'de',
  locale: 'de-DE',
  direction: 'ltr',
}
