/** Texts of Bubble Shooter’s options, messages and ends. */
import { numberText, plural } from '../../../engine/core/text'

export const texts = {
  options: {
    mode: {
      label: 'Mode',
      field: 'Single level',
      boards: '30 levels',
      says: {
        field: 'Clear one large playing field.',
        boards: 'Special bubbles, and up to three stars for few shots.',
      },
    },
    board: { label: 'Level' },
    ceiling: { label: 'Ceiling', still: 'Fixed', rows: 'New rows' },
  },
  controls: {
    aim: 'Aim',
    fire: 'Shoot',
    swap: 'Swap',
    aimWithStick: 'Aim with the stick',
  },
  stats: {
    Score: 'Score',
    Bubbles: 'Bubbles',
    'Rows above': 'Rows above',
    Board: 'Level',
    Stars: 'Stars',
    'New row in': 'New row in',
    'Final Score': 'Final Score',
    Shots: 'Shots',
  },
  status: {
    cleared: (bubbles: number) => `${bubbles} cleared.`,
    /** @param loose - bubbles that came loose and fell */
    clearedAndFell: (bubbles: number, loose: number) => `${bubbles} cleared, ${loose} fell.`,
    row: 'A new row came down.',
    bomb: 'Next: a bomb.',
    rainbow: 'Next: a rainbow bubble. It becomes the best color.',
  },
  /** What is heard. */
  captions: {
    drop: 'great drop',
    bomb: 'bomb explodes',
    special: 'special bubble',
    fire: 'bubble shot',
    bounce: 'bubble hits the wall',
    land: 'bubble sticks',
    pop: 'bubbles pop',
    fall: 'bubbles fall',
    swap: 'bubbles swapped',
    row: 'new row',
    sunk: 'bubbles crossed the line',
    cleared: 'all bubbles cleared',
  },
  /** `{keys}` stands for the names of keys or buttons. */
  tutorialHint: {
    keys: 'Shoot at bubbles of the same color with {keys}',
    touch: 'Drag to aim, release to shoot',
    mouse: 'Click to shoot at the same color, or use {keys}',
  },
  howTo: [
    'Match three or more of a color to clear them. Bubbles that come loose fall.',
    'Aim with the mouse and click, or drag a finger and let go.',
    'Press the launcher to swap the next two bubbles. Keep all above the line.',
  ] satisfies [string, string, string],
  ends: {
    over: 'Game Over!',
    won: 'All clear',
    bonus: (points: number) => `+${numberText(points)} for clearing the playing field.`,
    board: (board: number, stars: number) =>
      plural(stars, { one: `Level ${board} clear: # star`, other: `Level ${board} clear: # stars` }),
  },
  /** Drawn on the field. */
  field: {
    board: (board: number) => `Level ${board}`,
    rule: 'Fewer shots, more stars',
    /** That are left for the stars. */
    shots: (shots: number) => plural(shots, { one: '# shot', other: '# shots' }),
  },
}

export type Stat = keyof typeof texts.stats
