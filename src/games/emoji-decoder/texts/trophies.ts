/** Titles and conditions of Emoji Decoder’s trophies. */
export const trophyTexts = {
  ten: { title: 'Picture This', text: 'Solve 10 of the 15 puzzles in the original pack in one game.' },
  clean: {
    title: 'At First Sight',
    text: 'Solve five puzzles on the first try in one game, without revealing letters.',
  },
  perfect: {
    title: 'Rosetta Stone',
    text: 'Score all 600 points in the original pack: every puzzle on the first try, no letters revealed.',
  },
}
