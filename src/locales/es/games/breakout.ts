import { numberText, plural } from '../../../engine/core/text'
import type * as game from '../../../games/breakout/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    mode: {
      label: 'Modo',
      classic: 'Clásico',
      'power-ups': 'Poderes',
      arcade: 'Arcade',
      says: {
        classic: 'Solo la bola, la pala y los ladrillos.',
        'power-ups': 'Algunos ladrillos sueltan poderes: atrápalos.',
        arcade: 'Treinta niveles con estrellas, ladrillos móviles y jefes.',
      },
    },
    board: { label: 'Nivel' },
    bricks: {
      label: 'Ladrillos',
      plain: 'Normales',
      hard: 'Duros',
      says: {
        hard: 'Las franjas indican cuántos golpes necesita un ladrillo, el acero nunca se rompe y la bola se acelera.',
      },
    },
  },
  controls: { launch: 'Lanzar' },
  stats: { Score: 'Puntos', Lives: 'Vidas', Level: 'Nivel', Stars: 'Estrellas' },
  mostStars: 'Más estrellas',
  toasts: {
    lifeLost: (lives) =>
      plural(lives, {
        one: '¡Sin bolas! Queda # vida',
        many: '¡Sin bolas! Quedan # de vidas',
        other: '¡Sin bolas! Quedan # vidas',
      }),
    levelComplete: (level) => `Nivel ${level} completado`,
  },
  status: {
    levelComplete: (level, score) => `Nivel ${level} completado. Puntos: ${numberText(score)}.`,
    level: (level) => `Nivel ${level}. Lanza la bola.`,
    faster: 'La bola va más rápido.',
    half: 'La bola ha tocado el techo. La pala mide la mitad.',
    struck: 'La pala ha recibido un golpe. Mide la mitad durante un rato.',
    bossDown: 'Jefe derrotado.',
  },
  captions: {
    launch: 'bola lanzada',
    wall: 'la bola da en la pared',
    paddle: 'la bola da en la pala',
    brick: 'se rompe un ladrillo',
    crack: 'se agrieta un ladrillo',
    clank: 'la bola da en el acero',
    bonusBall: 'bola extra',
    ballLost: 'bola perdida',
    lifeLost: 'vida perdida',
    levelComplete: 'nivel completado',
    power: 'poder conseguido',
    laser: 'láser',
    faster: 'la bola se acelera',
    half: 'la pala se encoge',
    drop: 'el jefe suelta algo',
    struck: 'golpe en la pala',
    bossDown: 'jefe derrotado',
  },
  tutorialHint: {
    keys: 'Lanza la bola con {keys}',
    touch: 'Arrastra para apuntar y suelta para lanzar la bola',
  },
  howTo: [
    'Rompe todos los ladrillos. Algunos añaden una bola extra.',
    'Los extremos de la pala envían la bola con un ángulo más plano.',
    'Solo pierdes una vida cuando se pierde la última bola.',
  ],
  ends: {
    won: (level) => `Nivel ${level} completado`,
    over: '¡Fin del juego!',
    score: (score) => `Puntos finales: ${score}`,
  },
  field: {
    level: (level) => `Nivel ${level}`,
    faster: 'Más rápida',
    half: 'Media pala',
  },
  powers: {
    wide: 'Pala ancha',
    slow: 'Bola lenta',
    life: 'Vida extra',
    sticky: 'Pala pegajosa',
    laser: 'Láser',
    three: 'Tres bolas',
  },
}
