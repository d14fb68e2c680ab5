import type * as game from '../../../games/blink-dash/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    prowlers: {
      label: 'Merodeadores',
      drift: 'Vagan',
      hunt: 'Cazan',
      says: {
        drift: 'Los merodeadores vagan en línea recta.',
        hunt: 'Unos te siguen, otros vigilan, otros te cortan el paso.',
      },
    },
  },
  stats: {
    Score: 'Puntos',
    Level: 'Nivel',
    Left: 'Faltan',
    'Final Score': 'Puntos finales',
    'Level Reached': 'Nivel alcanzado',
  },
  best: { levelReached: 'Mejor nivel' },
  status: {
    dark: 'La luz está apagada.',
    alert: 'Se despierta un merodeador.',
    level: (level) => `Nivel ${level}.`,
  },
  captions: {
    collect: 'destello recogido',
    warn: 'pronto se apagará la luz',
    dark: 'oscuridad',
    light: 'vuelve la luz',
    alert: 'despierta un merodeador',
    level: 'nivel completado',
    caught: 'te atrapan',
  },
  tutorialHint: {
    keys: 'Recoge los destellos con {keys}',
    touch: 'Recoge los destellos: mantén el dedo donde quieras ir',
  },
  howTo: [
    'Recoge destellos y evita a los merodeadores. Muévete con el dedo o el ratón pulsado.',
    'Con la luz apagada, los merodeadores siguen moviéndose. Recuerda su camino.',
    'Cada destello da 10 puntos; recógelos todos para pasar al siguiente nivel.',
  ],
  ends: { over: '¡Fin del juego!' },
  field: { level: (level) => `Nivel ${level}` },
}
