import { plural } from '../../../../engine/core/text'
import type { dialogTexts as english } from '../dialog'

export const dialogTexts: typeof english = {
  puzzle: 'Este puzzle',
  copy: 'Copiar puzzle',
  copied: 'Puzzle copiado.',
  paste: 'Colar um puzzle',
  pasteHints: {
    classic:
      '81 números, linha por linha, com 0 ou . para as casas vazias. Quebras de linha, grades e vírgulas são aceitas.',
    x: '81 números de um X-Sudoku, linha por linha, com 0 ou . para as casas vazias.',
    killer:
      '81 números, depois _ e 81 letras (uma letra por gaiola), depois _ e as somas separadas por pontos.',
  },
  load: 'Carregar puzzle',
  pasteEmpty: 'Cole um puzzle antes.',
  loaded: 'Puzzle carregado.',
  more: (puzzles) =>
    plural(puzzles, {
      one: 'O texto contém mais # puzzle; só o primeiro foi carregado.',
      many: 'O texto contém mais # de puzzles; só o primeiro foi carregado.',
      other: 'O texto contém mais # puzzles; só o primeiro foi carregado.',
    }),
}
