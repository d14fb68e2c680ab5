import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/pac-man/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    mode: {
      label: 'Modo',
      classic: 'Clássico',
      arcade: 'Arcade',
      mazes: 'Labirintos',
      says: {
        classic: 'A mesma velocidade em todos os níveis.',
        arcade: 'Cada vez mais rápido, com poder mais curto.',
        mazes: 'Doze etapas, quatro labirintos: uma estrela por vida restante.',
      },
    },
    stage: { label: 'Etapa' },
    targets: {
      label: 'Alvos dos fantasmas',
      off: 'Ocultos',
      on: 'Visíveis',
      says: { on: 'Uma marca da cor de cada um mostra para onde vai.' },
    },
    lives: { label: 'Vidas', 1: 'Uma', 3: 'Três', 5: 'Cinco' },
  },
  stats: { Score: 'Pontos', Level: 'Nível', Lives: 'Vidas', Left: 'Faltam', Stars: 'Estrelas' },
  mostStars: 'Mais estrelas',
  toasts: { caught: 'Um fantasma pegou você!', level: 'Nível completo!', extra: 'Vida extra' },
  status: {
    caught: (lives) =>
      plural(lives, {
        one: 'Um fantasma pegou você! Resta # vida.',
        many: 'Um fantasma pegou você! Restam # de vidas.',
        other: 'Um fantasma pegou você! Restam # vidas.',
      }),
    begin: (level) => `Nível ${level}.`,
    level: 'Nível completo!',
    power: 'Os fantasmas estão com medo.',
    bold: 'Desta vez, sem poder: os fantasmas só dão meia-volta.',
    spurt: 'Brasa acelera.',
    faded: 'Os fantasmas voltaram.',
    fruit: 'Uma fruta apareceu abaixo da casa dos fantasmas.',
  },
  captions: {
    bold: 'fantasmas dão meia-volta',
    extra: 'vida extra',
    spurt: 'Brasa acelera',
    dot: 'pastilha comida',
    power: 'superpastilha',
    waning: 'poder acabando',
    ghost: 'fantasma comido',
    revive: 'fantasma de volta',
    fruit: 'fruta aparece',
    tasty: 'fruta comida',
    level: 'nível completo',
    caught: 'um fantasma pega você',
  },
  tutorialHint: {
    keys: 'Ande pelo labirinto com {keys}',
    touch: 'Deslize ou toque numa seta para andar',
  },
  howTo: [
    'Coma todas as pastilhas. Com uma superpastilha, dá para comer os fantasmas com medo.',
    'Brasa persegue, Cardo corta caminho, Garoa cerca e Musgo, de perto, é tímido.',
    'Aperte uma direção antes de chegar à esquina. O túnel liga os dois lados.',
  ],
  ends: {
    over: 'Fim de jogo!',
    stage: (stage, stars) =>
      plural(stars, {
        one: `Etapa ${stage}: # estrela`,
        many: `Etapa ${stage}: # de estrelas`,
        other: `Etapa ${stage}: # estrelas`,
      }),
    left: (round, dots) =>
      plural(dots, {
        one: `Rodada ${round} de 2, falta # pastilha.`,
        many: `Rodada ${round} de 2, faltam # de pastilhas.`,
        other: `Rodada ${round} de 2, faltam # pastilhas.`,
      }),
  },
  mazes: { harbor: 'Porto', orchard: 'Pomar', theater: 'Teatro', forge: 'Forja' },
  maze: {
    extra: 'Vida extra',
    level: (level) => `Nível ${level}`,
    stage: (stage) => `Etapa ${stage}`,
    round: (round) => `Rodada ${round} de 2`,
    rule: 'Cada vida que você mantém é uma estrela',
  },
}
