/** Deals and boards as people and solvers write them. */

import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import { options } from '../../../src/games/klondike/options'
import { read, write } from '../../../src/games/klondike/rules/notation'
import { cardsIn, pilesOf } from '../../../src/games/klondike/rules/state'

const FREECELL = completeOptions(options, { kind: 'freecell' })
const first = read('1', FREECELL)
const letters = write(first).split('_').slice(2)
const cards = (column: string) => column.match(/../g) ?? []
const columns = letters.map((column) => cards(column).join(' '))
const rows = Array.from({ length: 7 }, (_, row) =>
  letters.flatMap((column) => cards(column)[row] ?? []).join(' '),
)
const solver = ['Foundations: H-0 C-0 D-0 S-0', 'Freecells:', ...columns.map((column) => `: ${column}`)].join(
  '\n',
)
const SUITS: Record<string, string> = { S: '♠', H: '♥', D: '♦', C: '♣' }

describe('the number of a deal', () => {
  it.each([
    '#617',
    'Deal 617',
    'No. 617',
    'Spiel 617',
    'Spiel Nr. 617',
    'Donne n° 617',
    'Donne numéro 617',
    'Reparto n.º 617',
    'Reparto número 617',
    'Distribuição 617',
    '617.',
    '№ 617',
    'Game #617',
    'FreeCell deal: 617',
    'MS Freecell #617',
    'deal617',
    '６１７',
    '٦١٧',
    '(617)',
    'ms-617',
    'Deal - 617',
    '617th',
    'the 617th deal',
    'https://example.org/games/klondike?deal=617',
  ])('is read from %s', (text) => {
    expect(read(text, FREECELL).deal).toBe(617)
  })
  it.each(['11,982', '11 982', '11.982', '#11’982', 'Spiel 11.982', 'Donne 11\u202f982', 'Reparto 11 982'])(
    'is read from %s',
    (text) => {
      expect(read(text, FREECELL).deal).toBe(11_982)
    },
  )
  it.each(['1000000', '-1', '−1', '0', '1,000,000', '99999999999999'])('%s is out of range', (text) => {
    expect(() => read(text, FREECELL)).toThrow('Deals are numbered from 1 to 32,000.')
  })
  it.each(['617 or 618', 'deal 617 is hard', '6.5'])('is asked for by %s', (text) => {
    expect(() => read(text, FREECELL)).toThrow('Write only the number of the deal, such as 617.')
  })
})

describe('a board of FreeCell', () => {
  it.each([
    ['a line per column', columns.join('\n')],
    ['columns without spaces', letters.join('\n')],
    ['columns after colons', columns.map((column) => `: ${column}`).join('\n')],
    ['numbered columns', columns.map((column, i) => `${i + 1}. ${column}`).join('\n')],
    ['named columns', columns.map((column, i) => `Column ${i + 1}: ${column}`).join('\r\n')],
    ['a solver', solver],
    ['a solver with dashes', solver.replace('Freecells:', 'Freecells: -- -- -- --').replaceAll('T', '10')],
    ['columns with a free cells line at the end', `${columns.join('\n')}\nFree cells: - - - -`],
    ['rows with a free cells line', `Freecells:\n${rows.join('\n')}`],
    ['columns between bars', columns.join(' | ')],
    ['a line per row', rows.join('\n')],
    ['rows below a drawn line', `${'-'.repeat(24)}\n${rows.join('\n')}`],
    ['rows between drawn lines', `=====\n${rows.join('\n')}\n- - - - - - - -`],
    ['a solver with a line at the end', `${solver}\n\n--------`],
    ['a block of code', `\`\`\`text\n${columns.join('\n')}\n\`\`\`\n`],
    ['quoted lines', rows.map((row) => `> ${row}`).join('\n')],
    ['named rows', rows.map((row, i) => `Row ${i + 1}: ${row}`).join('\n')],
    ['one line', rows.join(' ')],
    [
      'a wrapped list',
      rows
        .join(' ')
        .match(/.{1,39}/g)
        ?.join('\n') ?? '',
    ],
    ['suit signs', rows.join('\n').replace(/[SHDC]/g, (suit) => SUITS[suit] ?? '')],
    ['suits first', columns.join('\n').replace(/(\S)(\S)/g, '$2$1')],
    ['tens and small letters', columns.join('\n').replaceAll('T', '10').toLowerCase()],
    ['a title', `FreeCell\n\n${columns.join('\n\n')}`],
  ])('is read from %s', (_, text) => {
    expect(write(read(text, FREECELL))).toBe(write(first))
  })
  it('is read in the middle of a game, with its free cells and foundations', () => {
    const left = columns.map((column, i) => (i < 2 ? column.slice(0, -3) : column))
    const free = columns.slice(0, 2).map((column) => column.slice(-2))
    const text = ['Foundations: H-0 C-0 D-0 S-0', `Freecells: ${free.join(' ')}`, ...left].join('\n')
    const state = read(text, FREECELL)
    expect(pilesOf(state).flatMap((pile) => cardsIn(state, pile))).toHaveLength(52)
    expect(state.cells.filter((card) => card >= 0)).toHaveLength(2)
  })
  it.each([
    [
      'six lines',
      columns
        .join(' ')
        .match(/.{1,18}/g)
        ?.join('\n') ?? '',
      /columns or the rows/,
    ],
    [
      'a wrong card',
      columns.join('\n').replace('JD', '1D'),
      /“1D” in line 1 can’t be read. A card is a rank and a suit/,
    ],
    ['a card twice', columns.join('\n').replace('JD', 'KD'), /KD appears twice/],
    ['a missing card', columns.join('\n').replace(/\S+$/, ''), /1 cards? of the deck/],
    ['seven rows and an empty line', `-\n${rows.join('\n')}`, /columns or the rows/],
    ['the boards of a solution', `${solver}\n\n=====\n\n${solver}`, /has several boards/],
  ])('with %s is refused with the reason', (_, text, reason) => {
    expect(() => read(text, FREECELL)).toThrow(reason)
  })
  it('asks in Klondike how lines of a deck are meant', () => {
    expect(() => read(columns.join('\n'), completeOptions(options))).toThrow(
      /in one line, in the order in which they are dealt/,
    )
    expect(read(rows.join(' '), completeOptions(options)).columns).toHaveLength(7)
    expect(() => read(solver.replace('Freecells:', 'Freecells: 6S'), completeOptions(options))).toThrow(
      /Choose FreeCell/,
    )
  })
})
