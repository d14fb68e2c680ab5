/** The tolerant search. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listedGames } from '../../src/games/catalog'
import { nearestOf, searchOf, similarTo } from '../../src/site/search/search'
import { errorsBetween } from '../../src/site/search/typos'
import { sample } from '../support/proofs'

const find = searchOf(listedGames)
const pathOf = (id: string) => `/games/${id}`

describe('the tolerant search', () => {
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
    ['tetris', null],
    // Joined, separated, and with punctuation.
    ['tictactoe', 'tic-tac-toe'],
    ['tic-tac-toe', 'tic-tac-toe'],
    ['ticta', 'tic-tac-toe'],
    ['flappybird', 'flappy-bird'],
    ['flappy bird game', 'flappy-bird'],
    ['brickbreaker', 'breakout'],
    ['brick-breaker', 'breakout'],
    ['mine sweeper', 'minesweeper'],
    ['black jack', 'blackjack'],
    ['battle ship', 'battleship'],
    ['whackamole', 'whack-a-mole'],
    ['wack a mole', 'whack-a-mole'],
    ['rockpaperscissors', 'rock-paper-scissors'],
    ['rock, paper & scissors!', 'rock-paper-scissors'],
    ['connect4', 'connect-four'],
    ['connectfour', 'connect-four'],
    ['4inarow', 'connect-four'],
    ['Simon Says…', 'simon-says'],
    ['PAC MAN', 'pac-man'],
    ['snakegame', 'snake'],
    // Typing errors.
    ['suduko', 'sudoku'],
    ['sodoku', 'sudoku'],
    ['sudkou', 'sudoku'],
    ['chekcers', 'checkers'],
    ['battelship', 'battleship'],
    ['asteriods', 'asteroids'],
    ['freecell', 'klondike'],
    ['mindsweaper', 'minesweeper'],
    ['flapybrid', 'flappy-bird'],
    ['tic tac teo', 'tic-tac-toe'],
    ['minswee', 'minesweeper'],
    // Stop words, initials, other names, modes.
    ['guess the number', 'number-guessing'],
    ['guess a word', 'word-guessing'],
    ['the snake', 'snake'],
    ['play chess online', 'chess'],
    ['rps', 'rock-paper-scissors'],
    ['ttt', 'tic-tac-toe'],
    ['wordle', 'word-guessing'],
    ['killer sudoku', 'sudoku'],
    ['x sudoku', 'sudoku'],
    ['international draughts', 'checkers'],
    ['international checkers', 'checkers'],
    ['ultimate tic tac toe', 'tic-tac-toe'],
    ['lizard spock', 'rock-paper-scissors'],
    ['mate in 2', 'chess'],
    ['chess puzzles', 'chess'],
    ['salvo', 'battleship'],
    ['15 puzzle', 'sliding-puzzle'],
    ['fifteen puzzle', 'sliding-puzzle'],
    ['three in a row', 'tic-tac-toe'],
    ['3 in a row', 'tic-tac-toe'],
    ['colour memory', 'color-memory'],
    ['pokémon', null],
  ])('finds by %s: %s', (text, id) => {
    const found = find(text)
    if (id) expect([...found]).toContain(pathOf(id))
    else expect([...found]).toEqual([])
  })
  it('finds every game by each of its other names and by its title', () => {
    for (const { path, title, otherNames = [] } of listedGames)
      for (const name of [title, ...otherNames]) expect([...find(name)], `${title}: ${name}`).toContain(path)
    expect(listedGames.filter(({ otherNames }) => otherNames).length).toBeGreaterThan(40)
  })
  it('finds every title without any one letter of its longest word, and never throws', () => {
    fc.assert(
      fc.property(fc.constantFrom(...listedGames), fc.nat(), ({ title, path }, n) => {
        const word = title.split(/\W+/).sort((a, b) => b.length - a.length)[0] ?? ''
        const at = 1 + (n % Math.max(1, word.length - 1))
        // Short words accept no typing errors.
        if (word.length < 5) return
        expect([...find(word.slice(0, at) + word.slice(at + 1))]).toContain(path)
      }),
    )
    fc.assert(fc.property(fc.string({ maxLength: 100 }), (text) => void find(text)))
  })
  it('finds nothing for an empty text', () => {
    expect([...find('  ')]).toEqual([])
  })
  it('finds every title and other name without spaces and hyphens, and with two letters swapped', {
    tags: ['sample'],
  }, () => {
    for (const { path, title, otherNames = [] } of listedGames)
      for (const name of [title, ...otherNames]) {
        const whole = name.replace(/[\s-]/g, '')
        if (whole.length < 4) continue
        if (whole !== name) expect([...find(whole)], `${title}: ${whole}`).toContain(path)
        for (let at = 1; at + 1 < whole.length && whole.length >= 5; at += sample(9, 1)) {
          const swapped = `${whole.slice(0, at)}${whole[at + 1]}${whole[at]}${whole.slice(at + 2)}`
          expect([...find(swapped)], `${title}: ${swapped}`).toContain(path)
        }
      }
  })
  it('accepts errors only if nothing is found exactly', () => {
    expect([...find('rps')]).toEqual([pathOf('rock-paper-scissors')])
    expect([...find('killer sudoku')]).toEqual([pathOf('sudoku')])
    expect([...find('mine')]).toEqual([pathOf('minesweeper')])
  })
  it('searches for stop words if there are no others, and handles long texts', () => {
    expect(find('of').size).toBeGreaterThan(0)
    expect([...find('zq '.repeat(500))]).toEqual([])
  })
})

describe('errors between words', () => {
  it.each([
    ['sudoku', 'suduko', 1],
    ['sudoku', 'sudkou', 1],
    ['sudoku', 'sudku', 1],
    ['sudoku', 'sudokku', 1],
    ['sudoku', 'sudaku', 1],
    ['minesweeper', 'mindsweper', 2],
    ['pong', 'song', 1],
    ['pong', 'pnog', 1],
    ['chess', 'chequers', Number.POSITIVE_INFINITY],
  ])('%s and %s: %s', (a, b, errors) => {
    expect([errorsBetween(a, b, 2), errorsBetween(b, a, 2)]).toEqual([errors, errors])
    expect(errorsBetween(a, b, 0)).toBe(Number.POSITIVE_INFINITY)
  })
})

describe('the nearest game of an address', () => {
  it.each([
    ['Snake', 'snake'],
    ['snake)', 'snake'],
    ['snake.', 'snake'],
    ['snake,', 'snake'],
    ['pacman', 'pac-man'],
    ['PacMan', 'pac-man'],
    ['pac_man', 'pac-man'],
    ['tictactoe', 'tic-tac-toe'],
    ['tic-tac-tow', 'tic-tac-toe'],
    ['connect4', 'connect-four'],
    ['hangman', 'word-guessing'],
    ['suduko', 'sudoku'],
    ['extreme-chess', 'chess'],
    ['memory', 'memory-match'],
    ['color', 'color-crash'],
    ['zzzz', null],
    ['', null],
  ])('%s: %s', (text, id) => {
    expect(nearestOf(listedGames, text)).toBe(id && pathOf(id))
  })
})

describe('suggestions for a text that finds nothing', () => {
  it.each([
    // Most of its words.
    ['chess for three', 'chess'],
    ['snake 3d', 'snake'],
    ['solitare with robots', 'klondike'],
    // A name that is like it.
    ['blaggjagg', 'blackjack'],
    ['tetris', null],
    ['zzzz', null],
    ['?', null],
  ])('%s', (text, id) => {
    expect(find(text).size).toBe(0)
    const similar = similarTo(listedGames, text, 3)
    expect(similar[0] ?? null).toBe(id && pathOf(id))
    expect(similar.length).toBeLessThanOrEqual(3)
  })
})
