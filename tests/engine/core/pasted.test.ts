/** What texts that people paste have in common. */
import { describe, expect, it } from 'vitest'
import { cannotRead, formatOf, whyUnreadable, withoutLink } from '../../../src/engine/core/input/pasted'
import { pastedText } from '../../../src/engine/core/input/plainText'

describe('pasted text', () => {
  it.each([
    ['<?xml version="1.0"?><a/>', 'XML or HTML'],
    ['<table><tr>', 'XML or HTML'],
    ['(;GM[1]FF[4])', 'SGF or GGF'],
    ['{"rows": []}', 'JSON'],
    ['[Event "x"]\n1. e4', 'PGN or PDN'],
    ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 'FEN'],
    ['W:W31-50:B1-20', 'draughts FEN'],
    ['data:image/png;base64,AA', 'a file as a data address'],
    ['f5d6c3', null],
    ['5 1\n2', null],
  ])('has a format: %s', (text, format) => {
    expect(formatOf(text)).toBe(format)
  })
  it.each([
    ['```\na\n b\n```\n', 'a\n b\n'],
    ['```text\r\na\r\n```', 'a\n'],
    ['```a```', 'a'],
    [' `a` ', 'a'],
    ['> a\n>  b\n>\n> c', 'a\n b\n\nc'],
    ['> > a\n>>b', 'a\nb'],
    ['> ```\n> a\n> ```', 'a\n'],
    ['> a\nb', 'a\nb'],
    ['<a\n> b', '<a\n> b'],
    ['a `b` c', 'a `b` c'],
  ])('has no marks of a message: %j', (text, bare) => {
    expect(pastedText(text)).toBe(bare)
  })
  it('has no codes of mail', () => {
    const row = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'
    expect(pastedText(`${row.slice(0, 75)}=\n${row.slice(75)}`)).toBe(row)
    expect(pastedText(`${row.slice(0, 30)}=\r\n${row.slice(30)}`)).toBe(row)
    expect(pastedText('12. e8=3DQ Kf7')).toBe('12. e8=Q Kf7')
    expect(pastedText('[White "Andr=C3=A9"]\n1. e8=3DQ=\n+')).toBe('[White "André"]\n1. e8=Q+')
    for (const same of [
      'e8=Q',
      'Nf3=\n24. Ke2',
      '#=\n=#',
      'A1 =20',
      'seed=42',
      '=====\n=====',
      '=',
      'cat =3D',
      '= 3D',
    ])
      expect(pastedText(same).replace('cat =', 'cat =3D'), same).toBe(same)
  })
  it('is explained by its format, or by the first character that is not known', () => {
    expect(whyUnreadable('<a>', /x/)).toBe('This is XML or HTML, which can’t be read here.')
    expect(whyUnreadable('x x\nx\u0007', /x/)).toBe('The character U+0007 in line 2 can’t be read.')
    expect(whyUnreadable('xq', /x/)).toBe('“q” can’t be read.')
    expect(whyUnreadable('x x', /x/)).toBeNull()
    expect(cannotRead('a word that is far too long', 3)).toBe('“a word that is f” in line 3 can’t be read.')
  })
  it('is read at once if it consists of empty lines, as a copied sheet does', () => {
    // Minutes with a search that goes on over the ends of lines.
    expect(whyUnreadable('\n'.repeat(400_000), /x/)).toBeNull()
  })
  it('may be a link with a position', () => {
    expect(withoutLink(' x', 'game')).toBe(' x')
    expect(withoutLink('https://a.example/games/x?seed=1&position=a%20b#c', 'game')).toBe('a b')
    expect(withoutLink('<https://a.example/?position=a+b>', 'game')).toBe('a b')
    expect(withoutLink('https://b.example/y/123', 'game', (link) => /\d+/.exec(link)?.[0])).toBe('123')
    expect(() => withoutLink('https://b.example/', 'game')).toThrow('paste the game that it shows')
    expect(() => withoutLink('https://a.example/?position=%E0%A4%A', 'game')).toThrow(
      'its game can’t be read',
    )
  })
})
