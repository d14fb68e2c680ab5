import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/color-grid-challenge/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    tiles: {
      label: 'Quadrados',
      shades: 'Tons',
      patterns: 'Estampas',
      hues: 'Cores',
      says: { hues: 'Tão claro quanto os outros, mas um pouco mais verde, azul, vermelho ou amarelo.' },
    },
    clock: {
      label: 'Relógio',
      on: 'Sim',
      off: 'Não',
      says: { off: 'Ache sem pressa o quadrado diferente. Cada grade vale 10 pontos por nível.' },
    },
  },
  controls: { rowThenColumn: 'Linha, depois coluna', clear: 'Desmarcar linha' },
  stats: { Score: 'Pontos', Lives: 'Vidas', Level: 'Nível', Grids: 'Grades' },
  status: {
    found: (points) =>
      plural(points, {
        one: 'Achou, # ponto.',
        many: 'Achou, # de pontos.',
        other: 'Achou, # pontos.',
      }),
    row: (row) => `Linha ${row}. Agora escolha a coluna.`,
    noRow: 'Linha desmarcada.',
    wrong: 'Esse quadrado era igual aos outros.',
    late: 'Tempo esgotado.',
    lifeLost: (lives) =>
      plural(lives, { one: 'Resta # vida.', many: 'Restam # de vidas.', other: 'Restam # vidas.' }),
    level: (level) => `Nível ${level}.`,
    grid: (size) => `Grade de ${size} por ${size}.`,
  },
  captions: {
    found: 'quadrado achado',
    wrong: 'quadrado errado',
    late: 'tempo esgotado',
    level: 'próximo nível',
    grid: 'nova grade',
  },
  howTo: [
    'Ache o quadrado diferente antes que a barra se esvazie.',
    'Quanto mais rápido, mais pontos. O nível sobe a cada três grades.',
    'Um quadrado errado ou uma barra vazia custa uma das três vidas.',
  ],
  ends: {
    title: 'Fim de jogo!',
    highest: (rank) => `Título: ${rank}.`,
    rank: (rank, grids, next) =>
      plural(grids, {
        one: `Título: ${rank}. Falta # grade para ${next}.`,
        many: `Título: ${rank}. Faltam # de grades para ${next}.`,
        other: `Título: ${rank}. Faltam # grades para ${next}.`,
      }),
    finestShades: (times) =>
      `Seu melhor achado: tons separados por só ${times} vezes a menor diferença que se consegue ver.`,
    finestHues: (times) =>
      `Seu melhor achado: cores separadas por só ${times} vezes a menor diferença que se consegue ver.`,
    finestPatterns: (degrees) => `Seu melhor achado: listras giradas em só ${degrees} graus.`,
  },
  ranks: ['Olhar novo', 'Olhar atento', 'Olhar afiado', 'Olho de gato', 'Olho de falcão', 'Olho de águia'],
  board: {
    points: (points) => `+${points}`,
    name: 'Quadrados',
    timeLeft: 'Tempo restante',
    odd: 'o diferente',
    pressed: 'escolhido',
  },
}
