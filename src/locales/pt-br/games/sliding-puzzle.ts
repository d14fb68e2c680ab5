import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/sliding-puzzle/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    size: { label: 'Tamanho', 3: '3x3', 4: '4x4', 5: '5x5', 6: '6x6' },
    face: { label: 'Peças', numbers: 'Números', picture: 'Imagem' },
  },
  own: { use: 'Usar sua própria imagem', used: 'Esta partida usa uma imagem própria.' },
  controls: { slide: 'Deslizar uma peça' },
  stats: { Moves: 'Jogadas', Time: 'Tempo' },
  best: { time: 'Melhor tempo' },
  toasts: { Won: 'Puzzle completo!', NewBest: 'Novo recorde!' },
  status: {
    tile: {
      up: (tile) => `Peça ${tile} para cima.`,
      down: (tile) => `Peça ${tile} para baixo.`,
      left: (tile) => `Peça ${tile} para a esquerda.`,
      right: (tile) => `Peça ${tile} para a direita.`,
    },
    tiles: {
      up: (tiles) =>
        plural(tiles, {
          one: '# peça para cima.',
          many: '# de peças para cima.',
          other: '# peças para cima.',
        }),
      down: (tiles) =>
        plural(tiles, {
          one: '# peça para baixo.',
          many: '# de peças para baixo.',
          other: '# peças para baixo.',
        }),
      left: (tiles) =>
        plural(tiles, {
          one: '# peça para a esquerda.',
          many: '# de peças para a esquerda.',
          other: '# peças para a esquerda.',
        }),
      right: (tiles) =>
        plural(tiles, {
          one: '# peça para a direita.',
          many: '# de peças para a direita.',
          other: '# peças para a direita.',
        }),
    },
  },
  captions: { slide: 'peça desliza', Refused: 'esta peça não pode se mover' },
  howTo: [
    'Deslize as peças até ficarem em ordem, com o espaço vazio no fim.',
    'Toque em uma peça na mesma linha ou coluna do espaço vazio. As do meio vão junto.',
    'Cada peça movida conta uma jogada. Com dicas ou desfazer, não há recordes.',
  ],
  ends: {
    title: 'Puzzle completo!',
    inOrder: (tiles) => `${tiles} peças em ordem.`,
  },
  position: {
    count: (numbers) =>
      `Um jogo de peças deslizantes tem 9, 16, 25 ou 36 números, linha por linha, com 0 para o espaço vazio; este tem ${numbers}.`,
    strange: (part) =>
      `Um jogo de peças deslizantes tem 9, 16, 25 ou 36 números, linha por linha, com 0 para o espaço vazio; “${part}” não é um número.`,
    missing: (max, number) => `Este jogo precisa de cada número de 0 a ${max} uma vez: falta o ${number}.`,
    impossible: 'Este puzzle não tem solução: duas peças teriam que trocar de lugar.',
    inOrder: 'Este puzzle já está em ordem.',
  },
  board: {
    name: 'Peças deslizantes',
    emptyFirst: 'Neste puzzle, o espaço vazio vem primeiro.',
    showPicture: 'Mostrar imagem',
    hidePicture: 'Ocultar imagem',
  },
}
