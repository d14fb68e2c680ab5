import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/frogger/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    mode: {
      label: 'Modo',
      classic: 'Clásico',
      arcade: 'Arcade',
      journey: 'Viaje',
      says: {
        classic: 'Cada cruce lleva al siguiente nivel.',
        arcade: 'Llena cinco refugios, come moscas, evita cocodrilos.',
        journey: 'Diez lugares, día y noche.',
      },
    },
    place: { label: 'Lugar' },
  },
  stats: { Score: 'Puntos', Level: 'Nivel', Lives: 'Vidas', Stars: 'Estrellas' },
  toasts: {
    hurt: '¡Ay!',
    lives: (lives) =>
      plural(lives, { one: 'Queda # vida', many: 'Quedan # de vidas', other: 'Quedan # vidas' }),
    level: '¡Nivel completado!',
    extra: 'Vida extra',
  },
  status: {
    hurt: (lives) =>
      plural(lives, {
        one: '¡Ay! Te queda # vida.',
        many: '¡Ay! Te quedan # de vidas.',
        other: '¡Ay! Te quedan # vidas.',
      }),
    level: (level) => `Nivel ${level}.`,
    bay: (points, full) =>
      plural(points, {
        one: `En casa, # punto. Refugios llenos: ${full} de 5.`,
        many: `En casa, # de puntos. Refugios llenos: ${full} de 5.`,
        other: `En casa, # puntos. Refugios llenos: ${full} de 5.`,
      }),
    bayWithLady: (points, full) =>
      plural(points, {
        one: `En casa con la ranita, # punto. Refugios llenos: ${full} de 5.`,
        many: `En casa con la ranita, # de puntos. Refugios llenos: ${full} de 5.`,
        other: `En casa con la ranita, # puntos. Refugios llenos: ${full} de 5.`,
      }),
    lady: 'Llega una ranita en un tronco.',
    pair: 'Recogiste a la ranita. Llévala a casa.',
    hurry: 'Quedan seis segundos.',
    night: 'Todos los refugios están llenos. Ahora de noche: cinco más.',
  },
  captions: {
    bay: 'en casa, en un refugio',
    lady: 'una ranita en un tronco',
    pair: 'la ranita va contigo',
    extra: 'vida extra',
    teeth: 'un cocodrilo enseña los dientes',
    hop: 'salto',
    row: 'una fila más cerca',
    level: 'en casa',
    hurry: 'se acaba el tiempo',
    hurt: 'rana herida',
    bump: 'seto o refugio lleno',
    night: 'cae la noche',
    cleared: 'todos los refugios llenos',
  },
  tutorialHint: {
    keys: 'Salta hasta la otra orilla con {keys}',
    touch: 'Desliza o pulsa una flecha para saltar',
  },
  howTo: [
    'Cruza la carretera y el río hasta la otra orilla: 10 puntos por fila nueva.',
    'El tráfico, el agua o quedarte sin tiempo te cuestan una de tres vidas.',
    'Las tortugas de caparazón naranja bucean. Un tronco puede sacarte de la pantalla.',
  ],
  ends: {
    over: '¡Fin del juego!',
    place: (place, stars) =>
      plural(stars, {
        one: `${place}: # estrella`,
        many: `${place}: # de estrellas`,
        other: `${place}: # estrellas`,
      }),
    bays: (full) => `Refugios llenos: ${full} de 10.`,
  },
  places: {
    meadow: 'Prado',
    village: 'Pueblo',
    mill: 'Viejo molino',
    marsh: 'Pantano',
    harbor: 'Puerto',
    crossroads: 'Cruce',
    wood: 'Bosque de otoño',
    delta: 'Delta',
    highway: 'Autopista',
    city: 'Ciudad de invierno',
  },
  field: {
    pair: 'Juntas',
    extra: 'Vida extra',
    level: (level) => `Nivel ${level}`,
    rule: 'Cada vida que conserves es una estrella',
    night: 'Cae la noche',
    cleared: '¡Todas en casa!',
  },
}
