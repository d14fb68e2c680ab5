import type { printTexts as english } from '../print'

export const printTexts: typeof english = {
  rules: {
    classic: 'Cada fila, columna y bloque contiene del 1 al 9 una vez.',
    x: 'Cada fila, columna, bloque y diagonal contiene del 1 al 9 una vez.',
    killer:
      'Cada fila, columna y bloque contiene del 1 al 9 una vez. Cada jaula suma su número, sin repeticiones.',
  },
  oneOfSeveral: 'Una de varias soluciones',
}
