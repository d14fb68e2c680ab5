import type * as dialog from '../../../games/nonogram/texts/dialog'
import type * as hints from '../../../games/nonogram/texts/hints'
import type * as moves from '../../../games/nonogram/texts/moves'
import type * as pictures from '../../../games/nonogram/texts/pictures'
import type * as print from '../../../games/nonogram/texts/print'
import type * as review from '../../../games/nonogram/texts/review'
import type { Translation } from '../../translation'

export const dialogTexts: Translation<typeof dialog.dialogTexts> = {
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
    'Pulsa o arrastra para rellenar casillas; otra vez para vaciarlas. Teclas: Enter y, para líneas, Mayús con las flechas.',
  drawn: {
    empty: 'Aún no hay nada dibujado.',
    one: 'Una solución: se puede jugar.',
    several: 'Más de una solución. Las casillas marcadas también pueden ser distintas.',
    unknown: 'Se tarda demasiado en averiguar cuántas soluciones hay.',
  },
}

export const hintTexts: Translation<typeof hints.hintTexts> = {
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

export const moveTexts: Translation<typeof moves.moveTexts> = {
  cellTitle: (row, column) => `Fila ${row}, columna ${column}`,
  columnsTitle: (row, first, last) => `Fila ${row}, columnas ${first} a ${last}`,
  rowsTitle: (column, first, last) => `Columna ${column}, filas ${first} a ${last}`,
  cell: (row, column) => `fila ${row}, columna ${column}`,
  filled: (place) => `${place}: rellenar`,
  crossed: (place) => `${place}: tachar`,
  cleared: (place) => `${place}: borrar`,
}

export const pictureTexts: Translation<typeof pictures.pictureTexts> = {
  Heart: 'Corazón',
  House: 'Casa',
  'Fir tree': 'Abeto',
  Mushroom: 'Hongo',
  Cup: 'Taza',
  Sailboat: 'Velero',
  Anchor: 'Ancla',
  Key: 'Llave',
  Umbrella: 'Paraguas',
  Cherries: 'Cerezas',
  Duck: 'Pato',
  Fish: 'Pez',
  Flower: 'Flor',
  Cat: 'Gato',
  Skull: 'Calavera',
  'T-shirt': 'Camiseta',
  Boot: 'Bota',
  Crown: 'Corona',
  'Ice cream': 'Helado',
  Apple: 'Manzana',
  Robot: 'Robot',
  Ghost: 'Fantasma',
  'Coffee mug': 'Taza de café',
  Whale: 'Ballena',
  Turtle: 'Tortuga',
  Snail: 'Caracol',
  Goldfish: 'Pez dorado',
  Bird: 'Pájaro',
  Cactus: 'Cactus',
  Pineapple: 'Piña',
  Carrot: 'Zanahoria',
  Penguin: 'Pingüino',
  Frog: 'Rana',
  Ladybug: 'Catarina',
  Crab: 'Cangrejo',
  Car: 'Auto',
  Locomotive: 'Locomotora',
  Bell: 'Campana',
  Lighthouse: 'Faro',
  'Christmas tree': 'Árbol de Navidad',
  Snowman: 'Muñeco de nieve',
  'Hot-air balloon': 'Globo aerostático',
  Castle: 'Castillo',
  Strawberry: 'Fresa',
  Dog: 'Perro',
  Plane: 'Avión',
  Rocket: 'Cohete',
  Owl: 'Búho',
  Butterfly: 'Mariposa',
  Bear: 'Oso',
  Teapot: 'Tetera',
  Dinosaur: 'Dinosaurio',
  Panda: 'Panda',
  Octopus: 'Pulpo',
  Jellyfish: 'Medusa',
  'Teddy bear': 'Oso de peluche',
  'Apple tree': 'Manzano',
}

export const printTexts: Translation<typeof print.printTexts> = {
  rule: 'Los números del borde dan el largo de los bloques de casillas rellenas de su fila o columna, en orden.',
}

export const reviewTexts: Translation<typeof review.reviewTexts> = {
  filled: 'Dibujo relleno',
  row: {
    filledInEveryWay: (row, title, clue) =>
      `${title}: rellena en todas las formas de colocar ${clue} en la fila ${row}.`,
    emptyInEveryWay: (row, title, clue) =>
      `${title}: vacía en todas las formas de colocar ${clue} en la fila ${row}.`,
    ifEmpty: (row, cell) => `Con la casilla de la ${cell} vacía, la fila ${row} no se podría completar.`,
    ifFilled: (row, cell) => `Con la casilla de la ${cell} rellena, la fila ${row} no se podría completar.`,
  },
  column: {
    filledInEveryWay: (column, title, clue) =>
      `${title}: rellena en todas las formas de colocar ${clue} en la columna ${column}.`,
    emptyInEveryWay: (column, title, clue) =>
      `${title}: vacía en todas las formas de colocar ${clue} en la columna ${column}.`,
    ifEmpty: (column, cell) =>
      `Con la casilla de la ${cell} vacía, la columna ${column} no se podría completar.`,
    ifFilled: (column, cell) =>
      `Con la casilla de la ${cell} rellena, la columna ${column} no se podría completar.`,
  },
  filledByOthers: (title) => `${title}: rellena; otras filas y columnas llevan a ello, una tras otra.`,
  emptyByOthers: (title) => `${title}: vacía; otras filas y columnas llevan a ello, una tras otra.`,
  fill: (cell) => `Rellenar la casilla de la ${cell}`,
  cross: (cell) => `Tachar la casilla de la ${cell}`,
  earlyFilled: (cell) => `Aún no se podía deducir: la casilla de la ${cell} está rellena.`,
  earlyEmpty: (cell) => `Aún no se podía deducir: la casilla de la ${cell} está vacía.`,
  guess: (title) => `${title}: aún no se podía deducir; fue suerte.`,
  summary: {
    wrong: 'Casillas erróneas',
    guesses: 'Adivinadas',
    solutions: 'Soluciones',
    several: 'varias',
  },
}
