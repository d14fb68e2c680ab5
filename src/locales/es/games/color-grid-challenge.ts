import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/color-grid-challenge/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    tiles: {
      label: 'Cuadros',
      shades: 'Tonos',
      patterns: 'Patrones',
      hues: 'Colores',
      says: { hues: 'Igual de claro que los demás, pero un poco más verde, azul, rojo o amarillo.' },
    },
    clock: {
      label: 'Reloj',
      on: 'Sí',
      off: 'No',
      says: { off: 'Encuentra sin prisa el cuadro distinto. Cada tablero vale 10 puntos por nivel.' },
    },
  },
  controls: { rowThenColumn: 'Fila, luego columna', clear: 'Desmarcar fila' },
  stats: { Score: 'Puntos', Lives: 'Vidas', Level: 'Nivel', Grids: 'Tableros' },
  status: {
    found: (points) =>
      plural(points, {
        one: 'Encontrado, # punto.',
        many: 'Encontrado, # de puntos.',
        other: 'Encontrado, # puntos.',
      }),
    row: (row) => `Fila ${row}. Ahora elige la columna.`,
    noRow: 'Fila desmarcada.',
    wrong: 'Ese cuadro era igual que los demás.',
    late: 'Tiempo agotado.',
    lifeLost: (lives) =>
      plural(lives, { one: 'Te queda # vida.', many: 'Te quedan # de vidas.', other: 'Te quedan # vidas.' }),
    level: (level) => `Nivel ${level}.`,
    grid: (size) => `Tablero de ${size} por ${size}.`,
  },
  captions: {
    found: 'cuadro encontrado',
    wrong: 'cuadro equivocado',
    late: 'tiempo agotado',
    level: 'siguiente nivel',
    grid: 'tablero nuevo',
  },
  howTo: [
    'Encuentra el cuadro distinto antes de que se vacíe la barra.',
    'Cuanto más rápido, más puntos. El nivel sube cada tres tableros.',
    'Un cuadro equivocado o una barra vacía cuesta una de tus tres vidas.',
  ],
  ends: {
    title: '¡Fin del juego!',
    highest: (rank) => `Rango: ${rank}.`,
    rank: (rank, grids, next) =>
      plural(grids, {
        one: `Rango: ${rank}. Falta # tablero para ${next}.`,
        many: `Rango: ${rank}. Faltan # de tableros para ${next}.`,
        other: `Rango: ${rank}. Faltan # tableros para ${next}.`,
      }),
    finestShades: (times) =>
      `Tu mejor acierto: tonos separados solo ${times} veces la menor diferencia que se puede ver.`,
    finestHues: (times) =>
      `Tu mejor acierto: colores separados solo ${times} veces la menor diferencia que se puede ver.`,
    finestPatterns: (degrees) => `Tu mejor acierto: rayas giradas solo ${degrees} grados.`,
  },
  ranks: ['Mirada fresca', 'Mirada atenta', 'Mirada aguda', 'Ojo de gato', 'Ojo de halcón', 'Ojo de águila'],
  board: {
    points: (points) => `+${points}`,
    name: 'Cuadros',
    timeLeft: 'Tiempo restante',
    odd: 'el distinto',
    pressed: 'pulsado',
  },
}
