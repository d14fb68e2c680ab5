import { plural } from '../../../engine/core/text'
import type * as colors from '../../../games/sudoku/texts/colors'
import type * as game from '../../../games/sudoku/texts/game'
import type * as steps from '../../../games/sudoku/texts/steps'
import type { Translation } from '../../translation'

const CAGE_FORM =
  'Um Killer Sudoku é escrito com 81 números, depois _ e 81 letras (uma letra por gaiola), depois _ e as somas separadas por pontos.'
const ONLY_DIGITS = 'Cole só os 81 números do puzzle.'
const CELL_FORM = 'Uma casa é um número de 1 a 9; uma casa vazia é 0 . * _ x - ou ?.'

export const texts: Translation<typeof game.texts> = {
  options: {
    level: {
      label: 'Dificuldade',
      classic: 'Clássico',
      easy: 'Fácil',
      medium: 'Médio',
      hard: 'Difícil',
      expert: 'Mestre',
    },
    kind: {
      label: 'Variante',
      classic: 'Sudoku',
      x: 'X-Sudoku',
      killer: 'Killer',
      says: {
        x: 'Cada diagonal também contém os números de 1 a 9 uma vez.',
        killer: 'Cada gaiola soma o seu número, sem repetir.',
      },
    },
    check: { label: 'Erros', off: 'Ocultos', on: 'Visíveis e contados' },
    practice: {
      label: 'Técnica',
      off: 'Não',
      says: {
        locked:
          'Em um bloco, um número só cabe em uma linha ou coluna. Remova esse número das outras casas dessa linha ou coluna. Também vale ao contrário: em uma linha ou coluna, o número só cabe em um bloco.',
        'naked-pair':
          'Duas casas de uma linha, coluna ou bloco têm as mesmas duas anotações e nenhuma outra. Os dois números ficam ali. Remova esses números das outras casas.',
        'hidden-pair':
          'Em uma linha, coluna ou bloco, dois números só cabem nas mesmas duas casas. Os dois ficam ali. Remova todas as outras anotações dessas duas casas.',
        'naked-triple':
          'Três casas de uma linha, coluna ou bloco têm, no total, anotações de só três números. Esses números ficam ali. Remova esses números das outras casas.',
        'hidden-triple':
          'Em uma linha, coluna ou bloco, três números só cabem nas mesmas três casas. Os três ficam ali. Remova todas as outras anotações dessas três casas.',
        'x-wing':
          'Em duas linhas, um número só cabe nas mesmas duas colunas. Remova esse número das outras casas dessas colunas. Também vale trocando linhas e colunas.',
        skyscraper:
          'Em duas linhas ou duas colunas, um número só cabe em duas casas de cada uma, e duas das quatro estão alinhadas. Uma das outras duas tem o número. Remova esse número de todas as casas que enxergam as duas.',
        'xy-wing':
          'Uma casa com duas anotações enxerga outras duas casas com duas anotações. Cada uma tem uma anotação em comum com ela, e a outra anotação das duas é a mesma. Remova essa anotação de todas as casas que enxergam as duas.',
        swordfish:
          'Em três linhas, um número só cabe nas mesmas três colunas. Remova esse número das outras casas dessas colunas. Também vale trocando linhas e colunas.',
      },
    },
  },
  controls: {
    digits: 'Escrever um número',
    notes: 'Anotar',
    fill: 'Anotar tudo',
    erase: 'Apagar',
    previous: 'Travar número anterior',
    next: 'Travar próximo número',
    modes: 'Números, anotações, cores',
    select: 'Selecionar várias casas',
  },
  print: { label: 'Puzzles', solutions: 'Soluções' },
  stats: { Empty: 'Vazias', Wrong: 'Erradas', Mistakes: 'Erros', Time: 'Tempo' },
  best: { time: 'Melhor tempo' },
  status: {
    digit: (digit, row, column) => `${digit} na linha ${row}, coluna ${column}.`,
    conflict: (digit, row, column) =>
      `${digit} na linha ${row}, coluna ${column} está em conflito com outro ${digit}.`,
    mistake: (digit, row, column) => `${digit} na linha ${row}, coluna ${column} é um erro.`,
    fill: 'Tudo anotado.',
    replaced: (cells) =>
      plural(cells, {
        one: 'As novas anotações substituíram as suas em # casa. “Desfazer” traz as suas de volta.',
        many: 'As novas anotações substituíram as suas em # de casas. “Desfazer” traz as suas de volta.',
        other: 'As novas anotações substituíram as suas em # casas. “Desfazer” traz as suas de volta.',
      }),
    clear: 'Casa apagada.',
    note: (digit) => `Anotação ${digit} feita.`,
    noteRemoved: (digit) => `Anotação ${digit} apagada.`,
    digits: (digit, cells) =>
      plural(cells, {
        one: `${digit} em # casa.`,
        many: `${digit} em # de casas.`,
        other: `${digit} em # casas.`,
      }),
    conflicts: (digit, cells) =>
      plural(cells, {
        one: `${digit} em # casa, com conflito.`,
        many: `${digit} em # de casas, com conflito.`,
        other: `${digit} em # casas, com conflito.`,
      }),
    mistakes: (digit, cells) =>
      plural(cells, {
        one: `${digit} em # casa, com erro.`,
        many: `${digit} em # de casas, com erro.`,
        other: `${digit} em # casas, com erro.`,
      }),
    notes: (digit, cells) =>
      plural(cells, {
        one: `Anotação ${digit} feita em # casa.`,
        many: `Anotação ${digit} feita em # de casas.`,
        other: `Anotação ${digit} feita em # casas.`,
      }),
    notesRemoved: (digit, cells) =>
      plural(cells, {
        one: `Anotação ${digit} apagada em # casa.`,
        many: `Anotação ${digit} apagada em # de casas.`,
        other: `Anotação ${digit} apagada em # casas.`,
      }),
    center: (digit, cells) =>
      plural(cells, {
        one: `Anotação central ${digit} feita.`,
        many: `Anotação central ${digit} feita em # de casas.`,
        other: `Anotação central ${digit} feita em # casas.`,
      }),
    centerRemoved: (digit, cells) =>
      plural(cells, {
        one: `Anotação central ${digit} apagada.`,
        many: `Anotação central ${digit} apagada em # de casas.`,
        other: `Anotação central ${digit} apagada em # casas.`,
      }),
    color: (color, cells) =>
      plural(cells, {
        one: `Cor: ${color}.`,
        many: `Cor de # de casas: ${color}.`,
        other: `Cor de # casas: ${color}.`,
      }),
    colorRemoved: (cells) =>
      plural(cells, {
        one: 'Cor apagada.',
        many: 'Cor apagada em # de casas.',
        other: 'Cor apagada em # casas.',
      }),
  },
  captions: {
    digit: 'número escrito',
    conflict: 'números em conflito',
    mistake: 'erro',
    fill: 'tudo anotado',
    clear: 'casa apagada',
    note: 'anotação',
    center: 'anotação',
    color: 'casa colorida',
    house: 'linha, coluna ou bloco completo',
    Refused: 'não dá para mudar esta casa',
  },
  howTo: [
    'Escolha uma casa e um número. Cada linha, coluna e bloco tem 1 a 9 uma vez.',
    'Ou trave um número e escolha as casas dele.',
    'Anotações são números pequenos. As dicas têm três passos: onde, por quê, qual número.',
  ],
  ends: {
    solved: 'Resolvido',
    detail: (own, givens) =>
      plural(own, {
        one: `# casa preenchida, números iniciais: ${givens}.`,
        many: `# de casas preenchidas, números iniciais: ${givens}.`,
        other: `# casas preenchidas, números iniciais: ${givens}.`,
      }),
  },
  position: {
    cageForm: CAGE_FORM,
    onlyDigits: ONLY_DIGITS,
    cellForm: CELL_FORM,
    hasCages: 'Este puzzle tem gaiolas, então é um Killer Sudoku. Escolha Killer como variante.',
    noCages: `${CAGE_FORM} Para um puzzle sem gaiolas, escolha a variante Sudoku.`,
    full: 'Este Sudoku está cheio: não falta preencher nada.',
    noSolution: 'Este Sudoku não tem solução.',
    tooLong: 'Leva tempo demais descobrir se este Sudoku tem solução.',
    severalSolutions: 'Este Sudoku tem mais de uma solução. Qualquer uma delas vale.',
    sums: (cages, sums) => `Este Killer Sudoku tem ${cages} gaiolas e ${sums} somas.`,
    cageNone: (place) => `A casa da ${place} não está em nenhuma gaiola. Cada casa precisa de uma.`,
    cageSign: (place, sign) => `A casa da ${place} tem ${sign} como gaiola. Escreva uma letra ou um número.`,
    cageSigns: (signs) =>
      plural(signs, {
        one: `As gaiolas têm # sinal, não 81. ${CAGE_FORM}`,
        many: `As gaiolas têm # de sinais, não 81. ${CAGE_FORM}`,
        other: `As gaiolas têm # sinais, não 81. ${CAGE_FORM}`,
      }),
    noSum: (place) => `A gaiola da ${place} não tem soma.`,
    strangeSum: (place, sum) => `A soma da gaiola da ${place} não é um número: ${sum}`,
    cageLarge: (place) => `A gaiola da ${place} tem mais de nove casas.`,
    cageSplit: (place) => `A gaiola da ${place} não é uma peça só.`,
    cageSum: (place, sum, digits) =>
      `A gaiola da ${place} não pode somar ${sum} com ${digits} números diferentes.`,
    format: (format) => `Isto é ${format}, que não pode ser lido aqui. ${ONLY_DIGITS}`,
    notes: `Algumas casas deste texto têm várias anotações, que não podem ser lidas aqui. ${ONLY_DIGITS}`,
    rowLength: (row, cells) =>
      plural(cells, {
        one: `A linha ${row} deste Sudoku tem # casa, não 9. Uma posição de Sudoku tem 81 números, linha por linha.`,
        many: `A linha ${row} deste Sudoku tem # de casas, não 9. Uma posição de Sudoku tem 81 números, linha por linha.`,
        other: `A linha ${row} deste Sudoku tem # casas, não 9. Uma posição de Sudoku tem 81 números, linha por linha.`,
      }),
    length: (digits) =>
      `Uma posição de Sudoku tem 81 números, linha por linha; esta tem ${digits}. ${CELL_FORM}`,
    several: (puzzles) => `Este texto tem os números de ${puzzles} puzzles. ${ONLY_DIGITS}`,
  },
  grid: {
    names: { classic: 'Grade de Sudoku', x: 'Grade de X-Sudoku', killer: 'Grade de Killer Sudoku' },
    notes: (digits) => `anotações ${digits}`,
    centers: (digits) => `anotações centrais ${digits}`,
    given: 'número inicial',
    mistake: 'erro',
    conflict: 'conflito',
    diagonal: 'diagonal',
    diagonals: 'as duas diagonais',
    cage: (sum, row, column, cells) =>
      plural(cells, {
        one: `gaiola de ${sum} a partir da linha ${row}, coluna ${column}, com # casa`,
        many: `gaiola de ${sum} a partir da linha ${row}, coluna ${column}, com # de casas`,
        other: `gaiola de ${sum} a partir da linha ${row}, coluna ${column}, com # casas`,
      }),
    hidden: 'oculta',
  },
  keys: {
    name: 'Números',
    digits: ['Um', 'Dois', 'Três', 'Quatro', 'Cinco', 'Seis', 'Sete', 'Oito', 'Nove'],
    digit: (digit, left) => `${digit}, restantes: ${left}`,
    notes: 'Anotar',
    notesName: 'Anotar (segure para anotar tudo)',
    erase: 'Apagar',
    lock: 'Travar',
    lockName: 'Travar um número',
    modes: {
      digit: { label: 'Número', name: 'Números' },
      note: { label: 'Canto', name: 'Anotações de canto' },
      center: { label: 'Centro', name: 'Anotações centrais' },
      color: { label: 'Cor', name: 'Cores' },
    },
    several: 'Várias',
    more: 'Anotações de canto, anotações centrais, cores',
    puzzleText: 'Puzzle como texto',
  },
}

export const stepTexts: Translation<typeof steps.stepTexts> = {
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

export const colorNames: Translation<typeof colors.colorNames> = [
  'azul-claro',
  'laranja',
  'verde',
  'amarelo',
  'azul-escuro',
  'vermelho',
  'rosa',
  'roxo',
]
