import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Parejas de memoria',
  description: 'Destapa dos cartas y busca parejas',
  otherNames: ['memoria', 'memorama', 'memotest', 'encuentra las parejas', 'memory match'],
}
