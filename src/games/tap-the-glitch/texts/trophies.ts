/** Titles and conditions of Tap the Glitch’s trophies. */
export const trophyTexts = {
  secure: { title: 'System Restored', text: 'Keep the system up for all 60 seconds.' },
  combo: { title: 'Chain Reaction', text: 'Reach a combo of 15.' },
  steady: {
    title: 'Barely a Flicker',
    text: 'Keep the system up for all 60 seconds without its status ever turning CRITICAL.',
  },
  storm: { title: 'Eye of the Storm', text: 'Score 2,500 in a 60-second game in Storm.' },
  meltdown: { title: 'Employee of the Night', text: 'Earn three stars in shift 8 of Shifts.' },
}
