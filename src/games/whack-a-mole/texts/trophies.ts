/** Titles and conditions of Whack-a-Mole’s trophies. */
export const trophyTexts = {
  twenty: { title: 'Quick Off the Mark', text: 'Whack 20 moles in one Classic game.' },
  true: {
    title: 'Every Hit Counts',
    text: 'Whack 30 moles in one Classic game without hitting an empty hole.',
  },
  run: {
    title: 'Unstoppable',
    text: 'Whack 50 moles in a row in Rush.',
  },
  hundred: { title: 'Head Gardener', text: 'Whack 100 moles in one Classic game.' },
  fair: { title: 'Grand Prize', text: 'Earn three stars on stage 10 in Rush.' },
}
