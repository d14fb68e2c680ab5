import { numberText, plural } from '../../../engine/core/text'
import type * as game from '../../../games/slice-storm/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    mode: {
      label: 'Modo',
      classic: 'Clásico',
      zen: 'Zen',
      arcade: 'Arcade',
      says: {
        classic: 'Tres vidas: una fruta perdida cuesta una; una bomba, dos.',
        zen: '90 segundos sin bombas ni vidas.',
        arcade: '60 segundos con frutas con poder; las bombas restan puntos.',
      },
    },
    lives: {
      label: 'Vidas',
      three: 'Tres',
      back: 'Recuperables',
      says: { back: `Cada ${numberText(1000)} puntos devuelven una vida perdida.` },
    },
  },
  controls: { steer: 'Mover la hoja', cut: 'Mantener para cortar' },
  stats: {
    Score: 'Puntos',
    Lives: 'Vidas',
    Level: 'Nivel',
    Time: 'Tiempo',
    'Best combo': 'Mejor combo',
    Fruit: 'Frutas',
  },
  status: {
    bomb: (lives) =>
      lives === 0
        ? '¡Bomba! No te quedan vidas.'
        : plural(lives, {
            one: '¡Bomba! Te queda # vida.',
            many: '¡Bomba! Te quedan # de vidas.',
            other: '¡Bomba! Te quedan # vidas.',
          }),
    bombPoints: (points) =>
      plural(points, {
        one: '¡Bomba! # punto menos.',
        many: '¡Bomba! # de puntos menos.',
        other: '¡Bomba! # puntos menos.',
      }),
    power: {
      freeze: 'Hielo: todo va más lento.',
      frenzy: 'Frenesí: fruta sin parar.',
      double: 'Puntos dobles.',
    },
    miss: (lives) =>
      lives === 0
        ? 'Fruta perdida. No te quedan vidas.'
        : plural(lives, {
            one: 'Fruta perdida. Te queda # vida.',
            many: 'Fruta perdida. Te quedan # de vidas.',
            other: 'Fruta perdida. Te quedan # vidas.',
          }),
    lifeBack: (lives) =>
      plural(lives, {
        one: 'Vida recuperada. Te queda # vida.',
        many: 'Vida recuperada. Te quedan # de vidas.',
        other: 'Vida recuperada. Te quedan # vidas.',
      }),
    level: (level) => `Nivel ${level}.`,
    bonus: (fruit, points) => `Combo de ${fruit} frutas: +${points}.`,
  },
  captions: {
    wave: 'salta la fruta',
    swing: 'corte al aire',
    slice: 'fruta cortada',
    combo: 'combo',
    bomb: 'explota una bomba',
    miss: 'fruta perdida',
    level: 'nivel nuevo',
    power: 'fruta con poder cortada',
    bonus: 'puntos extra',
    lifeBack: 'vida recuperada',
    second: 'últimos segundos',
  },
  tutorialHint: {
    keys: 'Mantén pulsado {keys} y mueve la hoja por la fruta',
    touch: 'Desliza rápido el dedo por la fruta',
    mouse: 'Arrastra rápido por la fruta o mantén pulsado {keys}',
  },
  howTo: [
    'Corta con trazos rápidos: dedo, ratón pulsado o teclas de la hoja.',
    'Los cortes rápidos seguidos hacen un combo: cada corte da 5 puntos por el combo.',
    'Una hoja lenta no corta nada. Con cada nivel vuela más fruta.',
  ],
  words: { start: 'Jugar', help: 'Cómo jugar' },
  ends: { over: 'Fin del juego', time: 'Tiempo agotado.' },
  sky: {
    combo: (combo) => `Combo ×${combo}`,
    livesLost: (lives) =>
      plural(lives, { one: '# vida perdida', many: '# de vidas perdidas', other: '# vidas perdidas' }),
    power: { freeze: 'Hielo', frenzy: 'Frenesí', double: 'Doble' },
    missed: 'Perdida',
    lifeBack: 'Vida recuperada',
    bonus: (fruit, points) => `Combo de ${fruit} frutas: +${points}`,
    level: (level) => `Nivel ${level}`,
  },
}
