/** Titles and conditions of Color Grid Challenge’s trophies. */
export const trophyTexts = {
  ten: { title: 'Spot the Difference', text: 'Find the odd tile in ten grids.' },
  clean: { title: 'Keen Eyes', text: 'Find the odd tile in twelve grids before losing a life.' },
  forty: { title: 'Eagle Eye', text: 'Find the odd tile in 40 grids.' },
}
