import { numberText, plural } from '../../../engine/core/text'
import type * as game from '../../../games/bubble-shooter/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    mode: {
      label: 'Modo',
      field: 'Nivel único',
      boards: '30 niveles',
      says: {
        field: 'Despeja un solo campo de juego grande.',
        boards: 'Burbujas especiales; menos tiros, más estrellas: hasta tres.',
      },
    },
    board: { label: 'Nivel' },
    ceiling: { label: 'Techo', still: 'Fijo', rows: 'Filas nuevas' },
  },
  controls: {
    aim: 'Apuntar',
    fire: 'Disparar',
    swap: 'Cambiar',
    aimWithStick: 'Apuntar con la palanca',
  },
  stats: {
    Score: 'Puntos',
    Bubbles: 'Burbujas',
    'Rows above': 'Filas por venir',
    Board: 'Nivel',
    Stars: 'Estrellas',
    'New row in': 'Fila nueva en',
    'Final Score': 'Puntos finales',
    Shots: 'Tiros',
  },
  status: {
    cleared: (bubbles) => `Eliminadas: ${bubbles}.`,
    clearedAndFell: (bubbles, loose) => `Eliminadas: ${bubbles}; caídas: ${loose}.`,
    row: 'Bajó una fila nueva.',
    bomb: 'Siguiente: una bomba.',
    rainbow: 'Siguiente: una burbuja arcoíris. Toma el mejor color.',
  },
  captions: {
    drop: 'gran caída',
    bomb: 'explota una bomba',
    special: 'burbuja especial',
    fire: 'burbuja disparada',
    bounce: 'la burbuja da en la pared',
    land: 'la burbuja se pega',
    pop: 'estallan burbujas',
    fall: 'caen burbujas',
    swap: 'burbujas cambiadas',
    row: 'fila nueva',
    sunk: 'las burbujas cruzan la línea',
    cleared: 'sin burbujas',
  },
  tutorialHint: {
    keys: 'Dispara a burbujas del mismo color con {keys}',
    touch: 'Arrastra para apuntar y suelta para disparar',
    mouse: 'Haz clic para disparar al mismo color o usa {keys}',
  },
  howTo: [
    'Junta tres o más de un color para eliminarlas. Las burbujas sueltas caen.',
    'Ratón: apunta y haz clic. Táctil: arrastra para apuntar y suelta para disparar.',
    'Pulsa el lanzador para cambiar las dos siguientes. Que ninguna cruce la línea.',
  ],
  ends: {
    over: '¡Fin del juego!',
    won: 'Todo despejado',
    bonus: (points) => `+${numberText(points)} por despejar el campo de juego.`,
    board: (board, stars) =>
      plural(stars, {
        one: `Nivel ${board} despejado: # estrella`,
        many: `Nivel ${board} despejado: # de estrellas`,
        other: `Nivel ${board} despejado: # estrellas`,
      }),
  },
  field: {
    board: (board) => `Nivel ${board}`,
    rule: 'Menos tiros, más estrellas',
    shots: (shots) => plural(shots, { one: '# tiro', many: '# de tiros', other: '# tiros' }),
  },
}
