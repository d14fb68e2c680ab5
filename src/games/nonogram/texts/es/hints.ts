import type { hintTexts as english } from '../hints'

export const hintTexts: typeof english = {
  row: {
    lookAt: (row) => `Mira la fila ${row}.`,
    isWrong: (row) => `Una marca de la fila ${row} está mal.`,
    mustBeEmpty: (row) => `En la fila ${row}, una casilla rellena tiene que quedar vacía.`,
    mustBeFilled: (row) => `En la fila ${row}, una casilla tachada tiene que rellenarse.`,
    alwaysFilled: (row, clue) =>
      `Coloques como coloques ${clue} en la fila ${row}, algunas de las casillas resaltadas siempre se rellenan.`,
    allPlaced: (row) => `Todos los bloques de la fila ${row} están colocados.`,
    neverReached: (row, clue) =>
      `Coloques como coloques ${clue} en la fila ${row}, ningún bloque llega a algunas de las casillas resaltadas.`,
    emptyOnceDone: (row, place) =>
      `${place}: en blanco, porque todos los bloques de la fila ${row} están colocados.`,
    filledOrBroken: (row, place) =>
      `${place}: se rellena. Si quedara en blanco, la fila ${row} no se podría completar.`,
    emptyOrBroken: (row, place) =>
      `${place}: en blanco. Si se rellenara, la fila ${row} no se podría completar.`,
    supposeEmpty: (row) =>
      `Supón que la casilla resaltada está vacía y sigue las líneas: la fila ${row} se vuelve imposible.`,
    supposeFilled: (row) =>
      `Supón que la casilla resaltada está rellena y sigue las líneas: la fila ${row} se vuelve imposible.`,
  },
  column: {
    lookAt: (column) => `Mira la columna ${column}.`,
    isWrong: (column) => `Una marca de la columna ${column} está mal.`,
    mustBeEmpty: (column) => `En la columna ${column}, una casilla rellena tiene que quedar vacía.`,
    mustBeFilled: (column) => `En la columna ${column}, una casilla tachada tiene que rellenarse.`,
    alwaysFilled: (column, clue) =>
      `Coloques como coloques ${clue} en la columna ${column}, algunas de las casillas resaltadas siempre se rellenan.`,
    allPlaced: (column) => `Todos los bloques de la columna ${column} están colocados.`,
    neverReached: (column, clue) =>
      `Coloques como coloques ${clue} en la columna ${column}, ningún bloque llega a algunas de las casillas resaltadas.`,
    emptyOnceDone: (column, place) =>
      `${place}: en blanco, porque todos los bloques de la columna ${column} están colocados.`,
    filledOrBroken: (column, place) =>
      `${place}: se rellena. Si quedara en blanco, la columna ${column} no se podría completar.`,
    emptyOrBroken: (column, place) =>
      `${place}: en blanco. Si se rellenara, la columna ${column} no se podría completar.`,
    supposeEmpty: (column) =>
      `Supón que la casilla resaltada está vacía y sigue las líneas: la columna ${column} se vuelve imposible.`,
    supposeFilled: (column) =>
      `Supón que la casilla resaltada está rellena y sigue las líneas: la columna ${column} se vuelve imposible.`,
  },
  clearFilled: (place) => `${place}: tiene que quedar en blanco. Borra el relleno.`,
  clearCross: (place) => `${place}: tiene que rellenarse. Borra la marca de tachado.`,
  filled: (place, clue) => `${place}: se rellena en todas las formas de colocar ${clue}.`,
  empty: (place, clue) => `${place}: en blanco en todas las formas de colocar ${clue}.`,
  tryCell:
    'Ninguna línea ayuda por sí sola. Prueba una casilla de la fila resaltada y sigue lo que obliga a hacer.',
  compare: 'No hay una razón sencilla: compara varias líneas.',
  noReason: (place) => `${place}: se rellena en una solución. No hay una razón sencilla.`,
}
