/** Titles and conditions of Bubble Shooter’s trophies. */
export const trophyTexts = {
  clear: { title: 'Ceiling Swept', text: 'Clear the whole field.' },
  drop: { title: 'Avalanche', text: 'Drop ten bubbles with one shot in a single field.' },
  run: { title: 'No Shot Wasted', text: 'Clear bubbles with eight shots in a row in a single field.' },
  few: { title: 'Sharpshooter', text: 'Clear the whole field with 35 shots or fewer.' },
  rows: { title: 'Against the Ceiling', text: 'Clear a single field with new rows.' },
}
