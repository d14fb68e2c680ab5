/** Puzzles as people and other programs write them. */
import { describe, expect, it } from 'vitest'
import { readPuzzle, write } from '../../../src/games/nonogram/rules/notation'

const read = (text: string) => write(readPuzzle(text).clues)

/** Five columns, four rows, of which one is empty. */
const PICTURE = ['#####', '#...#', '.....', '.###.']
const TEXT = '5.1-1.0.3_2.1-1.1-1.1-1.2'
const ROWS = ['5', '1 1', '0', '3']
const COLUMNS = ['2', '1 1', '1 1', '1 1', '2']
const drawn = (filled: string, empty: string, between = '') =>
  PICTURE.map((row) => [...row].map((character) => (character === '#' ? filled : empty)).join(between)).join(
    '\n',
  )
const list = (lines: readonly string[]) => lines.join('\n')

describe('a picture', () => {
  it.each([
    ['X.', drawn('X', '.')],
    ['x-', drawn('x', '-')],
    ['⬛⬜', drawn('⬛', '⬜')],
    ['🟩⬜', drawn('🟩', '⬜')],
    ['stars and spaces', drawn('*', ' ')],
    ['hashes and spaces, cut at the end', drawn('#', ' ').replace(/ +$/gm, '')],
    ['@o', drawn('@', 'o')],
    ['ones and noughts with commas', drawn('1', '0', ',')],
    ['ones and noughts with spaces', drawn('1', '0', ' ')],
    ['ones and nothing between tabs', drawn('1', '', '\t')],
    [
      'a list of a program',
      `[${PICTURE.map((row) => `[${[...row].map((character) => Number(character === '#')).join(', ')}]`).join(', ')}]`,
    ],
    ['strings of a program', `[${PICTURE.map((row) => `"${row}"`).join(', ')}]`],
    ['crosses as empty cells', drawn('#', 'x')],
    ['BW', drawn('B', 'W')],
    ['discs', drawn('●', '○')],
    ['O.', drawn('O', '.')],
    ['a size first', `5 4\n${drawn('#', '.')}`],
    ['a bitmap', `P1\n# made by a program\n5 4\n${drawn('1', '0', ' ')}`],
    ['bars', drawn('#', '.', '|')],
    ['doubled cells below their size', `5 4\n${drawn('██', '  ')}`],
    ['a block of code', `\`\`\`\n${drawn('#', '.')}\n\`\`\``],
    ['quoted lines', drawn('#', '.').replace(/^/gm, '> ')],
    [
      'a frame',
      `+-----+\n${drawn('#', ' ')
        .split('\n')
        .map((row) => `|${row}|`)
        .join('\n')}\n+-----+`,
    ],
  ])('is read from %s', (_, text) => {
    expect(read(text)).toBe(TEXT)
  })
  it('of one character and spaces is read as drawn', () => {
    expect(read('#   #\n#   #\n#   #')).toBe('1-1.1-1.1-1_3.0.0.0.3')
    expect(read('  #  \n ### \n#####\n ### \n  #')).toBe('1.3.5.3.1_1.3.5.3.1')
    expect(read('# #\n\n# #')).toBe('1-1.0.1-1_1-1.0.1-1')
  })
  it.each([
    ['#.#\n#q#\n#.#', /“q” in line 2 can’t be read. Write # for filled/],
    ['xox\noxo\nxox', /isn’t clear which of the signs “x”, “o” is a filled cell/],
    ['🟩⬛\n⬛🟩', /“🟩” in line 1 can’t be read/],
    ['4 4\n#.#\n.#.\n#.#', /has 3 rows and 3 columns, but its size says 4 and 4/],
    ['#.#\n##\n#.#', /row 2 has 2, not 3/],
    [drawn('██', '  '), /drawn twice. Is it 5 or 10 cells wide\? .* before it: 5 4 or 10 4\./],
    [drawn('##', '..'), /drawn twice/],
    [drawn('##', '..', ' '), /drawn twice/],
    ['4 4\n##..\n..##', /has 2 rows and 4 columns, but its size says 4 and 4/],
    ['##\n\n##', /blank lines of this picture empty rows/],
    ['# #\n\n# #\n\n# #', /blank lines of this picture empty rows/],
  ])('is refused with the reason: %s', (text, reason) => {
    expect(() => read(text)).toThrow(reason)
  })
})

describe('clues', () => {
  it.each([
    [
      'a .non file',
      `catalogue "x"\ntitle "Rows of one"\nby "a person"\nwidth 5\nheight 4\n\nrows\n5\n1,1\n0\n3\n\ncolumns\n2\n1,1\n1,1\n1,1\n2\n\ngoal "1"`,
    ],
    ['a .non file with a blank clue', `width 5\nheight 4\nrows\n5\n1,1\n\n3\n\ncolumns\n${list(COLUMNS)}`],
    ['headings, columns first', `Columns:\n${list(COLUMNS)}\n\nRows:\n${list(ROWS)}`],
    ['headings on the lines', `rows: ${ROWS.join('; ')}\ncols: ${COLUMNS.join('; ')}`],
    [
      'numbered lines',
      `${ROWS.map((row, i) => `Row ${i + 1}: ${row}`).join('\n')}\n${COLUMNS.map((row, i) => `Column ${i + 1}: ${row}`).join('\n')}`,
    ],
    ['headings on the lines and commas', `Rows: ${ROWS.join(', ')}\nColumns: ${COLUMNS.join(', ')}`],
    [
      'numbered lines below headings',
      `Rows\n${ROWS.map((row, i) => `${i + 1}. ${row}`).join('\n')}\nColumns\n${COLUMNS.map((row, i) => `${i + 1}) ${row}`).join('\n')}`,
    ],
    [
      'numbered lines',
      `${ROWS.map((row, i) => `${i + 1}. ${row}`).join('\n')}\n\n${COLUMNS.map((row, i) => `${i + 1}. ${row}`).join('\n')}`,
    ],
    [
      'letters and numbers',
      `${ROWS.map((row, i) => `R${i + 1}: ${row}`).join('\n')}\n\n${COLUMNS.map((row, i) => `C${i + 1}: ${row}`).join('\n')}`,
    ],
    [
      'letters and numbers, without a blank line',
      `${COLUMNS.map((row, i) => `C${i + 1}: ${row}`).join('\n')}\n${ROWS.map((row, i) => `R${i + 1}: ${row}`).join('\n')}`,
    ],
    [
      'headings and bullets of Markdown',
      `**Rows:**\n* ${ROWS.join('\n* ')}\n\n**Columns:**\n* ${COLUMNS.join('\n* ')}`,
    ],
    [
      'named lines without a character',
      `${ROWS.map((row, i) => `Row ${i + 1} ${row}`).join('\n')}\n${COLUMNS.map((row, i) => `Col ${i + 1} ${row}`).join('\n')}`,
    ],
    [
      'lines with dashes',
      `${ROWS.map((row, i) => `Row ${i + 1} - ${row}`).join('\n')}\n${COLUMNS.map((row, i) => `Column ${i + 1} – ${row}`).join('\n')}`,
    ],
    ['a block of code', `\`\`\`\n${list(ROWS)}\n\n${list(COLUMNS)}\n\`\`\``],
    [
      'webpbn',
      `<?xml version="1.0"?><puzzleset><puzzle><clues type="columns">${COLUMNS.map(
        (line) =>
          `<line>${line
            .split(' ')
            .map((n) => `<count>${n}</count>`)
            .join('')}</line>`,
      ).join('')}</clues>\n<clues type="rows">${ROWS.map((line) =>
        line === '0'
          ? '<line/>'
          : `<line>${line
              .split(' ')
              .map((n) => `<count>${n}</count>`)
              .join('')}</line>`,
      ).join('')}</clues></puzzle></puzzleset>`,
    ],
    ['a .cwd file', `4\n5\n${list(ROWS)}\n\n${list(COLUMNS)}`],
    ['a size first', `5 4\n${list(ROWS)}\n\n${list(COLUMNS)}`],
    ['the other size first', `4 5\n${list(ROWS)}\n${list(COLUMNS)}`],
    ['a size with a cross', `5x4\n${list(ROWS)}\n#\n${list(COLUMNS)}`],
    ['a hash between', `${list(ROWS)}\n#\n${list(COLUMNS)}`],
    ['the form of columns first in one line', '5x4:2/1.1/1.1/1.1/2/5/1.1//3'],
    [
      'JSON',
      JSON.stringify({
        title: 'x',
        rows: [[5], [1, 1], [], [3]],
        columns: [[2], [1, 1], [1, 1], [1, 1], [2]],
      }),
    ],
    ['two lists', '[[[5],[1,1],[],[3]],[[2],[1,1],[1,1],[1,1],[2]]]'],
    ...['&', ';', '+', '.', '$', '~', '/', ':', '&&', '+++', '! !'].flatMap((character) => [
      [`lists with ${character} between`, `${list(ROWS)}\n${character}\n${list(COLUMNS)}`],
      [`lists closed by ${character}`, `${list(ROWS)}\n${character}\n${list(COLUMNS)}\n${character}`],
      [
        `lists closed by ${character} and a blank line`,
        `${list(ROWS)}\n${character}\n\n${list(COLUMNS)}\n${character}\n`,
      ],
    ]),
    ...['&', ';', '+', '$'].map((character) => [
      `lists below headings, closed by ${character}`,
      `rows\n${list(ROWS)}\n${character}\ncolumns\n${list(COLUMNS)}\n${character}`,
    ]),
    ...['&', ';', ',', ':', '.'].map((character) => [
      `lines closed by ${character}`,
      `${ROWS.join(`${character}\n`)}${character}\n\n${COLUMNS.join(`${character}\n`)}${character}`,
    ]),
    ...[
      ['hor', 'ver'],
      ['h', 'v'],
      ['horizontal', 'vertical'],
      ['r', 'c'],
      ['side', 'top'],
      ['Zeilen', 'Spalten'],
    ].map(([rows = '', cols = '']) => [
      `JSON with ${rows} and ${cols}`,
      JSON.stringify({ [cols]: [[2], [1, 1], [1, 1], [1, 1], [2]], [rows]: [[5], [1, 1], [], [3]] }),
    ]),
    ...[
      { rows: ROWS, columns: COLUMNS },
      { rows: ['5', '1,1', '', '3'], cols: COLUMNS },
      { rows: [5, [1, 1], null, ['3']], cols: COLUMNS },
      { data: { puzzle: { rows: ROWS, cols: COLUMNS } } },
      [{ rows: ROWS, cols: COLUMNS }],
    ].map((value) => [`the JSON ${JSON.stringify(value)}`, JSON.stringify(value)]),
    ...[
      ['Zeilen', 'Spalten'],
      ['Filas', 'Columnas'],
      ['Lignes', 'Colonnes'],
      ['Linhas', 'Colunas'],
      ['[rows]', '[columns]'],
    ].map(([rows, cols]) => [
      `the headings ${rows} and ${cols}`,
      `${rows}\n${list(ROWS)}\n${cols}\n${list(COLUMNS)}`,
    ]),
    ['short headings', `hor: ${ROWS.join('; ')}\nver: ${COLUMNS.join('; ')}`],
    ['letters as headings', `h: ${ROWS.join('; ')}\nv: ${COLUMNS.join('; ')}`],
    ['an empty row in brackets', `5\n1 1\n[]\n3\n\n${list(COLUMNS)}`],
    ['an empty row as a dash', `5\n1 1\n-\n3\n\n${list(COLUMNS)}`],
    ['an empty row in quotes', `5\n1 1\n""\n3\n\n${list(COLUMNS)}`],
    ['an empty row as a blank line', `5\n1 1\n\n3\n\n${list(COLUMNS)}`],
  ])('are read from %s', (_, text) => {
    expect(read(text)).toBe(TEXT)
  })
  it.each([
    ['two blank lines', '5\n1 1\n3\n\n\n2\n1 1\n1 1\n1 1\n2', /several ways. Write 0 for a row or column/],
    ['blank lines everywhere', '5\n\n1 1\n\n4\n\n2\n\n1 1\n\n1\n\n1\n\n2', /Write 0/],
    ['no columns', 'rows\n5\n1 1\n3', /clues of the columns are missing/],
    [
      'a wrong size',
      'width 5\nheight 4\nrows\n5\n1 1\n3\ncolumns\n2\n1 1\n1 1\n1 1\n2',
      /has 4 rows, but clues of 3/,
    ],
    [
      'colors',
      '<puzzle><clues type="rows"><line><count color="red">1</count><count color="blue">1</count></line></clues></puzzle>',
      /several colors/,
    ],
    ['another XML', '<html><body>x</body></html>', /XML or HTML without clues/],
    [
      'unnamed lists',
      '{"a":[[2],[2]],"b":[[2],[2]]}',
      /which list of this JSON has the rows\. Name the lists “rows” and “columns”/,
    ],
    ['one list', '{"rows":[[2],[2]]}', /JSON has no clues of the columns that can be read/],
    ['numbers below nought', '{"rows":[[-2]],"cols":[[2]]}', /JSON has no clues of the rows that can/],
    ['a file of another site', 'pzprv3/nonogram/3/5/1 1/', /can’t be read here\. Paste rows of/],
    ['lines of such a file', 'pzprv3\nnonogram\n3\n5\n', /can’t be read here\. Paste rows of/],
    ['a link to another site', 'puzz.link/p?nonogram/5/5/1k1', /can’t be read here\. Paste rows of/],
    ['the whole link', 'https://puzz.link/p?nonogram/5/5/1k1', /can’t be read here\. Paste rows of/],
    ['another link without https', 'www.example.com/nonogram/12', /This is a link\. Open it/],
    [
      'blocks without spaces',
      `221\n1 1\n0\n3\n\n${list(COLUMNS)}`,
      /“221” can’t be read\. For several blocks, write 2 2 1\./,
    ],
    [
      'two blocks without a space',
      `5\n11\n0\n3\n\n${list(COLUMNS)}`,
      /too short for its clue 11\. For several blocks, write 1 1\./,
    ],
    [
      'such blocks in JSON',
      '{"rows":[221],"columns":[[1],[1],[],[1]]}',
      /clue 221\. For several blocks, write 2 2 1\./,
    ],
    ['a long block', `5\n20\n0\n3\n\n${list(COLUMNS)}`, /too short for its clue 20\.$/],
    ['another character', `5\n1 1\nq\n3\n2\n1 1`, /“q”/],
    ['too few lines', '5x5:1/1', /has clues of 2 lines/],
  ])('with %s are refused with the reason', (_, text, reason) => {
    expect(() => read(text)).toThrow(reason)
  })

  it('of ones are no picture if another character ends their lists', () => {
    expect(read('1\n1\n&\n1\n1')).toBe('1.1_1.1')
    expect(read('1\n1\n+\n1\n1\n+')).toBe('1.1_1.1')
  })
  it('are read from a link without https', () => {
    expect(read(`arcade.example/games/nonogram?position=${TEXT}`)).toBe(TEXT)
    expect(read(`127.0.0.1:4173/games/nonogram?position=${TEXT}`)).toBe(TEXT)
  })
})
