import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Pierre-feuille-ciseaux',
  description: 'Trois signes, une seconde de suspense',
  otherNames: ['chifoumi', 'pierre papier ciseaux', 'janken', 'pierre feuille ciseaux lézard spock'],
}
