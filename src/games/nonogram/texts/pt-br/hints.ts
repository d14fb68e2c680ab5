import type { hintTexts as english } from '../hints'

export const hintTexts: typeof english = {
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
