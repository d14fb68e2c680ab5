import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/pac-man/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    mode: {
      label: 'Modo',
      classic: 'Clássico',
      arcade: 'Arcade',
      says: {
        classic: 'A mesma velocidade em todos os níveis.',
        arcade: 'Níveis mais rápidos e superpastilhas que duram menos.',
      },
    },
    lives: { label: 'Vidas', 1: 'Uma', 3: 'Três', 5: 'Cinco' },
  },
  stats: { Score: 'Pontos', Level: 'Nível', Lives: 'Vidas' },
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
  tutorialHint: { keys: 'Ande pelo labirinto com {keys}', touch: 'Deslize para andar pelo labirinto' },
  howTo: [
    'Coma todas as pastilhas. Com uma superpastilha, dá para comer os fantasmas com medo.',
    'Brasa persegue, Cardo corta caminho, Garoa cerca e Musgo, de perto, é tímido.',
    'Aperte uma direção antes de chegar à esquina. O túnel liga os dois lados.',
  ],
  ends: { over: 'Fim de jogo!' },
  maze: { extra: 'Vida extra', level: (level) => `Nível ${level}` },
}
