import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Pedra, papel e tesoura',
  description: 'Três gestos, um segundo de suspense',
  otherNames: ['jokenpô', 'joquempô', 'jankenpon', 'pedra papel tesoura lagarto spock'],
}
