import { plural } from '../../../engine/core/text'
import type * as dialog from '../../../games/sudoku/texts/dialog'
import type * as hints from '../../../games/sudoku/texts/hints'
import type * as moves from '../../../games/sudoku/texts/moves'
import type * as print from '../../../games/sudoku/texts/print'
import type * as review from '../../../games/sudoku/texts/review'
import type { Translation } from '../../translation'

export const dialogTexts: Translation<typeof dialog.dialogTexts> = {
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

export const hintTexts: Translation<typeof hints.hintTexts> = {
  technique: (technique) => `Técnica: ${technique}.`,
  techniques: (techniques) => `Técnicas, nesta ordem: ${techniques}.`,
  wrongInBox: (box) => `Um número do bloco ${box} está errado.`,
  oneWrongInBox: (box, digits) => `Um dos seus números no bloco ${box} está errado: ${digits}.`,
  noRuleInBox: (box) => `No bloco ${box}, nenhuma regra ajuda, mas uma casa tem poucos números possíveis.`,
  remove: (cell, digit) => `${cell}: não pode ser ${digit}. Apague.`,
  is: (cell, digit) => `${cell}: é ${digit}.`,
  trySolution: (cell, digit) =>
    `${cell}: tente ${digit}. A grade tem mais de uma solução; ${digit} leva a uma delas.`,
  tryDigit: (cell, digit) =>
    `${cell}: tente ${digit}. Não há um motivo simples: qualquer outro número leva a uma contradição.`,
}

export const moveTexts: Translation<typeof moves.moveTexts> = {
  fill: 'Tudo anotado',
  clear: (row, column) => `Casa apagada: linha ${row}, coluna ${column}`,
  digit: (digit, row, column) => `${digit} na linha ${row}, coluna ${column}`,
  note: (digit, row, column) => `Anotação ${digit} na linha ${row}, coluna ${column}`,
  noteRemoved: (digit, row, column) => `Anotação ${digit} apagada na linha ${row}, coluna ${column}`,
  digits: (digit, cells) =>
    plural(cells, {
      one: `${digit} em # casa`,
      many: `${digit} em # de casas`,
      other: `${digit} em # casas`,
    }),
  notes: (digit, cells) =>
    plural(cells, {
      one: `Anotação ${digit} em # casa`,
      many: `Anotação ${digit} em # de casas`,
      other: `Anotação ${digit} em # casas`,
    }),
  notesRemoved: (digit, cells) =>
    plural(cells, {
      one: `Anotação ${digit} apagada em # casa`,
      many: `Anotação ${digit} apagada em # de casas`,
      other: `Anotação ${digit} apagada em # casas`,
    }),
  center: (digit, row, column) => `Anotação central ${digit} na linha ${row}, coluna ${column}`,
  centerRemoved: (digit, row, column) =>
    `Anotação central ${digit} apagada na linha ${row}, coluna ${column}`,
  centers: (digit, cells) =>
    plural(cells, {
      one: `Anotação central ${digit} em # casa`,
      many: `Anotação central ${digit} em # de casas`,
      other: `Anotação central ${digit} em # casas`,
    }),
  centersRemoved: (digit, cells) =>
    plural(cells, {
      one: `Anotação central ${digit} apagada em # casa`,
      many: `Anotação central ${digit} apagada em # de casas`,
      other: `Anotação central ${digit} apagada em # casas`,
    }),
  color: (color, row, column) => `Linha ${row}, coluna ${column}: ${color}`,
  colorRemoved: (row, column) => `Cor apagada na linha ${row}, coluna ${column}`,
  colored: (color, cells) =>
    plural(cells, { one: `# casa: ${color}`, many: `# de casas: ${color}`, other: `# casas: ${color}` }),
  colorsRemoved: (cells) =>
    plural(cells, {
      one: 'Cor apagada em # casa',
      many: 'Cor apagada em # de casas',
      other: 'Cor apagada em # casas',
    }),
  cleared: (cells) =>
    plural(cells, { one: '# casa apagada', many: '# de casas apagadas', other: '# casas apagadas' }),
}

export const printTexts: Translation<typeof print.printTexts> = {
  rules: {
    classic: 'Cada linha, coluna e bloco contém os números de 1 a 9 uma vez.',
    x: 'Cada linha, coluna, bloco e diagonal contém os números de 1 a 9 uma vez.',
    killer:
      'Cada linha, coluna e bloco contém os números de 1 a 9 uma vez. Cada gaiola soma o seu número, sem repetir.',
  },
  oneOfSeveral: 'Uma de várias soluções',
}

export const reviewTexts: Translation<typeof review.reviewTexts> = {
  correct: 'Casas certas',
  unit: (cells) => ` de ${cells}`,
  proven: (cell, digit) => `${cell}: é ${digit}; qualquer outro número leva a uma contradição.`,
  guess: (cell) => `${cell}: ainda não dava para deduzir, mas outras casas sim; foi um palpite de sorte.`,
  summary: { wrong: 'Números errados', guesses: 'Palpites', avoidable: 'Evitáveis' },
}
