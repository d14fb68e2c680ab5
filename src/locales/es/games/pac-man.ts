import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/pac-man/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    mode: {
      label: 'Modo',
      classic: 'Clásico',
      arcade: 'Arcade',
      mazes: 'Laberintos',
      says: {
        classic: 'La misma velocidad en todos los niveles.',
        arcade: 'Cada vez más rápido y con superpuntos más breves.',
        mazes: 'Doce etapas, cuatro laberintos: una estrella por vida restante.',
      },
    },
    stage: { label: 'Etapa' },
    targets: {
      label: 'Rumbo de los fantasmas',
      off: 'Oculto',
      on: 'Visible',
      says: { on: 'Una marca de su color muestra adónde va cada uno.' },
    },
    lives: { label: 'Vidas', 1: 'Una', 3: 'Tres', 5: 'Cinco' },
  },
  stats: { Score: 'Puntos', Level: 'Nivel', Lives: 'Vidas', Left: 'Faltan', Stars: 'Estrellas' },
  mostStars: 'Más estrellas',
  toasts: { caught: '¡Te atrapó un fantasma!', level: '¡Nivel completado!', extra: 'Vida extra' },
  status: {
    caught: (lives) =>
      plural(lives, {
        one: '¡Te atrapó un fantasma! Te queda # vida.',
        many: '¡Te atrapó un fantasma! Te quedan # de vidas.',
        other: '¡Te atrapó un fantasma! Te quedan # vidas.',
      }),
    begin: (level) => `Nivel ${level}.`,
    level: '¡Nivel completado!',
    power: 'Los fantasmas tienen miedo.',
    bold: 'Esta vez no hay efecto: los fantasmas solo dan la vuelta.',
    spurt: 'Ascua acelera.',
    faded: 'Los fantasmas han vuelto.',
    fruit: 'Apareció una fruta debajo de la casa de los fantasmas.',
  },
  captions: {
    bold: 'los fantasmas dan la vuelta',
    extra: 'vida extra',
    spurt: 'Ascua acelera',
    dot: 'punto comido',
    power: 'superpunto',
    waning: 'se acaba el efecto',
    ghost: 'fantasma comido',
    revive: 'vuelve un fantasma',
    fruit: 'aparece una fruta',
    tasty: 'fruta comida',
    level: 'nivel completado',
    caught: 'te atrapa un fantasma',
  },
  tutorialHint: {
    keys: 'Muévete por el laberinto con {keys}',
    touch: 'Desliza o pulsa una flecha para moverte',
  },
  howTo: [
    'Come todos los puntos. Tras un superpunto puedes comerte los fantasmas asustados.',
    'Ascua persigue, Cardo se adelanta, Llovizna rodea y Musgo, de cerca, es tímido.',
    'Pulsa una dirección antes de llegar a la esquina. El túnel une los dos lados.',
  ],
  ends: {
    over: '¡Fin del juego!',
    stage: (stage, stars) =>
      plural(stars, {
        one: `Etapa ${stage}: # estrella`,
        many: `Etapa ${stage}: # de estrellas`,
        other: `Etapa ${stage}: # estrellas`,
      }),
    left: (round, dots) =>
      plural(dots, {
        one: `Ronda ${round} de 2, falta # punto.`,
        many: `Ronda ${round} de 2, faltan # de puntos.`,
        other: `Ronda ${round} de 2, faltan # puntos.`,
      }),
  },
  mazes: { harbor: 'Puerto', orchard: 'Huerto', theater: 'Teatro', forge: 'Forja' },
  maze: {
    extra: 'Vida extra',
    level: (level) => `Nivel ${level}`,
    stage: (stage) => `Etapa ${stage}`,
    round: (round) => `Ronda ${round} de 2`,
    rule: 'Cada vida que conserves es una estrella',
  },
}
