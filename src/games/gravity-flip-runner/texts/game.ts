/** Texts of Gravity Flip Runner’s options, messages and ends. */
export const texts = {
  controls: { flip: 'Flip' },
  stats: { Score: 'Score', Distance: 'Distance', Coins: 'Coins', Blue: 'Blue', Green: 'Green' },
  best: { distance: 'Best distance' },
  /** What is heard. */
  captions: {
    flip: 'flip',
    land: 'landing',
    coin: 'coin',
    power: 'power-up',
    faded: 'power-up ends',
    shieldBroke: 'shield breaks',
    faster: 'speeding up',
    out: 'crash: one runner out',
    ahead: 'takes the lead',
    crash: 'crash',
  },
  /** `{keys}` stands for the names of keys or buttons. */
  tutorialHint: { keys: 'Flip to the other side with {keys}', touch: 'Tap to flip to the other side' },
  howTo: [
    'One press flips gravity: run on the floor or the ceiling.',
    'Collect coins (10) and power-ups (50). Avoid obstacles as you speed up.',
    'Two players: tap your own track. The longer run wins.',
  ] satisfies [string, string, string],
}
