import { plural } from '../../../engine/core/text'
import type { practiceTexts as english } from '../practice'

export const practiceTexts: typeof english = {
  title: 'Práctica',
  intro: 'Cada posición vuelve hasta que la resuelvas al primer intento en dos días distintos.',
  empty: 'No hay nada que practicar.',
  kinds: { mate: 'Mate fallado', hint: 'Con pista', mistake: 'Error', blunder: 'Error grave' },
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
