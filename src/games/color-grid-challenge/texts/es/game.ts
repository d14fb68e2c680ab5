import { plural } from '../../../../engine/core/text'
import type { texts as english } from '../game'

export const texts: typeof english = {
  options: { tiles: { label: 'Fichas', shades: 'Tonos', patterns: 'Patrones' } },
  controls: { rowThenColumn: 'Fila, luego columna', clear: 'Borrar fila' },
  stats: { Score: 'Puntos', Lives: 'Vidas', Level: 'Nivel', Grids: 'Cuadros' },
  status: {
    found: (points) =>
      plural(points, {
        one: 'Encontrada, # punto.',
        many: 'Encontrada, # de puntos.',
        other: 'Encontrada, # puntos.',
      }),
    row: (row) => `Fila ${row}. Ahora elige la columna.`,
    noRow: 'Fila borrada.',
    wrong: 'Esa ficha era igual que las demás.',
    late: 'Se acabó el tiempo.',
    lifeLost: (lives) =>
      plural(lives, { one: 'Te queda # vida.', many: 'Te quedan # de vidas.', other: 'Te quedan # vidas.' }),
    level: (level) => `Nivel ${level}.`,
    grid: (size) => `Cuadro de ${size} por ${size}.`,
  },
  captions: {
    found: 'ficha encontrada',
    wrong: 'ficha equivocada',
    late: 'tiempo agotado',
    level: 'siguiente nivel',
    grid: 'cuadro nuevo',
  },
  howTo: [
    'Encuentra la ficha distinta antes de que se vacíe la barra.',
    'Cuanto más rápido, más puntos. El nivel sube cada tres cuadros.',
    'Una ficha equivocada o una barra vacía cuesta una de tus tres vidas.',
  ],
  ends: {
    title: '¡Fin de la partida!',
    solved: (grids, level) => `Cuadros resueltos: ${grids}. Nivel alcanzado: ${level}.`,
    solvedShades: (grids, level, times) =>
      `Cuadros resueltos: ${grids}. Nivel alcanzado: ${level}. Tu mejor acierto: tonos separados solo ${times} veces la menor diferencia que se puede ver.`,
    solvedPatterns: (grids, level, degrees) =>
      `Cuadros resueltos: ${grids}. Nivel alcanzado: ${level}. Tu mejor acierto: rayas giradas solo ${degrees} grados.`,
  },
  board: { name: 'Fichas', timeLeft: 'Tiempo restante', odd: 'la distinta', pressed: 'pulsada' },
}
