import type { dialogTexts as english } from '../dialog'

export const dialogTexts: typeof english = {
  position: {
    label: 'Columnas jugadas, de 1 a 7',
    button: 'Copiar columnas',
    done: 'Columnas copiadas.',
  },
  loadHint: 'Pega las columnas jugadas, como 4453.',
  loadEmpty: 'Pega antes las columnas jugadas.',
  counts: (red, yellow) =>
    `Esta posición es imposible: empieza el rojo y los lados se turnan, pero hay ${red} fichas rojas y ${yellow} amarillas.`,
  redWon: 'Esta posición es imposible: el rojo ya tenía cuatro en línea antes de la última ficha.',
  yellowWon: 'Esta posición es imposible: el amarillo ya tenía cuatro en línea antes de la última ficha.',
  noOrder: 'Esta posición es imposible: ningún orden de jugadas lleva a ella.',
}
