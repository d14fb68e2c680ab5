import type * as ui from '../../ui/texts'
import type { Translation } from '../translation'

export const uiTexts: Translation<typeof ui.uiTexts> = {
  close: 'Cerrar',
  cancel: 'Cancelar',

  loading: {
    text: 'Cargando…',
    slow: 'Está tardando más de lo normal. Quizá estés sin conexión o la conexión sea lenta.',
    tryAgain: 'Reintentar',
  },

  part: {
    missing: (part) => `No se pudo cargar: ${part}`,
    missingDetail:
      'Quizá estés sin conexión o el sitio se haya actualizado. Recarga la página para volver a intentarlo.',
    slow: (part) => `Aún se está cargando: ${part}`,
    slowDetail: 'Quizá estés sin conexión o la conexión sea lenta.',
  },

  toasts: {
    region: 'Mensajes',
    close: 'Cerrar mensaje',
  },

  noAnswer: 'El navegador aún no ha respondido. Puedes copiarlo desde aquí:',
  cannotCopy: 'No se pudo copiar. Cópialo desde aquí:',

  board: {
    position: (row, column) => `Fila ${row}, columna ${column}`,
    cell: (row, column, what) => `Fila ${row}, columna ${column}, ${what}`,
    empty: 'vacía',
    highlighted: (cell) => `${cell}, resaltada`,
    noKey: 'Sin tecla',
    moves: 'Jugadas',
    noMoves: 'Aún no hay jugadas',
    toMove: ' (le toca)',
  },

  lockedChoice: (choice, why) => `${choice}, ${why}`,

  tools: { flip: 'Girar', position: 'Posición', puzzle: 'Puzle', draw: 'Tablas' },
  end: {
    resign: 'Abandonar',
    keepPlaying: 'Seguir jugando',
    offerDraw: 'Ofrecer tablas con tu próxima jugada',
    acceptDraw: 'Aceptar tablas',
  },

  sequence: {
    show: 'Observa',
    input: 'Tu turno',
    replay: 'Secuencia correcta',
    over: 'Fin del juego',
    progress: (done, steps) => `${done} de ${steps}`,
  },
}
