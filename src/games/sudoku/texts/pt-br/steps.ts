import { plural } from '../../../../engine/core/text'
import type { stepTexts as english } from '../steps'

export const stepTexts: typeof english = {
  cell: (row, column) => `linha ${row}, coluna ${column}`,
  cellTitle: (row, column) => `Linha ${row}, coluna ${column}`,
  boxes: [
    'superior esquerdo',
    'superior central',
    'superior direito',
    'central esquerdo',
    'central',
    'central direito',
    'inferior esquerdo',
    'inferior central',
    'inferior direito',
  ],
  corners: ['superior esquerdo', 'superior direito'],
  lookAt: {
    row: (row) => `Veja a linha ${row}.`,
    column: (column) => `Veja a coluna ${column}.`,
    box: (box) => `Veja o bloco ${box}.`,
    diagonal: (corner) => `Veja a diagonal do canto ${corner}.`,
    cage: (sum, at) => `Veja a gaiola de ${sum} na ${at}.`,
  },
  lookAtRows: (rows) => `Veja as linhas ${rows}.`,
  lookAtColumns: (columns) => `Veja as colunas ${columns}.`,
  twice: {
    row: (row, digit) => `Este Sudoku tem o ${digit} duas vezes na linha ${row}.`,
    column: (column, digit) => `Este Sudoku tem o ${digit} duas vezes na coluna ${column}.`,
    box: (box, digit) => `Este Sudoku tem o ${digit} duas vezes no bloco ${box}.`,
    diagonal: (corner, digit) => `Este Sudoku tem o ${digit} duas vezes na diagonal do canto ${corner}.`,
    cage: (sum, at, digit) => `Este Sudoku tem o ${digit} duas vezes na gaiola de ${sum} na ${at}.`,
  },
  lastCell: {
    row: (row) => `É a última casa da linha ${row}.`,
    column: (column) => `É a última casa da coluna ${column}.`,
    box: (box) => `É a última casa do bloco ${box}.`,
    diagonal: (corner) => `É a última casa da diagonal do canto ${corner}.`,
  },
  noOtherDigit: 'Nenhum outro número é possível ali.',
  fitsNowhereElse: {
    row: (row, digit) => `Na linha ${row}, o ${digit} não cabe em nenhuma outra casa.`,
    column: (column, digit) => `Na coluna ${column}, o ${digit} não cabe em nenhuma outra casa.`,
    box: (box, digit) => `No bloco ${box}, o ${digit} não cabe em nenhuma outra casa.`,
    diagonal: (corner, digit) => `Na diagonal do canto ${corner}, o ${digit} não cabe em nenhuma outra casa.`,
  },
  lockedInBox: {
    row: (row, box, digit) =>
      `Na linha ${row}, o ${digit} só cabe dentro do bloco ${box}, então não pode estar em outra casa desse bloco.`,
    column: (column, box, digit) =>
      `Na coluna ${column}, o ${digit} só cabe dentro do bloco ${box}, então não pode estar em outra casa desse bloco.`,
    diagonal: (corner, box, digit) =>
      `Na diagonal do canto ${corner}, o ${digit} só cabe dentro do bloco ${box}, então não pode estar em outra casa desse bloco.`,
  },
  lockedInLine: {
    row: (row, box, digit) =>
      `No bloco ${box}, o ${digit} só cabe dentro da linha ${row}, então não pode estar em outra casa dessa linha.`,
    column: (column, box, digit) =>
      `No bloco ${box}, o ${digit} só cabe dentro da coluna ${column}, então não pode estar em outra casa dessa coluna.`,
    diagonal: (corner, box, digit) =>
      `No bloco ${box}, o ${digit} só cabe na diagonal do canto ${corner}, então não pode estar em outra casa dessa diagonal.`,
  },
  nakedPair: {
    row: (row, digits) =>
      `Na linha ${row}, duas casas só podem ter ${digits}, então nenhuma outra casa ali pode ter esses números.`,
    column: (column, digits) =>
      `Na coluna ${column}, duas casas só podem ter ${digits}, então nenhuma outra casa ali pode ter esses números.`,
    box: (box, digits) =>
      `No bloco ${box}, duas casas só podem ter ${digits}, então nenhuma outra casa ali pode ter esses números.`,
    diagonal: (corner, digits) =>
      `Na diagonal do canto ${corner}, duas casas só podem ter ${digits}, então nenhuma outra casa ali pode ter esses números.`,
  },
  nakedTriple: {
    row: (row, digits) =>
      `Na linha ${row}, três casas só podem ter ${digits}, então nenhuma outra casa ali pode ter esses números.`,
    column: (column, digits) =>
      `Na coluna ${column}, três casas só podem ter ${digits}, então nenhuma outra casa ali pode ter esses números.`,
    box: (box, digits) =>
      `No bloco ${box}, três casas só podem ter ${digits}, então nenhuma outra casa ali pode ter esses números.`,
    diagonal: (corner, digits) =>
      `Na diagonal do canto ${corner}, três casas só podem ter ${digits}, então nenhuma outra casa ali pode ter esses números.`,
  },
  hiddenPair: {
    row: (row, digits) => `Na linha ${row}, ${digits} só cabem em duas casas, então nada mais cabe nelas.`,
    column: (column, digits) =>
      `Na coluna ${column}, ${digits} só cabem em duas casas, então nada mais cabe nelas.`,
    box: (box, digits) => `No bloco ${box}, ${digits} só cabem em duas casas, então nada mais cabe nelas.`,
    diagonal: (corner, digits) =>
      `Na diagonal do canto ${corner}, ${digits} só cabem em duas casas, então nada mais cabe nelas.`,
  },
  hiddenTriple: {
    row: (row, digits) => `Na linha ${row}, ${digits} só cabem em três casas, então nada mais cabe nelas.`,
    column: (column, digits) =>
      `Na coluna ${column}, ${digits} só cabem em três casas, então nada mais cabe nelas.`,
    box: (box, digits) => `No bloco ${box}, ${digits} só cabem em três casas, então nada mais cabe nelas.`,
    diagonal: (corner, digits) =>
      `Na diagonal do canto ${corner}, ${digits} só cabem em três casas, então nada mais cabe nelas.`,
  },
  inside: {
    row: (row, made, whole, rest, cells) =>
      `As gaiolas dentro da linha ${row} somam ${made} de ${whole}; a sobra de ${rest} fica em: ${cells}.`,
    column: (column, made, whole, rest, cells) =>
      `As gaiolas dentro da coluna ${column} somam ${made} de ${whole}; a sobra de ${rest} fica em: ${cells}.`,
    box: (box, made, whole, rest, cells) =>
      `As gaiolas dentro do bloco ${box} somam ${made} de ${whole}; a sobra de ${rest} fica em: ${cells}.`,
  },
  insideRows: (rows, made, whole, rest, cells) =>
    `As gaiolas dentro das linhas ${rows} somam ${made} de ${whole}; a sobra de ${rest} fica em: ${cells}.`,
  insideColumns: (columns, made, whole, rest, cells) =>
    `As gaiolas dentro das colunas ${columns} somam ${made} de ${whole}; a sobra de ${rest} fica em: ${cells}.`,
  covering: {
    row: (row, made, whole, rest, cells) =>
      `As gaiolas que cobrem a linha ${row} somam ${made}: o excesso de ${rest} sobre ${whole} fica em: ${cells}.`,
    column: (column, made, whole, rest, cells) =>
      `As gaiolas que cobrem a coluna ${column} somam ${made}: o excesso de ${rest} sobre ${whole} fica em: ${cells}.`,
    box: (box, made, whole, rest, cells) =>
      `As gaiolas que cobrem o bloco ${box} somam ${made}: o excesso de ${rest} sobre ${whole} fica em: ${cells}.`,
  },
  coveringRows: (rows, made, whole, rest, cells) =>
    `As gaiolas que cobrem as linhas ${rows} somam ${made}: o excesso de ${rest} sobre ${whole} fica em: ${cells}.`,
  coveringColumns: (columns, made, whole, rest, cells) =>
    `As gaiolas que cobrem as colunas ${columns} somam ${made}: o excesso de ${rest} sobre ${whole} fica em: ${cells}.`,
  fishInColumns: (technique, columns, digit, rows) =>
    `${technique}: nas colunas ${columns}, o ${digit} só está nas linhas ${rows}, então não pode estar em outras casas dessas linhas.`,
  fishInRows: (technique, rows, digit, columns) =>
    `${technique}: nas linhas ${rows}, o ${digit} só está nas colunas ${columns}, então não pode estar em outras casas dessas colunas.`,
  skyscraper: (digit, cell, other) =>
    `Skyscraper: o ${digit} está na ${cell} ou na ${other}, então não pode estar em uma casa que enxerga as duas.`,
  xyWing: (pivot, digit, cell, other) =>
    `XY-Wing: seja qual for o número da ${pivot}, o ${digit} está na ${cell} ou na ${other}, então não pode estar em uma casa que enxerga as duas.`,
  onlyCellOfCage: (sum, at) => `É a única casa da gaiola de ${sum} na ${at}.`,
  lastCellOfCage: (sum, at, others, rest) =>
    `As outras casas da gaiola de ${sum} na ${at} somam ${others}; a sobra é ${rest}.`,
  cageSum: (sum, at, cells, rest, digits) =>
    plural(cells, {
      one: `Na gaiola de ${sum} na ${at}, # casa só pode fazer ${rest} com ${digits}.`,
      many: `Na gaiola de ${sum} na ${at}, # de casas só podem somar ${rest} com ${digits}.`,
      other: `Na gaiola de ${sum} na ${at}, # casas só podem somar ${rest} com ${digits}.`,
    }),
  cageCombinations: (rest, sum, at, cell, digits) =>
    `Para somar ${rest} no resto da gaiola de ${sum} na ${at}, a casa da ${cell} só pode ser ${digits}.`,
  requiredInCage: (sum, at, digit) =>
    `Na gaiola de ${sum} na ${at}, uma casa precisa ser ${digit}, então nenhuma outra casa que enxerga todos os lugares possíveis desse número pode ser ${digit}.`,
  techniques: {
    'Full house': 'Última casa',
    'Hidden single': 'Único oculto',
    'Naked single': 'Único visível',
    'Locked candidates': 'Números presos',
    'Naked pair': 'Par visível',
    'Naked triple': 'Trio visível',
    'Hidden pair': 'Par oculto',
    'Hidden triple': 'Trio oculto',
    'X-Wing': 'X-Wing',
    Swordfish: 'Swordfish',
    Skyscraper: 'Skyscraper',
    'XY-Wing': 'XY-Wing',
    'Last cell of a cage': 'Última casa de uma gaiola',
    'Cage sum': 'Soma da gaiola',
    'Cage combinations': 'Combinações da gaiola',
    'Required in a cage': 'Obrigatório na gaiola',
    'Rule of 45': 'Regra dos 45',
  },
}
