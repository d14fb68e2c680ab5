import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Blue Block Runner',
  description: 'Esquive, attrape tes blocs, évite les bombes',
  otherNames: ['esquive', 'réflexes', 'blocs'],
}
