/** Titles and conditions of Pixel Sushi Chef’s trophies. */
export const trophyTexts = {
  clean: { title: 'Clean Cut', text: 'Reach closing time with six guests served and no wrong roll.' },
  everyone: {
    title: 'Nobody Waits',
    text: 'Reach closing time with eight guests served and none leaving hungry.',
  },
  'one-heart': { title: 'Heart and Soul', text: 'Reach closing time in Rush with one life.' },
  twenty: { title: 'Master of the Mat', text: 'Serve 20 guests in a Classic or Rush shift.' },
  week: { title: 'Head Chef', text: 'Earn three stars on evening 7 in Seven evenings.' },
}
