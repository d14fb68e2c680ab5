/** Titles and conditions of Frogger’s trophies. */
export const trophyTexts = {
  three: { title: 'Why the Frog Crossed', text: 'Cross three times in one game.' },
  forward: { title: 'Never Look Back', text: 'Cross five times in one game without hopping back.' },
  untouched: { title: 'Dry Feet', text: 'Cross eight times in one game before losing a life.' },
  city: { title: 'Cold-Blooded', text: 'Complete the Winter city with three stars.' },
  twenty: { title: 'Rush Hour', text: 'Cross 20 times in one game.' },
}
