import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Schere Stein Papier',
  description: 'Drei Zeichen, eine Sekunde Spannung',
  otherNames: ['schnick schnack schnuck', 'knobeln', 'schere stein papier echse spock'],
}
