import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/nonogram/texts/game'
import type { Translation } from '../../translation'

const POSITION_FORM =
  'Cole linhas de . e #, ou as pistas de todas as linhas, uma linha vazia e as pistas de todas as colunas.'
const POSITION_ZERO =
  'Escreva 0 para uma linha ou coluna sem casas pintadas e deixe uma linha vazia entre as linhas e as colunas.'
const POSITION_SIGNS = 'Escreva # para casas pintadas e . para casas vazias.'

export const texts: Translation<typeof game.texts> = {
  options: {
    puzzle: { label: 'Puzzle', picture: 'Desenho', generated: 'Gerado' },
    size: { label: 'Tamanho', 5: '5x5', 10: '10x10', 15: '15x15', 20: '20x20' },
    level: {
      label: 'Dificuldade',
      easy: 'Fácil',
      medium: 'Médio',
      hard: 'Difícil',
      says: {
        easy: 'Cada passo sai de uma linha ou coluna, em poucas passadas.',
        medium: 'Cada passo sai de uma linha ou coluna, em muitas passadas.',
        hard: 'Às vezes é preciso testar uma casa para achar uma contradição.',
      },
    },
    crosses: { label: 'Riscar fileiras prontas', on: 'Sim', off: 'Não' },
    check: { label: 'Erros', off: 'Ocultos', on: 'Visíveis e contados' },
    practice: {
      label: 'Técnica',
      off: 'Não',
      techniques: {
        overlap: 'Sobreposição',
        edge: 'Bordas',
        reach: 'Fora de alcance',
        split: 'Divisão',
        contradiction: 'Contradição',
      },
      says: {
        overlap:
          'Empurre todos os blocos de uma linha ou coluna para uma ponta e depois para a outra. Uma casa que o mesmo bloco pinta nas duas vezes fica sempre pintada. Para isso, bastam a pista e as casas riscadas.',
        edge: 'Uma casa pintada perto de uma borda ou de uma casa riscada é do bloco que está ali. Esse bloco quase não pode se mover. As casas que ele ocupa no primeiro e no último lugar ficam pintadas.',
        reach:
          'Com as casas pintadas e as riscadas, ache o primeiro e o último lugar de cada bloco. Entre eles há casas que nenhum bloco alcança. Essas casas ficam vazias.',
        split:
          'As casas riscadas dividem uma linha ou coluna em partes. Veja que blocos cabem em cada parte: ela pode ser curta demais, e casas pintadas são de um bloco ou de dois. Depois, trate cada parte como uma linha ou coluna própria.',
        contradiction:
          'Nenhuma linha ou coluna sozinha ajuda. Imagine que uma casa é pintada e siga as consequências. Se uma linha ou coluna se tornar impossível, a casa é vazia; o contrário também vale.',
      },
    },
  },
  controls: { cross: 'Riscar', clear: 'Apagar', tool: 'Pintar ou riscar' },
  print: { label: 'Puzzles', solutions: 'Soluções' },
  stats: { 'To fill': 'Faltam', Mistakes: 'Erros', Time: 'Tempo' },
  best: { time: 'Melhor tempo' },
  status: {
    filled: (cells) =>
      plural(cells, { one: '# casa pintada.', many: '# de casas pintadas.', other: '# casas pintadas.' }),
    crossed: (cells) =>
      plural(cells, { one: '# casa riscada.', many: '# de casas riscadas.', other: '# casas riscadas.' }),
    cleared: (cells) =>
      plural(cells, { one: '# casa apagada.', many: '# de casas apagadas.', other: '# casas apagadas.' }),
    mistake: 'Isso foi um erro.',
    finished: (lines) =>
      plural(lines, {
        one: 'Fileira pronta.',
        many: '# de fileiras prontas.',
        other: '# fileiras prontas.',
      }),
  },
  captions: {
    fill: 'pintada',
    cross: 'riscada',
    clear: 'apagada',
    mistake: 'erro',
    line: 'fileira pronta',
    solved: 'desenho revelado',
    Refused: 'não dá para marcar esta casa',
  },
  howTo: [
    'Cada pista dá o tamanho dos blocos de casas pintadas, em ordem.',
    'Pinte as casas de que tem certeza e risque as vazias. Arraste para marcar várias.',
    'Todo puzzle tem uma única solução, e não é preciso adivinhar.',
  ],
  ends: {
    solved: 'Resolvido',
    picture: (name) => `Desenho: ${name}.`,
    size: (width, height) => `${width} por ${height} casas.`,
  },
  position: {
    form: POSITION_FORM,
    signs: POSITION_SIGNS,
    large: (max) => `Um puzzle pode ter no máximo ${max} linhas e ${max} colunas.`,
    twice: (width, rows) =>
      `Cada casa deste desenho aparece duas vezes. A largura é de ${width} ou ${2 * width} casas? Escreva o tamanho em uma linha antes do desenho: ${width} ${rows} ou ${2 * width} ${rows}.`,
    otherSize: (rows, columns, width, height) =>
      `Este desenho tem ${rows} linhas e ${columns} colunas, mas o tamanho indica ${width} e ${height}.`,
    shortRow: (row, clue) => `A linha ${row} é curta demais para a pista ${clue}.`,
    shortColumn: (column, clue) => `A coluna ${column} é curta demais para a pista ${clue}.`,
    sums: (inRows, inColumns) => `As linhas têm ${inRows} casas pintadas, mas as colunas têm ${inColumns}.`,
    empty: 'Este puzzle está vazio: nenhuma casa é pintada.',
    noSolution: 'Este puzzle não tem solução.',
    tooLong: 'Este puzzle talvez não tenha solução, ou tenha várias: descobrir isso demora demais.',
    severalSolutions: 'Este puzzle tem mais de uma solução. Qualquer uma delas vale.',
    blankLines: `As linhas em branco deste desenho são linhas vazias do puzzle? ${POSITION_SIGNS}`,
    unclearSigns: (signs) =>
      `Não está claro qual dos sinais ${signs.map((sign) => `“${sign}”`).join(', ')} é uma casa pintada. ${POSITION_SIGNS}`,
    lengths: (row, length, width) =>
      `As linhas deste desenho têm tamanhos diferentes: a linha ${row} tem ${length}, não ${width}. ${POSITION_SIGNS}`,
    noClue: (text) => `“${text}” não é uma pista. ${POSITION_FORM}`,
    apart: (clue) => `Para vários blocos, escreva ${clue}.`,
    otherForm: `Os links e arquivos desse site não podem ser lidos aqui. ${POSITION_FORM}`,
    colors: 'Este puzzle tem várias cores. Só puzzles de uma cor podem ser lidos.',
    noXml: `Isto é XML ou HTML sem pistas que possam ser lidas. ${POSITION_FORM}`,
    xmlWithoutRows: 'Este XML não tem as pistas das linhas.',
    xmlWithoutColumns: 'Este XML não tem as pistas das colunas.',
    jsonUnnamed: 'Não está claro qual lista deste JSON tem as linhas. Chame as listas de “rows” e “columns”.',
    jsonWithoutRows: `Este JSON não tem pistas das linhas que possam ser lidas. ${POSITION_FORM}`,
    jsonWithoutColumns: `Este JSON não tem pistas das colunas que possam ser lidas. ${POSITION_FORM}`,
    lines: (columns, rows, lines) =>
      `Este puzzle de ${columns} colunas e ${rows} linhas tem pistas de ${lines} fileiras.`,
    noRows: `Faltam as pistas das linhas. ${POSITION_FORM}`,
    noColumns: `Faltam as pistas das colunas. ${POSITION_FORM}`,
    otherRows: (rows, clues) => `Este puzzle tem ${rows} linhas, mas pistas de ${clues}. ${POSITION_ZERO}`,
    otherColumns: (columns, clues) =>
      `Este puzzle tem ${columns} colunas, mas pistas de ${clues}. ${POSITION_ZERO}`,
    noNonogram: `Isto não é um nonograma. ${POSITION_FORM}`,
    severalWays: `Estas pistas podem ser lidas de várias formas. ${POSITION_ZERO}`,
    unclearRows: `Não está claro quais destas pistas são das linhas. ${POSITION_ZERO}`,
  },
  board: {
    name: 'Grade do nonograma',
    filled: 'pintada',
    crossed: 'riscada',
    empty: 'vazia',
    mistakeFilled: 'erro, pintada',
    mistakeCrossed: 'erro, riscada',
    cell: (what, rowClue, columnClue) => `${what}; pista da linha ${rowClue}, pista da coluna ${columnClue}`,
    tool: 'Ao tocar',
    fill: 'Pintar',
    cross: 'Riscar',
    pan: 'Mover',
    zoomIn: 'Aproximar',
    zoomOut: 'Afastar',
    puzzleText: 'Puzzle como texto',
  },
}
