import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/blink-dash/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    prowlers: {
      label: 'Merodeadores',
      drift: 'Vagan',
      hunt: 'Cazan',
      rooms: 'Salas',
      says: {
        drift: 'Los merodeadores vagan en línea recta.',
        hunt: 'Unos te siguen, otros vigilan, otros te cortan el paso.',
        rooms: 'Diez salas con tres corazones: cada uno que conserves es una estrella.',
      },
    },
    room: { label: 'Sala' },
  },
  stats: {
    Score: 'Puntos',
    Level: 'Nivel',
    Left: 'Faltan',
    Lives: 'Vidas',
    Stars: 'Estrellas',
    'Final Score': 'Puntos finales',
    'Level Reached': 'Nivel alcanzado',
  },
  best: { levelReached: 'Mejor nivel' },
  status: {
    dark: 'La luz está apagada.',
    alert: 'Se despierta un merodeador.',
    level: (level) => `Nivel ${level}.`,
    round: (round) => `Ronda ${round} de 3.`,
    hurt: (hearts) =>
      plural(hearts, {
        one: '¡Te atraparon! Queda # corazón.',
        many: '¡Te atraparon! Quedan # de corazones.',
        other: '¡Te atraparon! Quedan # corazones.',
      }),
  },
  captions: {
    collect: 'destello recogido',
    warn: 'pronto se apagará la luz',
    dark: 'oscuridad',
    light: 'vuelve la luz',
    alert: 'despierta un merodeador',
    level: 'nivel completado',
    round: 'ronda completada',
    cleared: 'sala completada',
    hurt: 'corazón perdido',
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
  ends: {
    over: '¡Fin del juego!',
    room: (room, stars) =>
      plural(stars, {
        one: `${room}: # estrella`,
        many: `${room}: # de estrellas`,
        other: `${room}: # estrellas`,
      }),
    round: (round, of) => `Ronda ${round} de ${of}.`,
  },
  rooms: {
    attic: 'Desván',
    cellar: 'Sótano',
    kitchen: 'Cocina',
    library: 'Biblioteca',
    greenhouse: 'Invernadero',
    theater: 'Teatro',
    observatory: 'Observatorio',
    clock: 'Torre del reloj',
    museum: 'Museo',
    vault: 'Cámara acorazada',
  },
  field: {
    level: (level) => `Nivel ${level}`,
    round: (round) => `Ronda ${round} de 3`,
    goal: 'Recoge todos los destellos',
    rule: 'Cada corazón que conserves es una estrella',
    cleared: '¡Sala completada!',
  },
}
