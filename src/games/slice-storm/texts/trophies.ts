/** Titles and conditions of Slice Storm’s trophies. */
export const trophyTexts = {
  combo: { title: 'Fruit Salad', text: 'Reach a combo of 8 in Classic or Zen.' },
  clean: {
    title: 'Nothing Dropped',
    text: 'In Classic with three lives, slice 60 fruit before missing one or slicing a bomb.',
  },
  level: { title: 'Weather the Storm', text: 'Reach level 5 in Classic with three lives, or in Zen.' },
  'ten-thousand': { title: 'Blender', text: 'Score 10,000 in Classic with three lives.' },
  storm: { title: 'Storm Chaser', text: 'In Arcade, earn three stars in stage 10.' },
}
