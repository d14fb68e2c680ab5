/** The texts that the specification fixes are in the source letter for letter, in the part of the site they belong to. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

/** Texts by folder of `src`. `{}` is a value, and `…` at the end the rest of a sentence. */
const FIXED: Readonly<Record<string, readonly string[]>> = {
  site: [
    // Home page
    'Choose Your Game',
    'Filters',
    'Clear All',
    'Active',
    'Favorite Games',
    'Recently Played',
    'All Games',
    'Add Your Game',
    'No games found matching your filters',
    'Why Play Here?',
    'Instant Play',
    'Brain Training',
    'Achievements',
    'Play Now',
    // Custom games
    'Add Custom Game',
    'Cancel',
    'Please fill in all required fields',
    'Please provide either a game URL or embed code',
    'Your custom game has been added!',
    'Are you sure you want to delete "{}"? This action cannot be undone.',
    'Game deleted',
    'Loading...',
    'Back to Games',
    'No game content available',
    'Game not found',
    'The requested game could not be found.',
    // Not found, errors, header
    '404',
    'Oops! Page not found',
    'Return to Home',
    'Unexpected Application Error!',
    'Back',
    'Home',
  ],
  play: ['Start Game', 'Play Again', 'Restart', 'Resume', 'How to play', 'Got it'],
  'games/2048': ['Game Over'],
  'games/asteroids': ['Ship Destroyed!'],
  'games/battleship': ['Carrier', 'Battleship', 'Cruiser', 'Submarine', 'Destroyer'],
  'games/bingo': ['All Numbers Called!', 'No more numbers to call.'],
  'games/blackjack': [
    'Bust!',
    'You went over 21!',
    'Bust! You lose!',
    'Dealer busts! You win!',
    'Dealer wins!',
    'You win!',
    "Push! It's a tie!",
    'Hit',
    'Stand',
  ],
  'games/blink-dash': ['Game Over!', 'Final Score', 'Level Reached'],
  'games/blue-block-runner': [
    'Single Player',
    'Multiplayer',
    'Single player game started!',
    'Multiplayer game started!',
    'New high score!',
    'Player 1 (Blue) wins!',
    'Player 2 (Green) wins!',
    "It's a tie!",
  ],
  'games/breakout': ['Game Over!', 'All balls lost!…'],
  'games/circuit-breaker': [
    'Start Hacking',
    'Circuit Connected',
    'Next Level',
    'Main Menu',
    'System Failure',
    'System Failure!',
    'Try Again',
  ],
  'games/color-crash': ['Game Over!', 'Final Score', 'Best Combo'],
  'games/color-memory': ['Game Over! Final Score'],
  'games/connect-four': ['Column is full!'],
  'games/doodle-jump': ['New High Score!'],
  'games/emoji-decoder': ['Game Complete!'],
  'games/flappy-bird': ['Game Over!'],
  'games/frogger': ['Ouch!', 'Game Over!', 'Level Complete!'],
  'games/invisible-maze': [
    'Show Solution',
    'Hide Solution',
    'Level Complete',
    "Time's Up! Try again!",
    'Next Level',
    'Retry',
    'All levels completed!',
    'First Steps',
    'Narrow Passages',
    'The Labyrinth',
    'Spiral Trap',
    'Blind Chambers',
    'The Gauntlet',
    'The Void',
  ],
  'games/jigsaw-puzzle': ['Puzzle Complete!', 'Sunset', 'Ocean', 'Forest', 'City'],
  'games/memory-match': ['Perfect', 'Great', 'Good'],
  'games/minesweeper': ['Game Over! You hit a mine!'],
  'games/number-guessing': ['Please enter a number between {} and {}', 'Out of guesses! Try again.'],
  'games/pac-man': ['Ghost got you!', 'Level Complete!'],
  'games/pixel-sushi-chef': [
    'California Roll',
    'Cucumber Roll',
    'Shrimp Tempura',
    'Salmon Roll',
    'Veggie Roll',
  ],
  'games/rock-paper-scissors': ['Computer is choosing...'],
  'games/slice-storm': ['Play', 'How to Play', 'Game Over'],
  'games/sliding-puzzle': ['New Best Score!', 'Puzzle Complete!'],
  'games/snake': ['Game Over! Hit a wall', 'Game Over! Hit yourself'],
  'games/tap-the-glitch': ['Boot System', 'Restart System', 'Pixel', 'Static', 'Corruption', 'Virus'],
  'games/whack-a-mole': ['New High Score!', 'Game Over!'],
  'games/word-guessing': [
    'Please enter a single letter!',
    'You already guessed that letter!',
    'Game Over! The word was {}',
    'Next Word',
  ],
}

/** Every string, template and JSX text of a folder, with `{}` for values. */
function textsOf(folder: string): Set<string> {
  const path = join('src', folder)
  const files = statSync(path).isDirectory()
    ? (readdirSync(path, { recursive: true }) as string[]).filter((file) => /\.tsx?$/.test(file))
    : []
  const found = new Set<string>()
  for (const file of files) {
    const source = readFileSync(join(path, file), 'utf8').replace(/\$\{[^{}]*\}/g, '{}')
    for (const [, , text] of source.matchAll(/(['"`])((?:(?!\1|\n).)*)\1/g))
      if (text !== undefined) found.add(text.replaceAll("\\'", "'"))
    for (const [, text] of source.matchAll(/>\s*([^<>{}]*?)\s*(?=[<{])/g))
      if (text) found.add(text.replace(/\s+/g, ' '))
  }
  return found
}

describe.each(Object.entries(FIXED))('the fixed texts of %s', (folder, texts) => {
  it('are in its source', () => {
    const found = [...textsOf(folder)]
    const matches = (fixed: string) => (text: string) =>
      fixed.endsWith('…') ? text.startsWith(fixed.slice(0, -1)) : text === fixed
    expect(texts.filter((fixed) => !found.some(matches(fixed)))).toEqual([])
  })
})

it('a changed text is found to be missing', () => {
  expect(textsOf('games/snake').has('Game over! Hit a wall')).toBe(false)
  expect(textsOf('games/snake').size).toBeGreaterThan(20)
})
