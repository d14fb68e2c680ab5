import { numberText, plural } from '../../../engine/core/text'
import type * as game from '../../../games/breakout/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    mode: {
      label: 'Modo',
      classic: 'Clássico',
      'power-ups': 'Poderes',
      arcade: 'Arcade',
      says: {
        classic: 'Só a bola, a raquete e os tijolos.',
        'power-ups': 'Alguns tijolos soltam poderes: pegue todos.',
        arcade: 'Trinta níveis com estrelas, tijolos móveis e chefes.',
      },
    },
    board: { label: 'Nível' },
    bricks: {
      label: 'Tijolos',
      plain: 'Normais',
      hard: 'Duros',
      says: {
        hard: 'As faixas mostram quantas batidas um tijolo pede, o aço nunca quebra e a bola acelera.',
      },
    },
  },
  controls: { launch: 'Lançar' },
  stats: { Score: 'Pontos', Lives: 'Vidas', Level: 'Nível', Stars: 'Estrelas' },
  mostStars: 'Mais estrelas',
  toasts: {
    lifeLost: (lives) =>
      plural(lives, {
        one: 'Sem bolas! Resta # vida',
        many: 'Sem bolas! Restam # de vidas',
        other: 'Sem bolas! Restam # vidas',
      }),
    levelComplete: (level) => `Nível ${level} completo`,
  },
  status: {
    levelComplete: (level, score) => `Nível ${level} completo. Pontos: ${numberText(score)}.`,
    level: (level) => `Nível ${level}. Lance a bola.`,
    faster: 'A bola está mais rápida.',
    half: 'A bola tocou o teto. A raquete ficou com metade da largura.',
    struck: 'A raquete foi atingida. Ela fica com metade da largura por um tempo.',
    bossDown: 'O chefe foi derrotado.',
  },
  captions: {
    launch: 'bola lançada',
    wall: 'bola bate na parede',
    paddle: 'bola bate na raquete',
    brick: 'tijolo quebra',
    crack: 'tijolo racha',
    clank: 'bola bate no aço',
    bonusBall: 'bola extra',
    ballLost: 'bola perdida',
    lifeLost: 'vida perdida',
    levelComplete: 'nível completo',
    power: 'poder obtido',
    laser: 'laser',
    faster: 'bola acelera',
    half: 'raquete encolhe',
    drop: 'chefe solta algo',
    struck: 'raquete atingida',
    bossDown: 'chefe derrotado',
  },
  tutorialHint: {
    keys: 'Lance a bola com {keys}',
    touch: 'Arraste para mirar e solte para lançar a bola',
  },
  howTo: [
    'Quebre todos os tijolos. Alguns dão uma bola extra.',
    'As pontas da raquete mandam a bola em um ângulo mais aberto.',
    'Você só perde uma vida quando a última bola se perde.',
  ],
  ends: {
    won: (level) => `Nível ${level} completo`,
    over: 'Fim de jogo!',
    score: (score) => `Pontos finais: ${score}`,
  },
  field: {
    level: (level) => `Nível ${level}`,
    faster: 'Mais rápida',
    half: 'Meia raquete',
  },
  powers: {
    wide: 'Raquete larga',
    slow: 'Bola lenta',
    life: 'Vida extra',
    sticky: 'Raquete grudenta',
    laser: 'Laser',
    three: 'Três bolas',
  },
}
