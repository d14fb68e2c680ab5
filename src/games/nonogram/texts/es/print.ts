import type { printTexts as english } from '../print'

export const printTexts: typeof english = {
  rule: 'Los números del borde dan el largo de los bloques de casillas rellenas de su fila o columna, en orden.',
}
