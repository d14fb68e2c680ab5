/**
 * Tests that Sudoku puzzles are read as people and programs write them, or refused with the wrong character or count.
 */
import { describe, expect, it } from 'vitest'
import { readPuzzle } from '../../../src/games/sudoku/rules/notation'
import { EASY, EASY_SOLVED } from './grids'

const givens = (text: string) => readPuzzle(text, 'classic').puzzle.givens.join('')
const rows = EASY.match(/.{9}/g) as string[]
const empty = (character: string) => EASY.replaceAll('0', character)
/** Rows with three bars, and edges between the boxes. */
const drawn = (character: string, edge: string, bar = '|', gap = ' ') =>
  rows
    .map((row, i) => {
      const boxes = row.replaceAll('0', character).match(/.../g) as string[]
      const line = `${bar}${gap}${boxes.map((box) => [...box].join(gap)).join(`${gap}${bar}${gap}`)}${gap}${bar}`
      return i % 3 === 0 ? `${edge}\n${line}` : line
    })
    .join('\n')
    .concat(`\n${edge}`)

describe('a puzzle', () => {
  it.each(['0', '.', '*', '_', 'x', 'X', '-', '?', '·', 'o', '–', '□'])(
    'has empty cells written %s',
    (character) => {
      expect(givens(empty(character))).toBe(EASY)
      expect(givens(rows.map((row) => row.replaceAll('0', character)).join('\n'))).toBe(EASY)
      expect(givens([...empty(character)].join(' '))).toBe(EASY)
    },
  )
  it.each([
    ['a drawing with dashes and plus signs', drawn('.', '+-------+-------+-------+')],
    ['a drawing without corners', drawn('.', '-------------------------')],
    ['a drawing with stars', drawn('.', '*-----------------------*')],
    ['a drawing with points for corners', drawn('.', '.-------.-------.-------.')],
    ['a drawing with colons', drawn('.', ':-------+-------+-------:')],
    ['a drawing with equals signs', drawn('0', '=========================')],
    ['a drawing whose empty cells are dashes', drawn('-', '+-------+-------+-------+')],
    ['a narrow drawing whose empty cells are dashes', drawn('-', '+---+---+---+', '|', '')],
    ['edges of nine dashes', drawn('.', '|---|---|---|', '|', '')],
    ['a drawing whose empty cells are underlines', drawn('_', '+-------+-------+-------+')],
    ['a drawing whose empty cells are stars', drawn('*', '+-------+-------+-------+')],
    ['a drawing of lines', drawn('.', '├───────┼───────┼───────┤', '│')],
    ['a heavy drawing', drawn('.', '╠═══════╬═══════╣', '║')],
    ['commas', [...EASY].join(',')],
    ['commas in rows', rows.map((row) => [...row].join(', ')).join('\n')],
    [
      'nothing between commas',
      rows.map((row) => [...row.replaceAll('0', ' ')].join(',').replaceAll(' ', '')).join('\n'),
    ],
    [
      'nothing between tabs',
      rows.map((row) => [...row].map((each) => (each === '0' ? '' : each)).join('\t')).join('\n'),
    ],
    ['semicolons behind rows too', rows.map((row) => `${[...row].join(';')};`).join('\r\n')],
    ['brackets of a program', `[${rows.map((row) => `[${[...row].join(', ')}]`).join(',\n ')}]`],
    ['spaces for empty cells', rows.map((row) => row.replaceAll('0', ' ')).join('\n')],
    [
      'spaces for empty cells, cut at the end',
      rows.map((row) => row.replaceAll('0', ' ').trimEnd()).join('\n'),
    ],
    ['full-width digits', EASY.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit)))],
    ['zero-width spaces and a byte order mark', `\uFEFF${[...EASY].join('\u200B')}`],
    ['words about it', `#A Nobody\n#D An easy one\n${rows.join('\n')}`],
    ['sections of a file', `[Puzzle]\n${rows.join('\n')}\n[State]\n${'1'.repeat(81)}`],
    ['a name behind it', `${EASY} # from a book, 1.2`],
    ['a link to it', `https://arcade.example/games/sudoku?level=easy&position=${EASY}`],
    ['a number before it', `12 ${EASY}`],
    ['a number and a comma before it', `#12,${EASY},easy`],
    ['a name before it', `Puzzle 12: ${EASY}`],
    ['the form of a library', `:0000:x:${empty('.')}::`],
    ['XML', `<?xml version="1.0"?>\n<game level="3">\n<sudoku id="1" data="${EASY}"/>\n</game>`],
    ['a trailing comma', `grid = [\n${rows.map((row) => `  [${[...row].join(', ')}],\n`).join('')}]`],
    ['braces', `int[][] grid = {\n${rows.map((row) => `{${[...row].join(', ')}}`).join(',\n')}\n};`],
    ['tuples', `(${rows.map((row) => `(${[...row].join(', ')}),`).join('\n')})`],
    ['the short names of rows', rows.map((row, i) => `R${i + 1}: ${row}`).join('\n')],
    ['the names of rows', rows.map((row, i) => `Row ${i + 1}: ${[...row].join(' ')}`).join('\n')],
    ['the numbers of rows', rows.map((row, i) => `${i + 1}: ${row}`).join('\n')],
    ['numbered rows', rows.map((row, i) => `${i + 1}. ${row}`).join('\n')],
    [
      'numbers around',
      `  ${[...'123456789'].join(' ')}\n${rows.map((row, i) => `${i + 1} ${[...row].join(' ')}`).join('\n')}`,
    ],
    [
      'letters of rows',
      `  1 2 3 4 5 6 7 8 9\n${rows.map((row, i) => `${'ABCDEFGHI'[i]} ${row}`).join('\n')}`,
    ],
    ['letters of columns', `A B C D E F G H I\n${rows.join('\n')}`],
    ['a table of bars', rows.map((row) => `| ${[...row.replaceAll('0', ' ')].join(' | ')} |`).join('\n')],
    ['a table of bars without edges', rows.map((row) => [...row.replaceAll('0', ' ')].join('|')).join('\n')],
    [
      'a table of Markdown with an empty head',
      `|${'   |'.repeat(9)}\n|${'---|'.repeat(9)}\n${rows.map((row) => `| ${[...row.replaceAll('0', ' ')].join(' | ')} |`).join('\n')}`,
    ],
    ['words before rows', rows.map((row, i) => `Line no. ${i + 1}: ${row}`).join('\n')],
    ['a title', `Sudoku #12 (hard)\n\n${rows.join('\n')}`],
    ['a block of code', `\`\`\`\n${rows.join('\n')}\n\`\`\``],
    ['quoted lines', rows.map((row) => `> ${row}`).join('\n')],
    ['rows joined by dots', rows.join('.')],
    ['rows joined by bars', rows.join('|')],
    ['cells joined by dots', [...EASY].join('.')],
    [
      'JSON',
      JSON.stringify({ name: 'x', grid: rows.map((row) => [...row].map((each) => Number(each) || null)) }),
    ],
  ])('is read with %s', (_name, text) => {
    expect(givens(text)).toBe(EASY)
  })

  it('is the first of a collection', () => {
    const text = `# many\n${EASY}\n${empty('.')} second\n${empty('*')}\n`
    expect(readPuzzle(text, 'classic')).toMatchObject({ others: 2 })
    expect(givens(text)).toBe(EASY)
  })

  it('is the first of several drawings', () => {
    const text = `${rows.join('\n')}\n\n${rows.join('\n')}`
    expect(givens(text)).toBe(EASY)
    expect(readPuzzle(text, 'classic')).toMatchObject({ others: 1 })
  })

  it.each([
    [rows.map((row) => `${row}  ${row}`).join('\n'), 'has the digits of 2 puzzles. Paste only'],
    [
      rows
        .slice(1)
        .map((row, i) => `R${i + 1}: ${row}`)
        .join('\n'),
      'this one has 72',
    ],
    [EASY.replace('7', 'a'), '“a” in line 1 can’t be read. Paste only the 81 digits'],
    [
      rows.map((row, i) => (i === 4 ? row.replace('8', '#') : row)).join('\n'),
      'Row 5 of this Sudoku has 8 cells',
    ],
    [
      rows.map((row, i) => (i === 2 ? `${row}1` : row)).join('\n'),
      'Row 3 of this Sudoku has 10 cells, not 9',
    ],
    [rows.with(2, (rows[2] as string).slice(1)).join('\n'), 'Row 3 of this Sudoku has 8 cells, not 9'],
    [rows.slice(1).join('\n'), 'this one has 72'],
    [EASY.slice(1), 'this one has 80'],
    [`${EASY}1`, 'this one has 82'],
    ['', 'this one has 0'],
    [
      rows.map((row) => [...row].map((each) => (each === '0' ? '123' : each)).join(' ')).join('\n'),
      'several notes',
    ],
    [
      '<puzzle><cell>5</cell></puzzle>',
      'This is XML or HTML, which can’t be read here. Paste only the 81 digits',
    ],
    ['https://example.com/sudoku/12', 'This is a link. Open it'],
    ['https://arcade.example/games/sudoku?position=%E0%A4%A', 'This link is damaged'],
  ])('is refused with the wrong character or count: %s', (text, reason) => {
    expect(() => givens(text)).toThrow(reason)
  })

  describe('with notes', () => {
    const PUZZLE = '000000000456789123789123456234567891567891234891234567345678912678912345912345678'
    const characters = (cell: string) => [...'123456789'].map((digit) => (cell.includes(digit) ? digit : '.'))
    /** Where a cell has no digit, as many notes as its place says. */
    const cells = (puzzle: string) =>
      [...puzzle].map((digit, i) => (digit === '0' ? '123456789'.slice(i % 4, (i % 4) + 3) : digit))
    const inRows = <T>(all: readonly T[]) =>
      Array.from({ length: 9 }, (_, row) => all.slice(row * 9, row * 9 + 9))
    const nine = (puzzle: string) => cells(puzzle).map((cell) => characters(cell).join(''))
    const table = (puzzle: string, seam: string, of = (cell: string) => cell) =>
      inRows(cells(puzzle))
        .map((row) => row.map(of).join(seam))
        .join('\n')
    const thirds = (puzzle: string, seam = '', empty = '.') =>
      inRows(cells(puzzle))
        .map((row) =>
          [0, 3, 6]
            .map((from) =>
              row
                .map((cell) =>
                  characters(cell)
                    .slice(from, from + 3)
                    .join('')
                    .replaceAll('.', empty),
                )
                .join(seam),
            )
            .join('\n'),
        )
        .join('\n')

    it.each(
      [PUZZLE, EASY, EASY_SOLVED].flatMap((puzzle) => [
        ['729 characters', nine(puzzle).join('')],
        ['729 digits', nine(puzzle).join('').replaceAll('.', '0')],
        [
          'nine lines of 81',
          inRows(nine(puzzle))
            .map((row) => row.join(''))
            .join('\n'),
        ],
        ['81 lines of nine', nine(puzzle).join('\n')],
        ['81 groups of nine', nine(puzzle).join(' ')],
        [
          'nine lines of nine groups',
          inRows(nine(puzzle))
            .map((row) => row.join(' | '))
            .join('\n'),
        ],
        [
          'digits pushed to the left',
          cells(puzzle)
            .map((cell) => cell.padEnd(9, '0'))
            .join(''),
        ],
        [
          'one digit after the other',
          [...'123456789']
            .map((digit) =>
              cells(puzzle)
                .map((cell) => (cell.includes(digit) ? digit : '0'))
                .join(''),
            )
            .join('\n'),
        ],
        ['729 bits', nine(puzzle).join('').replace(/[1-9]/g, '1').replaceAll('.', '0')],
        ['commas between all characters', [...nine(puzzle).join('')].join(',')],
        ['27 lines of 27', thirds(puzzle)],
        [
          '27 lines of 27 in a frame',
          `+---+---+\n${thirds(puzzle, '|').replace(/^.*$/gm, '|$&|')}\n+---+---+`,
        ],
        ['27 lines with spaces', thirds(puzzle, '|', ' ')],
        [
          'nine lines with spaces',
          inRows(nine(puzzle))
            .map((row) => row.join('').replaceAll('.', ' '))
            .join('\n'),
        ],
      ]),
    )('is refused: %s', (_, text) => {
      expect(() => givens(text)).toThrow('have several notes')
    })

    it.each(
      [PUZZLE, EASY].flatMap((puzzle) => [
        ['spaces', table(puzzle, ' ')],
        ['commas', table(puzzle, ',')],
        ['tabs', table(puzzle, '\t')],
        ['tabs and spaces', table(puzzle, '\t', (cell) => [...cell].join(' '))],
        ['quotes', table(puzzle, ',', (cell) => `"${[...cell].join(',')}"`)],
        ['Markdown', table(puzzle, ' | ').replace(/^.*$/gm, '| $& |')],
        [
          'lists',
          JSON.stringify(inRows(cells(puzzle)).map((row) => row.map((cell) => [...cell].map(Number)))),
        ],
        [
          'lists where there are several',
          JSON.stringify(
            inRows(cells(puzzle)).map((row) =>
              row.map((cell) => (cell.length > 1 ? [...cell].map(Number) : Number(cell))),
            ),
          ),
        ],
        [
          'names of rows',
          inRows(cells(puzzle))
            .map((row, i) => `R${i + 1}: ${row.join(' ')}`)
            .join('\n'),
        ],
        [
          'a frame',
          `.-----------.-----------.\n${table(puzzle, ' ').replace(/^(\S+ \S+ \S+) (\S+ \S+ \S+) (.*)$/gm, '| $1 | $2 | $3 |')}\n'-----------'-----------'`,
        ],
      ]),
    )('is refused with %s between cells', (_, text) => {
      expect(() => givens(text)).toThrow('have several notes')
    })

    it('is not taken for three or nine puzzles', () => {
      const boxes = rows.map((row) => (row.match(/.../g) as string[]).join(' ')).join('\n')
      expect(readPuzzle(`${boxes}\n\n${boxes}\n\n${boxes}`, 'classic')).toMatchObject({ others: 2 })
      expect(readPuzzle(Array.from({ length: 9 }, () => EASY).join('\n'), 'classic')).toMatchObject({
        others: 8,
      })
      const drawings = Array.from({ length: 9 }, () => rows.join('\n')).join('\n\n')
      expect(readPuzzle(drawings, 'classic')).toMatchObject({ others: 8 })
    })
  })
})
