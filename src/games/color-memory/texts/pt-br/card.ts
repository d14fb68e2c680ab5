import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Memória de cores',
  description: 'Oito cores, uma a mais de cada vez',
  otherNames: ['sequência de cores', 'lembrar', 'genius', 'memória', 'color memory'],
}
