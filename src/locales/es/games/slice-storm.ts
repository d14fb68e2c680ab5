import { numberText, plural } from '../../../engine/core/text'
import type * as game from '../../../games/slice-storm/texts/game'
import type { Translation } from '../../translation'

const pointsText = (points: number) =>
  plural(points, { one: '# punto', many: '# de puntos', other: '# puntos' })

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
        arcade: '60 segundos para alcanzar la meta; las bombas restan puntos.',
      },
    },
    lives: {
      label: 'Vidas',
      three: 'Tres',
      back: 'Recuperables',
      says: { back: `Cada ${numberText(1000)} puntos devuelven una vida perdida.` },
    },
    stage: { label: 'Etapa' },
  },
  controls: { steer: 'Mover la hoja', cut: 'Mantener para cortar' },
  stats: {
    Score: 'Puntos',
    Lives: 'Vidas',
    Level: 'Nivel',
    Time: 'Tiempo',
    'Best combo': 'Mejor combo',
    Fruit: 'Frutas',
    Goal: 'Meta',
    Stars: 'Estrellas',
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
    stage: (stage, what, goal) => `Etapa ${stage}: ${what}. Meta: ${pointsText(goal)}.`,
    three: (points) => `Tres de un trazo: +${points}.`,
    star: (stars) => `Estrella ${stars} de 3.`,
    denser: 'Más fruta.',
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
    three: 'tres de un trazo',
    star: 'estrella conseguida',
    denser: 'más fruta',
  },
  tutorialHint: {
    keys: 'Mantén pulsado {keys} y mueve la hoja por la fruta',
    touch: 'Desliza rápido el dedo por la fruta',
    mouse: 'Arrastra rápido por la fruta o mantén pulsado {keys}',
  },
  howTo: [
    'Corta con trazos rápidos: dedo, ratón pulsado o teclas de la hoja.',
    'Los cortes rápidos seguidos hacen un combo: cada corte da 5 puntos multiplicados por el combo.',
    'Una hoja lenta no corta nada. Con cada nivel vuela más fruta.',
  ],
  words: { start: 'Jugar', help: 'Cómo jugar' },
  ends: {
    over: 'Fin del juego',
    time: 'Tiempo agotado.',
    stage: (stage, stars) =>
      plural(stars, {
        one: `Etapa ${stage}: # estrella`,
        many: `Etapa ${stage}: # de estrellas`,
        other: `Etapa ${stage}: # estrellas`,
      }),
    missed: (goal) => `Tiempo agotado. La meta era de ${pointsText(goal)}.`,
  },
  stages: {
    first: 'Calentamiento',
    more: 'Más fruta',
    fast: 'Fruta más rápida',
    bombs: 'Más bombas',
    frenzy: 'Frenesí',
    small: 'Fruta pequeña',
    double: 'Oleadas dobles',
    quick: 'Pequeña y rápida',
    mines: 'Bombas dobles',
    storm: 'La tormenta',
  },
  sky: {
    combo: (combo) => `Combo ×${combo}`,
    livesLost: (lives) =>
      plural(lives, { one: '# vida perdida', many: '# de vidas perdidas', other: '# vidas perdidas' }),
    power: { freeze: 'Hielo', frenzy: 'Frenesí', double: 'Doble' },
    missed: 'Perdida',
    lifeBack: 'Vida recuperada',
    bonus: (fruit, points) => `Combo de ${fruit} frutas: +${points}`,
    level: (level) => `Nivel ${level}`,
    stage: (stage) => `Etapa ${stage}`,
    goal: (goal) => `Meta ${numberText(goal)}`,
    star: (stars) => plural(stars, { one: '# estrella', many: '# de estrellas', other: '# estrellas' }),
    denser: 'Más fruta',
  },
}
