import type { hintTexts as english } from '../hints'

export const hintTexts: typeof english = {
  row: {
    lookAt: (row) => `Mira la fila ${row}.`,
    isWrong: (row) => `Una marca de la fila ${row} está mal.`,
    mustBeEmpty: (row) => `En la fila ${row}, una casilla rellena tiene que quedar vacía.`,
    mustBeFilled: (row) => `En la fila ${row}, una casilla tachada tiene que rellenarse.`,
    allPlaced: (row) => `Todos los bloques de la fila ${row} están colocados.`,
    emptyOnceDone: (row, place) =>
      `${place}: en blanco, porque todos los bloques de la fila ${row} están colocados.`,
    filledOrBroken: (row, place) =>
      `${place}: se rellena. Si quedara en blanco, la fila ${row} no se podría completar.`,
    emptyOrBroken: (row, place) =>
      `${place}: en blanco. Si se rellenara, la fila ${row} no se podría completar.`,
    overlap: (row, clue) =>
      `Solapamiento: coloques como coloques ${clue} en la fila ${row}, algunas de las casillas resaltadas siempre se rellenan.`,
    edge: (row, clue) =>
      `Bordes: en la fila ${row}, una casilla rellena sujeta un bloque de ${clue}. Ese bloque siempre ocupa algunas de las casillas resaltadas.`,
    reach: (row, clue) =>
      `Fuera de alcance: coloques como coloques ${clue} en la fila ${row}, ningún bloque llega a algunas de las casillas resaltadas.`,
    splitFilled: (row, clue) =>
      `División: las casillas tachadas y rellenas dividen la fila ${row}. Coloques como coloques ${clue}, algunas de las casillas resaltadas siempre se rellenan.`,
    splitEmpty: (row, clue) =>
      `División: las casillas tachadas y rellenas dividen la fila ${row}. Coloques como coloques ${clue}, algunas de las casillas resaltadas siempre quedan en blanco.`,
    supposeEmpty: (row) =>
      `Contradicción: supón que la casilla resaltada está vacía y sigue las líneas. La fila ${row} se vuelve imposible.`,
    supposeFilled: (row) =>
      `Contradicción: supón que la casilla resaltada está rellena y sigue las líneas. La fila ${row} se vuelve imposible.`,
  },
  column: {
    lookAt: (column) => `Mira la columna ${column}.`,
    isWrong: (column) => `Una marca de la columna ${column} está mal.`,
    mustBeEmpty: (column) => `En la columna ${column}, una casilla rellena tiene que quedar vacía.`,
    mustBeFilled: (column) => `En la columna ${column}, una casilla tachada tiene que rellenarse.`,
    allPlaced: (column) => `Todos los bloques de la columna ${column} están colocados.`,
    emptyOnceDone: (column, place) =>
      `${place}: en blanco, porque todos los bloques de la columna ${column} están colocados.`,
    filledOrBroken: (column, place) =>
      `${place}: se rellena. Si quedara en blanco, la columna ${column} no se podría completar.`,
    emptyOrBroken: (column, place) =>
      `${place}: en blanco. Si se rellenara, la columna ${column} no se podría completar.`,
    overlap: (column, clue) =>
      `Solapamiento: coloques como coloques ${clue} en la columna ${column}, algunas de las casillas resaltadas siempre se rellenan.`,
    edge: (column, clue) =>
      `Bordes: en la columna ${column}, una casilla rellena sujeta un bloque de ${clue}. Ese bloque siempre ocupa algunas de las casillas resaltadas.`,
    reach: (column, clue) =>
      `Fuera de alcance: coloques como coloques ${clue} en la columna ${column}, ningún bloque llega a algunas de las casillas resaltadas.`,
    splitFilled: (column, clue) =>
      `División: las casillas tachadas y rellenas dividen la columna ${column}. Coloques como coloques ${clue}, algunas de las casillas resaltadas siempre se rellenan.`,
    splitEmpty: (column, clue) =>
      `División: las casillas tachadas y rellenas dividen la columna ${column}. Coloques como coloques ${clue}, algunas de las casillas resaltadas siempre quedan en blanco.`,
    supposeEmpty: (column) =>
      `Contradicción: supón que la casilla resaltada está vacía y sigue las líneas. La columna ${column} se vuelve imposible.`,
    supposeFilled: (column) =>
      `Contradicción: supón que la casilla resaltada está rellena y sigue las líneas. La columna ${column} se vuelve imposible.`,
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
