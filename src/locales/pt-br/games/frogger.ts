import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/frogger/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    mode: {
      label: 'Modo',
      classic: 'Clássico',
      arcade: 'Arcade',
      says: {
        classic: 'Cada travessia leva ao próximo nível.',
        arcade: 'Encha cinco refúgios, coma moscas, evite crocodilos.',
      },
    },
  },
  stats: { Score: 'Pontos', Level: 'Nível', Lives: 'Vidas' },
  toasts: {
    hurt: 'Ai!',
    lives: (lives) =>
      plural(lives, { one: 'Resta # vida', many: 'Restam # de vidas', other: 'Restam # vidas' }),
    level: 'Nível completo!',
    extra: 'Vida extra',
  },
  status: {
    hurt: (lives) =>
      plural(lives, {
        one: 'Ai! Resta # vida.',
        many: 'Ai! Restam # de vidas.',
        other: 'Ai! Restam # vidas.',
      }),
    level: (level) => `Nível ${level}.`,
    bay: (points, full) =>
      plural(points, {
        one: `Em casa, # ponto. Refúgios cheios: ${full} de 5.`,
        many: `Em casa, # de pontos. Refúgios cheios: ${full} de 5.`,
        other: `Em casa, # pontos. Refúgios cheios: ${full} de 5.`,
      }),
    bayWithLady: (points, full) =>
      plural(points, {
        one: `Em casa com a sapinha, # ponto. Refúgios cheios: ${full} de 5.`,
        many: `Em casa com a sapinha, # de pontos. Refúgios cheios: ${full} de 5.`,
        other: `Em casa com a sapinha, # pontos. Refúgios cheios: ${full} de 5.`,
      }),
    lady: 'Uma sapinha chega em um tronco.',
    pair: 'A sapinha está com você. Leve-a para casa.',
    hurry: 'Restam seis segundos.',
  },
  captions: {
    bay: 'em casa, em um refúgio',
    lady: 'uma sapinha em um tronco',
    pair: 'a sapinha está com você',
    extra: 'vida extra',
    teeth: 'um crocodilo mostra os dentes',
    hop: 'pulo',
    row: 'uma linha mais perto',
    level: 'em casa',
    hurry: 'o tempo está acabando',
    hurt: 'sapo ferido',
  },
  tutorialHint: {
    keys: 'Pule até a outra margem com {keys}',
    touch: 'Deslize para cima para pular até a outra margem',
  },
  howTo: [
    'Atravesse a rua e o rio até a outra margem: 10 pontos por linha nova.',
    'Carros, água e uma barra de tempo vazia custam, cada um, uma das três vidas.',
    'Tartarugas de casco laranja mergulham. Um tronco pode levar você para fora da tela.',
  ],
  ends: { over: 'Fim de jogo!' },
  field: { pair: 'Juntos', extra: 'Vida extra', level: (level) => `Nível ${level}` },
}
