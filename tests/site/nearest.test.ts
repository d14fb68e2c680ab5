/** Which game or page an unknown address probably meant. */
import { describe, expect, it } from 'vitest'
import { listedGames } from '../../src/games/catalog'
import { nearestPage } from '../../src/site/pages/nearest'

describe('an unknown address', () => {
  it.each([
    ['/games/Snake', '/games/snake'],
    ['/games/snake)', '/games/snake'],
    ['/games/snake.', '/games/snake'],
    ['/games/snake,', '/games/snake'],
    ['/games/snake%29', '/games/snake'],
    ['/games/snake">', '/games/snake'],
    ['/games/snake.html', '/games/snake'],
    ['/games/pacman', '/games/pac-man'],
    ['/games/2048.', '/games/2048'],
    ['/games/tictactoe', '/games/tic-tac-toe'],
    ['/games/tic%20tac%20toe', '/games/tic-tac-toe'],
    ['/games/tic/tac/toe', '/games/tic-tac-toe'],
    ['/Games/Suduko', '/games/sudoku'],
    ['/games/snake/play', '/games/snake'],
    ['/minesweeper', '/games/minesweeper'],
    ['/game/hangman', '/games/word-guessing'],
    ['/games/extreme-chess', '/games/chess'],
    ['/Today', '/today'],
    ['/setings', '/settings'],
    ['/records.', '/records'],
    ['/nowhere', null],
    ['/games', null],
    ['/games/', null],
    ['/games/%E0%A4%A', null],
    ['/', null],
  ])('%s: %s', (path, meant) => {
    expect(nearestPage(path)?.path ?? null).toBe(meant)
  })
  it('finds every game in capitals, without hyphens, and with punctuation at the end', () => {
    for (const [n, { path, title }] of listedGames.entries()) {
      // Each game in one way: the search takes long.
      const typed = [path.toUpperCase(), path.replaceAll('-', ''), `${path}).`, `${path}/…`][n % 4] as string
      expect(nearestPage(typed), typed).toMatchObject({ path, title })
    }
  })
})
