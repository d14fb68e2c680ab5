import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/color-grid-challenge/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: { tiles: { label: 'Quadrados', shades: 'Tons', patterns: 'Estampas' } },
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
    solved: (grids, level) => `Grades resolvidas: ${grids}. Nível alcançado: ${level}.`,
    solvedShades: (grids, level, times) =>
      `Grades resolvidas: ${grids}. Nível alcançado: ${level}. Seu melhor achado: tons separados por só ${times} vezes a menor diferença que se consegue ver.`,
    solvedPatterns: (grids, level, degrees) =>
      `Grades resolvidas: ${grids}. Nível alcançado: ${level}. Seu melhor achado: listras giradas em só ${degrees} graus.`,
  },
  board: { name: 'Quadrados', timeLeft: 'Tempo restante', odd: 'o diferente', pressed: 'apertado' },
}
