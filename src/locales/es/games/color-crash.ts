import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/color-crash/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    mode: {
      label: 'Modo',
      classic: 'Clásico',
      relaxed: 'Relajado',
      tunnel: 'Túneles',
      says: {
        classic: 'Un choque acaba el recorrido.',
        relaxed: 'Tres vidas para llegar más lejos.',
        tunnel: 'Anillos, cruces y engranajes: cada vida que conserves es una estrella.',
      },
    },
    tunnel: { label: 'Túnel' },
    gaps: {
      label: 'Huecos',
      still: 'Fijos',
      moving: 'Móviles',
      split: 'Dobles',
      says: {
        moving: 'Más adelante, los huecos se mueven de lado a lado.',
        split:
          'Más adelante, algunas barreras tienen dos colores en vez de un hueco: toma el orbe o conserva tu color.',
      },
    },
  },
  stats: {
    Score: 'Puntos',
    Combo: 'Combo',
    Lives: 'Vidas',
    'Final Score': 'Puntos finales',
    'Best Combo': 'Mejor combo',
    Barriers: 'Barreras',
    Left: 'Faltan',
    Stars: 'Estrellas',
  },
  best: { bestCombo: 'Mejor combo', barriers: 'Más barreras' },
  status: {
    orb: {
      pink: 'Color: rosa.',
      green: 'Color: verde.',
      blue: 'Color: azul.',
      orange: 'Color: naranja.',
      purple: 'Color: morado.',
    },
    tunnel: (tunnel) => `${tunnel}: cada vida que conserves es una estrella.`,
    crash: (lives) =>
      plural(lives, { one: 'Te queda # vida.', many: 'Te quedan # de vidas.', other: 'Te quedan # vidas.' }),
  },
  captions: {
    orb: 'orbe conseguido',
    pass: 'por el hueco',
    match: 'mismo color',
    comboLost: 'combo perdido',
    tunnel: 'salida',
    cleared: 'final del túnel',
    crash: 'choque',
  },
  tutorialHint: {
    keys: 'Pasa por el hueco con {keys}',
    touch: 'Mantén un dedo donde deba ir la bola',
    mouse: 'Guía la bola con el ratón o usa {keys}',
  },
  howTo: [
    'Pasa por los huecos o por las barreras de tu mismo color y patrón.',
    'La bola sigue tu ratón o tu dedo. Los orbes cambian su color.',
    'Cambiar rápido de color sube el combo, que se suma a los puntos de cada barrera.',
  ],
  ends: {
    over: '¡Fin del juego!',
    tunnel: (tunnel, stars) =>
      plural(stars, {
        one: `${tunnel}: # estrella`,
        many: `${tunnel}: # de estrellas`,
        other: `${tunnel}: # estrellas`,
      }),
    passed: (barriers) =>
      plural(barriers, {
        one: '# barrera superada.',
        many: '# de barreras superadas.',
        other: '# barreras superadas.',
      }),
  },
  tunnels: {
    gates: 'Puertas',
    halves: 'Dos mitades',
    rings: 'Anillos',
    gears: 'Engranajes',
    crosses: 'Cruces',
    thirds: 'Tres colores',
    works: 'Relojería',
    mills: 'Molinos',
    prism: 'Prisma',
    rainbow: 'Arcoíris',
  },
  field: {
    rule: 'Cada vida que conserves es una estrella',
    cleared: '¡Lo atravesaste!',
    combo: (combo) => `Combo ${combo}`,
    best: 'Nuevo récord',
  },
}
