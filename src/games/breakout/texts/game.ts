/** Texts of Breakout’s options, messages and ends. */
import { numberText, plural } from '../../../engine/core/text'

export const texts = {
  options: {
    mode: {
      label: 'Mode',
      classic: 'Classic',
      'power-ups': 'Power-ups',
      arcade: 'Arcade',
      says: {
        classic: 'Just the ball, the paddle, and the bricks.',
        'power-ups': 'Some bricks drop power-ups: catch them.',
        arcade: 'Thirty levels with stars, moving bricks, and bosses.',
      },
    },
    board: { label: 'Level' },
    bricks: {
      label: 'Bricks',
      plain: 'Normal',
      hard: 'Hard',
      says: { hard: 'Bands show how many hits a brick needs, steel never breaks, and the ball speeds up.' },
    },
  },
  controls: { launch: 'Launch' },
  stats: { Score: 'Score', Lives: 'Lives', Level: 'Level', Stars: 'Stars' },
  mostStars: 'Most stars',
  toasts: {
    lifeLost: (lives: number) =>
      plural(lives, { one: 'All balls lost! # life remaining', other: 'All balls lost! # lives remaining' }),
    levelComplete: (level: number) => `Level ${level} complete`,
  },
  status: {
    levelComplete: (level: number, score: number) => `Level ${level} complete. Score: ${numberText(score)}.`,
    level: (level: number) => `Level ${level}. Launch the ball.`,
    faster: 'The ball is faster.',
    half: 'The ball touched the ceiling. The paddle is half as wide.',
    struck: 'The paddle was hit. It is half as wide for a while.',
    bossDown: 'The boss is beaten.',
  },
  /** What is heard. */
  captions: {
    launch: 'ball launched',
    wall: 'ball hits the wall',
    paddle: 'ball hits the paddle',
    brick: 'brick breaks',
    crack: 'brick cracks',
    clank: 'ball hits steel',
    bonusBall: 'extra ball',
    ballLost: 'ball lost',
    lifeLost: 'life lost',
    levelComplete: 'level complete',
    power: 'power-up caught',
    laser: 'laser',
    faster: 'ball gets faster',
    half: 'paddle shrinks',
    drop: 'boss drops something',
    struck: 'paddle hit',
    bossDown: 'boss beaten',
  },
  /** `{keys}` stands for the names of keys or buttons. */
  tutorialHint: { keys: 'Launch the ball with {keys}', touch: 'Drag to aim, release to launch the ball' },
  howTo: [
    'Break every brick. Some of them add a bonus ball.',
    'The ends of the paddle send the ball off at a flatter angle.',
    'You lose a life only when the last ball is lost.',
  ] satisfies [string, string, string],
  ends: {
    won: (level: number) => `Level ${level} complete`,
    over: 'Game Over!',
    score: (score: number) => `Final score: ${score}`,
  },
  /** Shown on the field. */
  field: {
    level: (level: number) => `Level ${level}`,
    faster: 'Faster',
    half: 'Half a paddle',
  },
  powers: {
    wide: 'Wide paddle',
    slow: 'Slow ball',
    life: 'Extra life',
    sticky: 'Sticky paddle',
    laser: 'Laser',
    three: 'Three balls',
  },
}

export type Stat = keyof typeof texts.stats
