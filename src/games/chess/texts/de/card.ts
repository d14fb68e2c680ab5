import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Extrem-Schach',
  description: 'Von sanft bis gnadenlos oder für zwei',
  otherNames: ['schach', 'chess', 'schachmatt', 'schachaufgaben', 'schachrätsel', 'matt in zwei'],
}
