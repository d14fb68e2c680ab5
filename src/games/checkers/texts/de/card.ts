import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Dame',
  description: 'Springen, schlagen, Dame holen',
  otherNames: ['damespiel', 'checkers', 'draughts', 'internationale dame'],
}
