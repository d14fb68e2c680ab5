import { numberText, plural, tenthsText } from '../../../engine/core/text'
import type * as game from '../../../games/invisible-maze/texts/game'
import type { Translation } from '../../translation'

/** With one decimal. */
export const texts: Translation<typeof game.texts> = {
  options: {
    mazes: {
      label: 'Laberintos',
      seven: 'Los siete',
      one: 'Uno solo',
      made: 'Sin fin',
      says: {
        one: 'Un nivel: busca el mejor tiempo y el menor número de jugadas.',
        made: 'Laberintos al azar cada vez más grandes. ¿Cuántos puedes resolver?',
      },
    },
    level: {
      label: 'Empezar en el nivel',
      choice: (level, name) => `${level} ${name}`,
    },
  },
  controls: {
    reset: 'Reiniciar',
    solution: 'Mostrar u ocultar la solución',
    onward: 'Siguiente nivel o repetir',
    end: 'Terminar (sin tiempo)',
  },
  stats: { Level: 'Nivel', Moves: 'Jugadas', Time: 'Tiempo', Levels: 'Niveles' },
  best: { levels: 'Más niveles', time: 'Mejor tiempo', moves: 'Menos jugadas' },
  toasts: { timeout: '¡Tiempo agotado! ¡Prueba otra vez!', finished: '¡Todos los niveles completados!' },
  status: {
    step: (row, column) => `Fila ${row}, columna ${column}.`,
    edge: 'Borde.',
    wall: {
      up: 'Pared arriba.',
      down: 'Pared abajo.',
      left: 'Pared a la izquierda.',
      right: 'Pared a la derecha.',
    },
    complete: 'Nivel completado.',
    timeout: '¡Tiempo agotado! ¡Prueba otra vez!',
    reset: 'De vuelta en la salida.',
    next: (level) => `Nivel ${level}.`,
    solutionShown: 'Solución a la vista.',
    solutionHidden: 'Solución oculta.',
  },
  captions: {
    step: 'paso',
    bump: 'choque con una pared',
    complete: 'laberinto resuelto',
    finished: 'último laberinto resuelto',
    timeout: 'tiempo agotado',
    reset: 'de vuelta en la salida',
    next: 'siguiente laberinto',
    solution: 'solución a la vista',
  },
  howTo: [
    'Llega a la bandera. Solo ves las paredes cercanas.',
    'Las paredes que golpeas quedan a la vista.',
    'Después se oculta más y hay límite de tiempo. Cada nivel resuelto abre el siguiente.',
  ],
  levels: [
    'Primeros pasos',
    'Pasajes estrechos',
    'El laberinto',
    'Trampa en espiral',
    'Cámaras ciegas',
    'El suplicio',
    'El vacío',
  ],
  maze: (maze) => `Laberinto ${maze}`,
  ownMaze: 'Laberinto dibujado',
  gameText: 'Copiar, pegar o dibujar un laberinto',
  draw: 'Dibujar',
  ends: {
    solved: (levels) =>
      plural(levels, {
        one: '# nivel resuelto',
        many: '# de niveles resueltos',
        other: '# niveles resueltos',
      }),
    timeUp: '¡Tiempo agotado! ¡Prueba otra vez!',
    level: (level, name) => `Nivel ${level}: ${name}.`,
    complete: 'Nivel completado',
    allComplete: '¡Todos los niveles completados!',
    effort: (moves, seconds) =>
      plural(moves, {
        one: `# jugada en ${numberText(seconds)} s.`,
        many: `# de jugadas en ${numberText(seconds)} s.`,
        other: `# jugadas en ${numberText(seconds)} s.`,
      }),
    effortHelped: (moves, seconds) =>
      plural(moves, {
        one: `# jugada en ${numberText(seconds)} s, con la solución a la vista.`,
        many: `# de jugadas en ${numberText(seconds)} s, con la solución a la vista.`,
        other: `# jugadas en ${numberText(seconds)} s, con la solución a la vista.`,
      }),
    effortIn: (name, effort) => `${name}: ${effort}`,
    retry: (level) => `Repetir nivel ${level}`,
  },
  position: {
    form: 'Una posición de Laberinto invisible es nivel, fila y columna, como 3:1,5 (nivel 3, fila 1, columna 5).',
    noLevel: (level, levels) => `No hay nivel ${level}: los niveles van del 1 al ${levels}.`,
    size: (level, size) => `El nivel ${level} tiene ${size} filas y ${size} columnas, contadas desde 1.`,
    wall: (row, column, level) =>
      `La casilla de la fila ${row}, columna ${column} del nivel ${level} es una pared.`,
    own: {
      square: (min, max) => `Un laberinto tiene tantas filas como columnas: de ${min} a ${max}.`,
      signs: 'Un laberinto solo tiene los signos S (salida), G (meta), # (pared) y . (libre).',
      ends: 'Un laberinto tiene una salida (S) y una meta (G).',
      radius: (max) => `El radio de visión es un número de 0 a ${max}.`,
      unreachable: 'Ningún camino lleva de la salida a la meta.',
    },
  },
  info: {
    name: 'Nivel',
    vision: (steps) =>
      plural(steps, { one: 'Visión: # paso', many: 'Visión: # de pasos', other: 'Visión: # pasos' }),
    showSolution: 'Mostrar solución',
    hideSolution: 'Ocultar solución',
    reset: 'Reiniciar',
    timeLimit: 'Límite de tiempo',
    timeLeft: (seconds, limit) => `${seconds} s de ${limit} s`,
  },
  cells: {
    maze: (level, name) => `Laberinto ${level}: ${name}`,
    you: 'tú',
    goal: 'meta',
    start: 'salida',
    dark: 'oculta',
    open: 'libre',
    walked: 'recorrida',
    wall: 'pared',
  },
  legend: {
    name: 'Leyenda',
    walked: 'Recorrida',
    dark: 'Oculta',
    open: 'Suelo',
    wall: 'Pared visible',
    met: 'Pared golpeada',
  },
  notice: {
    complete: 'Nivel completado',
    timeUp: 'Tiempo agotado',
    effort: (name, moves, seconds) =>
      plural(moves, {
        one: `${name}: # jugada en ${tenthsText(seconds)} s`,
        many: `${name}: # de jugadas en ${tenthsText(seconds)} s`,
        other: `${name}: # jugadas en ${tenthsText(seconds)} s`,
      }),
    next: 'Siguiente nivel',
    retry: 'Repetir',
    end: 'Terminar',
  },
  print: {
    label: 'Laberintos',
    solutions: 'Soluciones',
    rule: 'Encuentra el camino de la flecha a la meta (la bandera).',
  },
}
