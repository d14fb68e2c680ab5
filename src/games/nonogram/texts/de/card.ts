import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Nonogram',
  description: 'Lies die Zahlen, decke das Bild auf',
  otherNames: ['nonogramm', 'picross', 'japanisches kreuzworträtsel', 'malen nach zahlen', 'logikbilder'],
}
