import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Cuatro en línea',
  description: 'Suelta fichas y alinea cuatro',
  otherNames: ['conecta 4', '4 en raya', 'cuatro en raya', 'connect four', 'pop out'],
}
