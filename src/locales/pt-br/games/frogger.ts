import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/frogger/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    mode: {
      label: 'Modo',
      classic: 'Clássico',
      arcade: 'Arcade',
      journey: 'Viagem',
      says: {
        classic: 'Cada travessia leva ao próximo nível.',
        arcade: 'Encha cinco refúgios, coma moscas, evite crocodilos.',
        journey: 'Dez lugares, dia e noite.',
      },
    },
    place: { label: 'Lugar' },
  },
  stats: { Score: 'Pontos', Level: 'Nível', Lives: 'Vidas', Stars: 'Estrelas' },
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
    night: 'Todos os refúgios estão cheios. Agora à noite: mais cinco.',
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
    bump: 'cerca viva ou refúgio cheio',
    night: 'a noite cai',
    cleared: 'todos os refúgios cheios',
  },
  tutorialHint: {
    keys: 'Pule até a outra margem com {keys}',
    touch: 'Deslize ou toque numa seta para pular',
  },
  howTo: [
    'Atravesse a rua e o rio até a outra margem: 10 pontos por linha nova.',
    'Carros, água e uma barra de tempo vazia custam, cada um, uma das três vidas.',
    'Tartarugas de casco laranja mergulham. Um tronco pode levar você para fora da tela.',
  ],
  ends: {
    over: 'Fim de jogo!',
    place: (place, stars) =>
      plural(stars, {
        one: `${place}: # estrela`,
        many: `${place}: # de estrelas`,
        other: `${place}: # estrelas`,
      }),
    bays: (full) => `Refúgios cheios: ${full} de 10.`,
  },
  places: {
    meadow: 'Campo',
    village: 'Vila',
    mill: 'Velho moinho',
    marsh: 'Brejo',
    harbor: 'Porto',
    crossroads: 'Cruzamento',
    wood: 'Bosque de outono',
    delta: 'Delta',
    highway: 'Rodovia',
    city: 'Cidade de inverno',
  },
  field: {
    pair: 'Juntos',
    extra: 'Vida extra',
    level: (level) => `Nível ${level}`,
    rule: 'Cada vida que você mantém é uma estrela',
    night: 'A noite cai',
    cleared: 'Todos em casa!',
  },
}
