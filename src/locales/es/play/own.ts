import { numberText, plural } from '../../../engine/core/text'
import type * as own from '../../../play/texts/own'
import type * as practice from '../../../play/texts/practice'
import type * as print from '../../../play/texts/print'
import type { Translation } from '../../translation'

export const ownTexts: Translation<typeof own.ownTexts> = {
  form: {
    intro: 'El enlace lo contiene todo. Nada se guarda ni se envía a un servidor.',
    play: 'Jugar',
    copy: 'Copiar enlace',
    copied: 'Enlace copiado. Quien lo abra jugará con tu contenido.',
    save: 'Guardar en un solo archivo',
    showCurrent: 'Editar lo que usa esta partida',
    tooLong: 'Es demasiado para un enlace. Usa menos elementos o más cortos.',
    moreFaults: (count) => plural(count, { one: 'Y # más.', many: 'Y # más.', other: 'Y # más.' }),
  },
  picture: {
    file: 'Imagen',
    hint: 'Un archivo JPEG, PNG o WebP. Solo se guarda en el enlace, nunca en un servidor.',
    preview: 'Tu imagen, tal como la verán otras personas',
    choose: 'Elige una imagen.',
    working: 'Reduciendo la imagen…',
    unreadable: 'Este navegador no puede leer ese archivo. Elige una imagen JPEG, PNG o WebP.',
    noisy:
      'Los ajustes de privacidad de este navegador sustituyen las imágenes por ruido. Permite que este sitio use los datos de canvas o usa otro navegador.',
    tooDetailed: 'Esta imagen no cabe en un enlace, ni siquiera reducida. Elige una con menos detalles.',
    made: (size, kilobytes) =>
      `Reducida para que quepa en un enlace: ${size.width} × ${size.height} píxeles, ${numberText(kilobytes)} KB.`,
  },
  problems: {
    notHere: 'Este enlace tiene contenido que este juego no puede usar.',
    newer: 'Este enlace se creó con una versión más nueva del sitio. Recarga la página para obtenerla.',
    damaged:
      'Este enlace está dañado o incompleto, así que se abre la partida estándar. Copia otra vez el enlace completo.',
    noPicture:
      'La imagen de este enlace no se puede mostrar, así que se abre la partida estándar. Copia otra vez el enlace completo.',
    refused: (why) =>
      `El contenido de este enlace no se puede usar, así que se abre la partida estándar. ${why}`,
  },
}

export const practiceTexts: Translation<typeof practice.practiceTexts> = {
  title: 'Práctica',
  intro: 'Cada posición volverá hasta que la resuelvas al primer intento en dos días distintos.',
  empty: 'No hay nada que practicar.',
  kinds: { mate: 'Mate no visto', hint: 'Con pista', mistake: 'Error', blunder: 'Error grave' },
  move: (move) => `Jugada ${move}`,
  tomorrow: 'Mañana otra vez',
  solve: 'Resolver',
  remove: 'Quitar',
  removeAll: 'Quitar todo',
  removesAll: (count) =>
    plural(count, {
      one: '¿Quitar # posición? Esta acción no se puede deshacer.',
      many: '¿Quitar # de posiciones? Esta acción no se puede deshacer.',
      other: '¿Quitar # posiciones? Esta acción no se puede deshacer.',
    }),
  cancel: 'Cancelar',
  unreadable: 'Esta posición es de otra versión del juego.',

  bar: {
    find: 'Encuentra la jugada correcta.',
    findMate: 'Encuentra el mate.',
    solved: 'Correcto. Vuelve mañana.',
    removed: 'Correcto en dos días: ya no está en tu lista.',
    missed: 'No es la jugada correcta.',
    missedMate: 'No fue al primer intento. Vuelve mañana.',
    hinted: 'Con pista no cuenta. Vuelve mañana.',
    failed: 'No se pudo evaluar la jugada.',
    next: 'Siguiente',
    list: 'Volver a la lista',
  },
}

export const printTexts: Translation<typeof print.printTexts> = {
  title: (game) => `Imprimir ${game}`,
  print: 'Imprimir',
  preview: 'Vista previa',
  making: (done, count) => `Creando ${done + 1} de ${count}…`,
  cannot: 'No se imprimió nada: este navegador no puede imprimir. Abre esta página en otro navegador.',
  failed: 'No se pudieron crear los puzles.',
  tryAgain: 'Reintentar',
  pages: (count) =>
    plural(count, {
      one: '# página, para A4 y Carta.',
      many: '# de páginas, para A4 y Carta.',
      other: '# páginas, para A4 y Carta.',
    }),
  fewer: (count) =>
    plural(count, {
      one: 'Con estas opciones solo hay # puzle.',
      many: 'Con estas opciones solo hay # de puzles.',
      other: 'Con estas opciones solo hay # puzles.',
    }),
  again: 'El mismo inicio imprime otra vez las mismas páginas.',
  page: {
    solutions: 'Soluciones',
    seed: (seed) => `Semilla ${seed}`,
    caption: (number, name) => (name === '' ? String(number) : `${number}. ${name}`),
    address: (numbers, address) => (numbers.length === 0 ? address : `${numbers.join(', ')}: ${address}`),
  },
}
