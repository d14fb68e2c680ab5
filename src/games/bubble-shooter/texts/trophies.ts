/** Titles and conditions of Bubble Shooter’s trophies. */
export const trophyTexts = {
  clear: { title: 'Ceiling Swept', text: 'Clear the whole playing field in Single level mode.' },
  drop: { title: 'Avalanche', text: 'Drop ten bubbles with one shot in Single level mode.' },
  run: { title: 'No Shot Wasted', text: 'Clear bubbles with eight shots in a row in Single level mode.' },
  few: {
    title: 'Sharpshooter',
    text: 'Clear the whole playing field with 35 shots or fewer in Single level mode.',
  },
  rows: { title: 'Against the Ceiling', text: 'Clear the playing field with new rows in Single level mode.' },
}
