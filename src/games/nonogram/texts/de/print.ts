import type { printTexts as english } from '../print'

export const printTexts: typeof english = {
  rule: 'Die Zahlen am Rand nennen der Reihe nach die Längen der gefüllten Blöcke in ihrer Zeile oder Spalte.',
}
