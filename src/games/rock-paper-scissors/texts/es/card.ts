import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Piedra, papel o tijera',
  description: 'Tres manos, un segundo de suspense',
  otherNames: ['cachipún', 'yan ken po', 'jankenpon', 'piedra papel tijera lagarto spock'],
}
