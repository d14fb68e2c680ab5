import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/circuit-breaker/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    from: { label: 'Empezar en', 1: 'Nivel 1', 4: 'Nivel 4', 7: 'Nivel 7' },
    growth: {
      label: 'Modo',
      off: 'Clásico',
      on: 'Sobrecarga',
      boards: 'Placas',
      says: {
        off: 'Los circuitos dejan de crecer en el nivel 10.',
        on: 'Números ocultos desde el nivel 1 y circuitos cada vez mayores.',
        boards: 'Ocho aparatos: al tocar se ocultan los números, cada vida es una estrella.',
      },
    },
    board: { label: 'Placa' },
  },
  controls: { cursor: 'Cursor', tap: 'Tocar', reset: 'Reiniciar' },
  stats: {
    Score: 'Puntos',
    Level: 'Nivel',
    Time: 'Tiempo',
    Lives: 'Vidas',
    'Level score': 'Puntos del nivel',
    'Final Score': 'Puntos finales',
    Circuits: 'Circuitos',
    Circuit: 'Circuito',
    Stars: 'Estrellas',
  },
  toasts: { failure: '¡Fallo del sistema!' },
  status: {
    wrong: (lives) =>
      plural(lives, {
        one: 'Nodo incorrecto. Te queda # vida. Empieza de nuevo la secuencia.',
        many: 'Nodo incorrecto. Te quedan # de vidas. Empieza de nuevo la secuencia.',
        other: 'Nodo incorrecto. Te quedan # vidas. Empieza de nuevo la secuencia.',
      }),
    hide: 'Los números están ocultos.',
    reset: 'Secuencia reiniciada.',
    connected: (points) =>
      plural(points, {
        one: 'Circuito conectado, # punto.',
        many: 'Circuito conectado, # de puntos.',
        other: 'Circuito conectado, # puntos.',
      }),
    level: (level) => `Nivel ${level}.`,
    circuit: (circuit, of) => `Circuito ${circuit} de ${of}.`,
    second: (left) =>
      plural(left, { one: 'Queda # segundo.', many: 'Quedan # de segundos.', other: 'Quedan # segundos.' }),
  },
  captions: {
    node: 'nodo conectado',
    wrong: 'nodo incorrecto',
    reset: 'secuencia reiniciada',
    hide: 'números ocultos',
    second: 'tictac: se acaba el tiempo',
    connected: 'circuito conectado',
    level: 'siguiente circuito',
    cleared: 'el aparato se enciende',
    failure: 'avería',
  },
  tutorialHint: {
    keys: 'Pulsa {keys} en el nodo 1, en el 2, en el 3…',
    touch: 'Toca el nodo 1, el 2, el 3…',
    mouse: 'Haz clic en el nodo 1, el 2, el 3… o pulsa {keys}',
  },
  howTo: [
    'Toca los nodos por orden de número; cada uno se une al anterior.',
    'Ya en el nivel 3 o antes, los números se ocultan pronto. Recuerda la secuencia.',
    'Un toque incorrecto cuesta una de tres vidas. Reiniciar la secuencia es gratis.',
  ],
  words: { start: 'Empezar a hackear', again: 'Reintentar', menu: 'Menú principal' },
  success: {
    title: 'Circuito conectado',
    complete: (level) => `Nivel ${level} completado.`,
    next: 'Siguiente nivel',
    menu: 'Menú principal',
  },
  ends: {
    left: 'Circuito conectado',
    lost: 'Fallo del sistema',
    time: (level) => `Se acabó el tiempo en el nivel ${level}.`,
    lives: (level) => `Se acabaron las vidas en el nivel ${level}.`,
    board: (board, stars) =>
      plural(stars, {
        one: `${board}: # estrella`,
        many: `${board}: # de estrellas`,
        other: `${board}: # estrellas`,
      }),
    circuit: (circuit, of) => `Circuito ${circuit} de ${of}.`,
  },
  board: {
    level: (level) => `Nivel ${level}`,
    circuit: (circuit, of) => `Circuito ${circuit} de ${of}`,
    memorize: 'Memoriza los números',
    next: (step, steps) => `Ahora: ${step} de ${steps}`,
    rules: ['Los números se ocultan al tocar', 'Cada vida que conserves es una estrella'],
    cleared: '¡Reparado!',
  },
  boards: {
    radio: 'Radio',
    camera: 'Cámara',
    robot: 'Robot',
    synth: 'Sintetizador',
    rover: 'Róver',
    arcade: 'Recreativa',
    satellite: 'Satélite',
    mainframe: 'Gran ordenador',
  },
}
