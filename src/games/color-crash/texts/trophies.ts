/** Titles and conditions of Color Crash’s trophies. */
export const trophyTexts = {
  'three-hundred': { title: 'True Colors', text: 'Score 300 in Classic without split gaps.' },
  combo: { title: 'Full Palette', text: 'Reach a combo of 10.' },
  match: {
    title: 'In Disguise',
    text: 'Go through 25 barriers of your own color in one Classic run without split gaps.',
  },
  'five-thousand': { title: 'Off the Chart', text: 'Score 5,000 in Classic without split gaps.' },
  rainbow: { title: 'Over the Rainbow', text: 'Pass the Rainbow tunnel with three stars.' },
}
