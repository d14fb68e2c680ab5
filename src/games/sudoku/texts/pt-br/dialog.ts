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
  type: 'Digitar um puzzle',
  typeHint:
    'Escolha uma casa e digite os números: cada um passa à casa seguinte. 0 deixa uma casa vazia, Backspace volta.',
  typed: {
    empty: 'Ainda não há números.',
    few: (digits) => `São necessários mais números: pelo menos ${digits}.`,
    one: 'Uma solução: dá para jogar.',
    several: 'Mais de uma solução. Duas delas diferem nas casas marcadas.',
    unknown: 'Leva tempo demais descobrir quantas soluções há.',
  },
}
