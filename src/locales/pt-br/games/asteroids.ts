import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/asteroids/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    saucers: {
      label: 'Modo',
      off: 'Clássico',
      on: 'Discos voadores',
      says: { off: 'Só rochas, nível após nível.', on: 'Discos que atiram e vidas extras por pontos.' },
    },
  },
  controls: { turn: 'Girar', thrust: 'Impulso', fire: 'Atirar', hyperspace: 'Salto' },
  stats: {
    Score: 'Pontos',
    Lives: 'Vidas',
    Level: 'Nível',
    'Final Score': 'Pontos finais',
    'Level Reached': 'Nível alcançado',
  },
  toasts: { destroyed: 'Nave destruída!', extra: 'Vida extra' },
  status: {
    destroyed: (lives) =>
      plural(lives, {
        one: 'Nave destruída! Resta # vida.',
        many: 'Nave destruída! Restam # de vidas.',
        other: 'Nave destruída! Restam # vidas.',
      }),
    level: (level) => `Nível ${level}.`,
    charging: 'O salto está carregando.',
    largeSaucer: 'Surge um disco voador grande.',
    smallSaucer: 'Surge um disco voador pequeno.',
    downed: (points) =>
      plural(points, {
        one: 'Disco voador atingido, # ponto.',
        many: 'Disco voador atingido, # de pontos.',
        other: 'Disco voador atingido, # pontos.',
      }),
  },
  captions: {
    beat: 'batida',
    downed: 'disco voador abatido',
    extra: 'vida extra',
    fired: 'disco voador atira',
    saucer: 'surge um disco voador',
    shoot: 'tiro',
    thrust: 'motor',
    rock: 'rocha se parte',
    destroyed: 'nave destruída',
    respawn: 'nova nave',
    jump: 'salto',
    arrive: 'nave reaparece',
    charging: 'o salto não está pronto',
    cleared: 'todas as rochas destruídas',
  },
  tutorialHint: {
    keys: 'Atire nas rochas com {keys}',
    touch: 'Toque em “Atirar” ou em qualquer lugar para atirar nas rochas',
  },
  howTo: [
    'Atire nas rochas: 20, 40 ou 60 pontos, mais pelas menores.',
    'A nave flutua e sai pela borda oposta. Você pode dar um salto a cada 3 segundos.',
    'Clique ou toque para girar e atirar, segure para voar; toque na nave para o salto.',
  ],
  ends: { over: 'Fim de jogo!' },
  field: { extra: 'Vida extra', level: (level) => `Nível ${level}` },
}
