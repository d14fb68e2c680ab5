import type { dialogTexts as english } from '../dialog'

export const dialogTexts: typeof english = {
  puzzle: 'Este puzle',
  copy: 'Copiar puzle',
  copied: 'Puzle copiado.',
  paste: 'Pegar un puzle',
  pasteHint:
    'Filas de . y #, o los números del borde: una línea por fila, una línea vacía y una línea por columna.',
  load: 'Cargar puzle',
  pasteEmpty: 'Pega antes un puzle.',
  loaded: 'Puzle cargado.',
  loadedDetail: (rows, columns) => `Filas: ${rows}. Columnas: ${columns}.`,
  draw: 'Dibujar un puzle',
  drawHint:
    'Pulsa o arrastra para rellenar casillas; otra vez para vaciarlas. Teclas: Intro, y Mayús con las flechas para líneas.',
  drawn: {
    one: 'Una solución: se puede jugar.',
    several: 'Más de una solución. Las casillas marcadas también pueden ser distintas.',
    unknown: 'Se tarda demasiado en averiguar cuántas soluciones hay.',
  },
}
