/** Titles and conditions of Tug of War’s trophies. */
export const trophyTexts = {
  medium: { title: 'Heave', text: 'With a fast pull, beat the computer on Normal or above.' },
  clean: {
    title: 'Not an Inch',
    text: 'With a fast pull, beat the computer on Hard or above in a match to 3 or 5 rounds without losing a round.',
  },
  expert: { title: 'Ten Bears Strong', text: 'With a fast pull, beat the computer on Expert or above.' },
  impossible: { title: 'Nothing Is Impossible', text: 'With a fast pull, beat the computer on Impossible.' },
  champion: { title: 'Last Bear Standing', text: 'Earn three stars against bear 6 in Tournament.' },
}
