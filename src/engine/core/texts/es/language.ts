import type { language as english } from '../language'

export const language: typeof english = {
  tag: 'es',
  locale: 'es',
  direction: 'ltr',
}
