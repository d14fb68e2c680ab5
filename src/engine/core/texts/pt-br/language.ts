import type { language as english } from '../language'

export const language: typeof english = {
  tag: 'pt-BR',
  locale: 'pt-BR',
  direction: 'ltr',
}
