/** Owns what is proved of the search that forgives. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listedGames } from '../../src/games/catalogue'
import { searchOf } from '../../src/site/search'

const find = searchOf(listedGames)
const pathOf = (id: string) => `/games/${id}`

describe('the search that forgives', () => {
  it.each([
    ['noughts and crosses', 'tic-tac-toe'],
    ['hangman', 'word-guessing'],
    ['memory', 'memory-match'],
    ['fifteen', 'sliding-puzzle'],
    ['draughts', 'checkers'],
    ['hockey', 'air-hockey'],
    ['pacman', 'pac-man'],
    ['21', 'blackjack'],
    ['four in a row', 'connect-four'],
    ['sudku', 'sudoku'],
    ['chec', 'checkers'],
    ['strategy', 'chess'],
    ['tetr', null],
  ])('finds by %s: %s', (text, id) => {
    const found = find(text)
    if (id) expect([...found]).toContain(pathOf(id))
    else expect([...found]).toEqual([])
  })
  it('finds every game by each of its other names and by its title', () => {
    for (const { path, title, otherNames = [] } of listedGames) {
      expect(otherNames.length, title).toBeGreaterThan(0)
      for (const name of [title, ...otherNames]) expect([...find(name)], `${title}: ${name}`).toContain(path)
    }
  })
  it('finds every title with any one letter of a long word left out, and never throws', () => {
    fc.assert(
      fc.property(fc.constantFrom(...listedGames), fc.nat(), ({ title, path }, n) => {
        const word = title.split(/\W+/).sort((a, b) => b.length - a.length)[0] ?? ''
        const at = 1 + (n % Math.max(1, word.length - 1))
        // Where nothing is left that a typo is forgiven in, nothing is promised.
        if (word.length < 5) return
        expect([...find(word.slice(0, at) + word.slice(at + 1))]).toContain(path)
      }),
    )
    fc.assert(fc.property(fc.string({ maxLength: 100 }), (text) => void find(text)))
  })
  it('finds nothing by nothing', () => {
    expect([...find('  ')]).toEqual([])
  })
})
