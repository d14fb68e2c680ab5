import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Parejas de memoria',
  description: 'Da la vuelta a dos cartas y encuentra las parejas',
  otherNames: ['memoria', 'memorama', 'memotest', 'encuentra las parejas', 'memory match'],
}
