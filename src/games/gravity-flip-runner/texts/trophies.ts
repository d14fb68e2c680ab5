/** Titles and conditions of Gravity Flip Runner’s trophies. */
export const trophyTexts = {
  five: { title: 'Upside Down', text: 'Reach a distance of 5,000.' },
  coins: { title: 'Ceiling and Floor', text: 'Collect 40 coins in one single-player Classic run.' },
  powers: {
    title: 'Well Equipped',
    text: 'Pick up all three power-ups in one single-player run: shield, slow motion, and magnet.',
  },
  twenty: { title: 'Free Fall', text: 'Reach a distance of 20,000.' },
  core: { title: 'Center of Gravity', text: 'Finish the Core with three stars.' },
}
