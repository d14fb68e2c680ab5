import type * as dialog from '../../../games/nonogram/texts/dialog'
import type * as hints from '../../../games/nonogram/texts/hints'
import type * as moves from '../../../games/nonogram/texts/moves'
import type * as pictures from '../../../games/nonogram/texts/pictures'
import type * as print from '../../../games/nonogram/texts/print'
import type * as review from '../../../games/nonogram/texts/review'
import type { Translation } from '../../translation'

export const dialogTexts: Translation<typeof dialog.dialogTexts> = {
  puzzle: 'Este puzzle',
  copy: 'Copiar puzzle',
  copied: 'Puzzle copiado.',
  paste: 'Colar um puzzle',
  pasteHint:
    'Linhas de . e #, ou as pistas: as das linhas, uma linha vazia e as das colunas, cada uma em sua própria linha.',
  load: 'Carregar puzzle',
  pasteEmpty: 'Cole um puzzle antes.',
  loaded: 'Puzzle carregado.',
  loadedDetail: (rows, columns) => `Linhas: ${rows}. Colunas: ${columns}.`,
  draw: 'Desenhar um puzzle',
  drawHint:
    'Toque ou arraste para pintar casas; de novo para limpar. Teclas: Enter, e Shift com as setas para linhas.',
  drawn: {
    empty: 'Nada desenhado ainda.',
    one: 'Uma solução: dá para jogar.',
    several: 'Mais de uma solução. As casas marcadas também podem ser diferentes.',
    unknown: 'Leva tempo demais descobrir quantas soluções há.',
  },
}

export const hintTexts: Translation<typeof hints.hintTexts> = {
  row: {
    lookAt: (row) => `Veja a linha ${row}.`,
    isWrong: (row) => `Uma marca da linha ${row} está errada.`,
    mustBeEmpty: (row) => `Na linha ${row}, uma casa pintada precisa ficar vazia.`,
    mustBeFilled: (row) => `Na linha ${row}, uma casa riscada precisa ser pintada.`,
    allPlaced: (row) => `Todos os blocos da linha ${row} estão no lugar.`,
    emptyOnceDone: (row, place) =>
      `${place}: deixe em branco, pois todos os blocos da linha ${row} estão no lugar.`,
    filledOrBroken: (row, place) =>
      `${place}: pintada. Se ficasse vazia, não daria para completar a linha ${row}.`,
    emptyOrBroken: (row, place) =>
      `${place}: vazia. Se fosse pintada, não daria para completar a linha ${row}.`,
    overlap: (row, clue) =>
      `Sobreposição: não importa como você coloque ${clue} na linha ${row}, algumas das casas em destaque sempre ficam pintadas.`,
    edge: (row, clue) =>
      `Bordas: na linha ${row}, uma casa pintada segura um bloco de ${clue}. Ele sempre ocupa algumas das casas em destaque.`,
    reach: (row, clue) =>
      `Fora de alcance: não importa como você coloque ${clue} na linha ${row}, nenhum bloco alcança algumas das casas em destaque.`,
    splitFilled: (row, clue) =>
      `Divisão: as casas riscadas e pintadas dividem a linha ${row}. Não importa como você coloque ${clue}, algumas das casas em destaque sempre ficam pintadas.`,
    splitEmpty: (row, clue) =>
      `Divisão: as casas riscadas e pintadas dividem a linha ${row}. Não importa como você coloque ${clue}, algumas das casas em destaque sempre ficam vazias.`,
    supposeEmpty: (row) =>
      `Contradição: imagine que a casa em destaque é vazia e siga as consequências. A linha ${row} se torna impossível.`,
    supposeFilled: (row) =>
      `Contradição: imagine que a casa em destaque é pintada e siga as consequências. A linha ${row} se torna impossível.`,
  },
  column: {
    lookAt: (column) => `Veja a coluna ${column}.`,
    isWrong: (column) => `Uma marca da coluna ${column} está errada.`,
    mustBeEmpty: (column) => `Na coluna ${column}, uma casa pintada precisa ficar vazia.`,
    mustBeFilled: (column) => `Na coluna ${column}, uma casa riscada precisa ser pintada.`,
    allPlaced: (column) => `Todos os blocos da coluna ${column} estão no lugar.`,
    emptyOnceDone: (column, place) =>
      `${place}: deixe em branco, pois todos os blocos da coluna ${column} estão no lugar.`,
    filledOrBroken: (column, place) =>
      `${place}: pintada. Se ficasse vazia, não daria para completar a coluna ${column}.`,
    emptyOrBroken: (column, place) =>
      `${place}: vazia. Se fosse pintada, não daria para completar a coluna ${column}.`,
    overlap: (column, clue) =>
      `Sobreposição: não importa como você coloque ${clue} na coluna ${column}, algumas das casas em destaque sempre ficam pintadas.`,
    edge: (column, clue) =>
      `Bordas: na coluna ${column}, uma casa pintada segura um bloco de ${clue}. Ele sempre ocupa algumas das casas em destaque.`,
    reach: (column, clue) =>
      `Fora de alcance: não importa como você coloque ${clue} na coluna ${column}, nenhum bloco alcança algumas das casas em destaque.`,
    splitFilled: (column, clue) =>
      `Divisão: as casas riscadas e pintadas dividem a coluna ${column}. Não importa como você coloque ${clue}, algumas das casas em destaque sempre ficam pintadas.`,
    splitEmpty: (column, clue) =>
      `Divisão: as casas riscadas e pintadas dividem a coluna ${column}. Não importa como você coloque ${clue}, algumas das casas em destaque sempre ficam vazias.`,
    supposeEmpty: (column) =>
      `Contradição: imagine que a casa em destaque é vazia e siga as consequências. A coluna ${column} se torna impossível.`,
    supposeFilled: (column) =>
      `Contradição: imagine que a casa em destaque é pintada e siga as consequências. A coluna ${column} se torna impossível.`,
  },
  clearFilled: (place) => `${place}: precisa ficar vazia. Apague.`,
  clearCross: (place) => `${place}: precisa ser pintada. Apague o risco.`,
  filled: (place, clue) => `${place}: pinte, pois todas as formas de colocar ${clue} passam por aí.`,
  empty: (place, clue) => `${place}: deixe em branco, pois nenhuma forma de colocar ${clue} passa por aí.`,
  tryCell: 'Nenhuma fileira ajuda sozinha. Teste uma casa da linha em destaque e siga as consequências.',
  compare: 'Não há um motivo simples: compare várias fileiras.',
  noReason: (place) => `${place}: pintada em uma solução. Não há um motivo simples.`,
}

export const moveTexts: Translation<typeof moves.moveTexts> = {
  cellTitle: (row, column) => `Linha ${row}, coluna ${column}`,
  columnsTitle: (row, first, last) => `Linha ${row}, colunas ${first} a ${last}`,
  rowsTitle: (column, first, last) => `Coluna ${column}, linhas ${first} a ${last}`,
  cell: (row, column) => `linha ${row}, coluna ${column}`,
  filled: (place) => `${place}: pintar`,
  crossed: (place) => `${place}: riscar`,
  cleared: (place) => `${place}: apagar`,
}

export const pictureTexts: Translation<typeof pictures.pictureTexts> = {
  Heart: 'Coração',
  House: 'Casa',
  'Fir tree': 'Pinheiro',
  Mushroom: 'Cogumelo',
  Cup: 'Xícara',
  Sailboat: 'Veleiro',
  Anchor: 'Âncora',
  Key: 'Chave',
  Umbrella: 'Guarda-chuva',
  Cherries: 'Cerejas',
  Duck: 'Pato',
  Fish: 'Peixe',
  Flower: 'Flor',
  Cat: 'Gato',
  Skull: 'Caveira',
  'T-shirt': 'Camiseta',
  Boot: 'Bota',
  Crown: 'Coroa',
  'Ice cream': 'Sorvete',
  Apple: 'Maçã',
  Robot: 'Robô',
  Ghost: 'Fantasma',
  'Coffee mug': 'Caneca de café',
  Whale: 'Baleia',
  Turtle: 'Tartaruga',
  Snail: 'Caracol',
  Goldfish: 'Peixinho dourado',
  Bird: 'Pássaro',
  Cactus: 'Cacto',
  Pineapple: 'Abacaxi',
  Carrot: 'Cenoura',
  Penguin: 'Pinguim',
  Frog: 'Sapo',
  Ladybug: 'Joaninha',
  Crab: 'Caranguejo',
  Car: 'Carro',
  Locomotive: 'Locomotiva',
  Bell: 'Sino',
  Lighthouse: 'Farol',
  'Christmas tree': 'Árvore de Natal',
  Snowman: 'Boneco de neve',
  'Hot-air balloon': 'Balão',
  Castle: 'Castelo',
  Strawberry: 'Morango',
  Dog: 'Cachorro',
  Plane: 'Avião',
  Rocket: 'Foguete',
  Owl: 'Coruja',
  Butterfly: 'Borboleta',
  Bear: 'Urso',
  Teapot: 'Bule',
  Dinosaur: 'Dinossauro',
  Panda: 'Panda',
  Octopus: 'Polvo',
  Jellyfish: 'Água-viva',
  'Teddy bear': 'Urso de pelúcia',
  'Apple tree': 'Macieira',
}

export const printTexts: Translation<typeof print.printTexts> = {
  rule: 'Cada pista dá o tamanho dos blocos de casas pintadas de sua linha ou coluna, em ordem.',
}

export const reviewTexts: Translation<typeof review.reviewTexts> = {
  filled: 'Desenho pintado',
  row: {
    filledInEveryWay: (row, title, clue) =>
      `${title}: pintada em todas as formas de colocar ${clue} na linha ${row}.`,
    emptyInEveryWay: (row, title, clue) =>
      `${title}: vazia em todas as formas de colocar ${clue} na linha ${row}.`,
    ifEmpty: (row, cell) => `Se a casa da ${cell} ficasse vazia, não daria para completar a linha ${row}.`,
    ifFilled: (row, cell) => `Se a casa da ${cell} fosse pintada, não daria para completar a linha ${row}.`,
  },
  column: {
    filledInEveryWay: (column, title, clue) =>
      `${title}: pintada em todas as formas de colocar ${clue} na coluna ${column}.`,
    emptyInEveryWay: (column, title, clue) =>
      `${title}: vazia em todas as formas de colocar ${clue} na coluna ${column}.`,
    ifEmpty: (column, cell) =>
      `Se a casa da ${cell} ficasse vazia, não daria para completar a coluna ${column}.`,
    ifFilled: (column, cell) =>
      `Se a casa da ${cell} fosse pintada, não daria para completar a coluna ${column}.`,
  },
  filledByOthers: (title) => `${title}: pintada; outras linhas e colunas levam a isso, uma depois da outra.`,
  emptyByOthers: (title) => `${title}: vazia; outras linhas e colunas levam a isso, uma depois da outra.`,
  fill: (cell) => `Pintar a casa da ${cell}`,
  cross: (cell) => `Riscar a casa da ${cell}`,
  earlyFilled: (cell) => `Ainda não dava para deduzir: a casa da ${cell} é pintada.`,
  earlyEmpty: (cell) => `Ainda não dava para deduzir: a casa da ${cell} é vazia.`,
  guess: (title) => `${title}: ainda não dava para deduzir; foi um palpite de sorte.`,
  summary: {
    wrong: 'Casas erradas',
    guesses: 'Palpites',
    solutions: 'Soluções',
    several: 'várias',
  },
}
